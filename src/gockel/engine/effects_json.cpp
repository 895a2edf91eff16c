#include "gockel/engine/effects_json.h"

#include "gockel/core/text.h"
#include "gockel/rpc/json_object.h"
#include "gockel/words/effect_words.h"

namespace gockel {
namespace {

std::string_view name(EffectKind kind) {
  switch (kind) {
    case EffectKind::rolled: return "rolled";
    case EffectKind::chose: return "chose";
    case EffectKind::kept: return "kept";
    case EffectKind::locked: return "locked";
    case EffectKind::rerolled: return "rerolled";
    case EffectKind::stopped: return "stopped";
    case EffectKind::took: return "took";
    case EffectKind::stole: return "stole";
    case EffectKind::failed: return "failed";
    case EffectKind::returned: return "returned";
    case EffectKind::turned: return "turned";
    case EffectKind::gained: return "gained";
    case EffectKind::placed: return "placed";
    case EffectKind::removed: return "removed";
    case EffectKind::bratworm: return "bratworm";
    case EffectKind::ate: return "ate";
    case EffectKind::snatched: return "snatched";
    case EffectKind::over: return "over";
  }
  return "";
}

/// What lies aside after a roll, keep or lock, and how many dice do not.
void add_turn_dice(const Effect& e, std::string_view faces, JsonObject& out) {
  out.add("aside", dice_json(e.aside, faces));
  out.add("left", e.left.dice);
  if (faces == grill_faces) out.add("golden_left", e.left.golden != 0);
}

}  // namespace

std::string_view name(Failure why) {
  switch (why) {
    case Failure::bust: return "bust";
    case Failure::no_worm: return "no_worm";
    case Failure::nothing: return "nothing";
  }
  return "";
}

Json effect_json(const Effect& e, std::string_view faces) {
  const auto who = specialist_names[static_cast<unsigned>(e.specialist)];
  JsonObject out;
  out.add("kind", name(e.kind));
  if (e.kind != EffectKind::over) out.add("seat", seat_json(e.seat));
  switch (e.kind) {
    case EffectKind::rolled:
    case EffectKind::locked:
      out.add("dice", dice_json(e.dice, faces));
      add_turn_dice(e, faces, out);
      break;
    case EffectKind::chose: out.add("golden", e.value > grill_dice); break;
    case EffectKind::kept:
      out.add("dice", dice_json(e.dice, faces));
      out.add("total", e.value);
      add_turn_dice(e, faces, out);
      break;
    case EffectKind::stopped: out.add("total", e.value); break;
    case EffectKind::stole: out.add("from", seat_json(e.from)); [[fallthrough]];
    case EffectKind::took:
      out.add("tile", tile_json(e.tile));
      out.add("worms", worms(e.tile));
      break;
    case EffectKind::failed: out.add("why", name(e.why)); break;
    case EffectKind::returned:
    case EffectKind::turned: out.add("tile", tile_json(e.tile)); break;
    case EffectKind::gained:
    case EffectKind::placed:
      out.add("specialist", who);
      out.add("tile", tile_json(e.tile));
      out.add("from", seat_json(e.from));
      break;
    case EffectKind::removed:
      out.add("specialist", who);
      out.add("from", seat_json(e.from));
      break;
    case EffectKind::bratworm: out.add("from", seat_json(e.from)); break;
    case EffectKind::ate:
      out.add("course", course_name(e.course));
      out.add("value", e.value);
      out.add("place", e.place);
      out.add("forced", e.forced != 0);
      break;
    case EffectKind::snatched:
      out.add("course", course_name(e.course));
      out.add("value", e.value);
      out.add("from", seat_json(e.from));
      out.add("depth", e.place);
      break;
    case EffectKind::rerolled:
    case EffectKind::over: break;
  }
  return out;
}

Json sentences_json(const EffectList& effects, RuleSet set,
                    const Phrases& phrases) {
  Json list = Json::array();
  for (ToldEffect& told : tell_effects(phrases, set, effects))
    list.push_back(std::move(told.text));
  return list;
}

Json happened(const AnyState& after, const EffectList& effects,
              const std::optional<Voice>& voice) {
  Json list = Json::array();
  for (const Effect& effect : effects)
    list.push_back(effect_json(effect, faces(after)));
  JsonObject out;
  out.add("position", text(after)).add("effects", std::move(list));
  if (voice)
    out.add("sentences",
            sentences_json(effects, rules(after).rule_set(), voice->phrases()));
  return out;
}

}  // namespace gockel
