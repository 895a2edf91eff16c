#include "gockel/arena/deal_bytes.h"

namespace gockel {
namespace {

// One function goes through the fields of a thing, for both directions.

struct PutFields {
  ByteWriter& to;
  template <class Number>
    requires std::is_arithmetic_v<Number>
  void operator()(const Number& number) const {
    to.put(number);
  }
  void operator()(const std::string& text) const { to.put_text(text); }
};

struct GetFields {
  ByteReader& from;
  template <class Number>
    requires std::is_arithmetic_v<Number>
  void operator()(Number& number) const {
    number = from.get<Number>();
  }
  void operator()(std::string& text) const { text = from.get_text(); }
};

template <class Visit, class Row>
void visit_row(const Visit& visit, Row& row) {
  visit(row.share);
  visit(row.score);
  visit(row.seatings);
  visit(row.forfeits);
  visit(row.adjusted);
  visit(row.times.decisions);
  visit(row.times.total);
  visit(row.times.longest);
  visit(row.loss.decisions);
  visit(row.loss.total);
}

template <class Visit, class Deal>
void visit_deal(const Visit& visit, Deal& deal) {
  visit(deal.games);
  visit(deal.cut);
  visit(deal.turns);
  for (auto& row : deal.rows) visit_row(visit, row);
  for (auto& meeting : deal.meetings) {
    visit(meeting.games);
    visit(meeting.won);
    visit(meeting.lost);
  }
}

template <class Visit, class DetailFields>
void visit_details(const Visit& visit, DetailFields& details) {
  visit(details.what);
  visit(details.more);
  visit(details.list);
  visit(details.n);
  visit(details.least);
  visit(details.limit);
  visit(details.turn);
}

}  // namespace

void write(ByteWriter& to, const DealSums& deal) {
  visit_deal(PutFields{to}, deal);
}

DealSums read_deal(ByteReader& in, std::size_t rows) {
  DealSums deal(rows);
  visit_deal(GetFields{in}, deal);
  return deal;
}

void write(ByteWriter& to, const AgentForfeit& forfeit) {
  const Forfeit& given_up = forfeit.forfeit;
  to.put_text(forfeit.agent);
  to.put(static_cast<std::uint8_t>(given_up.seat));
  to.put_text(given_up.position);
  to.put(static_cast<std::uint8_t>(given_up.why.kind));
  visit_details(PutFields{to}, given_up.why.details);
  const auto& refused = given_up.why.refused;
  to.put(refused.has_value());
  if (!refused) return;
  to.put(static_cast<std::uint16_t>(refused->reason));
  to.put(static_cast<std::uint64_t>(refused->offset));
  visit_details(PutFields{to}, refused->details);
}

AgentForfeit read_forfeit(ByteReader& in) {
  AgentForfeit forfeit{.agent = in.get_text(), .forfeit = {}};
  Forfeit& given_up = forfeit.forfeit;
  given_up.seat = in.get<std::uint8_t>();
  given_up.position = in.get_text();
  given_up.why.kind = static_cast<ForfeitKind>(in.get<std::uint8_t>());
  visit_details(GetFields{in}, given_up.why.details);
  if (!in.get<bool>()) return forfeit;
  const auto reason = static_cast<Reason>(in.get<std::uint16_t>());
  const auto offset = static_cast<std::size_t>(in.get<std::uint64_t>());
  Details details;
  visit_details(GetFields{in}, details);
  given_up.why.refused = refusal_for(reason, offset, details);
  return forfeit;
}

std::optional<std::vector<DealSums>> read_deals(std::string_view bytes,
                                                std::uint64_t count,
                                                std::size_t rows) {
  ByteReader in(bytes);
  std::vector<DealSums> deals;
  // Not reserved: the count may be a lie.
  for (std::uint64_t i = 0; i < count && in.ok(); ++i)
    deals.push_back(read_deal(in, rows));
  if (!in.at_end()) return std::nullopt;
  return deals;
}

}  // namespace gockel
