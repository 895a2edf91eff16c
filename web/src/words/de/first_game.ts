import type { first as english } from "../en/first_game";

export const first: typeof english = {
  title: "Erstes Spiel mit dem Coach",
  idea: "Ein richtiges Spiel gegen einen leichten Computerspieler. Der Coach erklärt jede Regel, sobald sie zum ersten Mal wichtig wird. Du kannst ihn jederzeit wegschicken.",
  start: "Erstes Spiel beginnen",
  next: "Weiter",
  leave: "Keine Erklärungen mehr",
  quiet: "Dein Coach schaut zu.",
  topics: {
    grill_aim:
      "Auf dem Grill liegen Portionen mit ein bis vier Würmern. Wer am Ende die meisten Würmer hat, gewinnt. Die Portionen bekommst du durch Würfeln.",
    deluxe_aim:
      "Auf dem Grill liegen Portionen mit ein bis vier Würmern, auf manchen stehen Spezialisten. Wer am Ende die meisten Würmer hat, gewinnt; einen Spezialisten bekommst du mit seiner Portion.",
    grill_roll: "Du bist dran: Wirf alle acht Würfel.",
    golden: "Der Goldwürfel gehört dir: Wenn du willst, wirfst du ihn als neunten mit. Er zeigt eine Eins oder einen Wurm.",
    keep: "Such dir ein Symbol aus: Du nimmst alle Würfel, die es zeigen, und wirfst die anderen noch einmal. Ein Wurm zählt 5, und ohne Wurm bekommst du keine Portion.",
    keep_again: "Wähle wieder. Ein Symbol, das du schon hast, geht kein zweites Mal: Es ist durchgestrichen.",
    double_one:
      "Zwei Einsen oder mehr: Nimmst du sie, bekommst du sofort einen Bonus-Bratwurm. Er zählt einen Wurm, egal wie der Zug ausgeht.",
    weasel: "Das Wiesel darf einmal im Zug den letzten Wurf wiederholen. Dann gilt der neue, ob er besser ist oder nicht.",
    need_worm: (n) => `Summe ${n}, aber noch kein Wurm. Ohne ihn bringt Aufhören nichts: Würfle weiter.`,
    too_low: (n) => `Summe ${n}, mit Wurm. Dafür gibt es keine Portion: Würfle weiter.`,
    stop: (n) =>
      `Die ${n} liegt auf dem Grill: Hör auf, und sie gehört dir. Oder würfle weiter für mehr. Fallen aber nur Symbole, die du schon hast, ist der Zug verloren.`,
    stop_lower: (n, _, total) =>
      `Die ${total} ist nicht zu haben, du bekämst die nächstniedrigere Portion: die ${n}. Hörst du auf, oder riskierst du es?`,
    low_tile: (n) =>
      `Mit genau ${n} bekommst du die niedrige Portion. Sie hat nur einen Wurm, aber niemand kann sie dir stehlen.`,
    steal: (n, name) => `${name} hat die ${n} obenauf. Du hast genau ${n}: Hör auf, und du stiehlst sie!`,
    steal_or_lower: (n, name) =>
      `Du hast genau die ${n}, die bei ${name} obenauf liegt: Du darfst sie stehlen oder die nächstniedrigere Portion vom Grill nehmen.`,
    hen: (_, name) =>
      `Die Portion von ${name} wird von der Glucke bewacht. Hörst du auf, bekommst du die Glucke, und die Portion bleibt.`,
    canned_worm: (n) => `Summe ${n} ohne Wurm. Zähl beim Aufhören den Dosenwurm mit: Er gilt als Wurm und bringt 5 dazu.`,
    rob: "Der Vorrat an Bonus-Bratwürmern ist leer: Such dir aus, wem du einen wegnimmst.",
    back: "Zwei Spezialisten darf niemand behalten. Such dir aus, welcher zurück auf den Grill geht.",
    took: (n) =>
      `Die ${n} gehört dir und liegt oben auf deinem Stapel. Aber Vorsicht: Wer genau ${n} würfelt, kann sie dir stehlen. Was darunter liegt, ist sicher.`,
    rival_took: (n, name) => `${name} hat jetzt die ${n}. Würfelst du genau ${n} mit einem Wurm, stiehlst du sie.`,
    stole: (n, name) =>
      `Gestohlen! Die ${n} von ${name} liegt jetzt oben auf deinem Stapel. Stehlen kann man nur die oberste Portion.`,
    robbed: (n, name) =>
      `${name} hat genau ${n} gewürfelt und dir die oberste Portion gestohlen. Was darunter lag, gehört dir noch.`,
    failed: (n) => `Der Zug ist gescheitert: Deine oberste Portion, die ${n}, geht zurück auf den Grill.`,
    failed_free:
      "Der Zug ist gescheitert: nichts zu nehmen, kein Wurm oder keine passende Portion. Du hast nichts, was zurückgehen könnte, also ist nichts verloren.",
    turned: (n) =>
      `Nach einem gescheiterten Zug wird die höchste Portion umgedreht: Die ${n} ist endgültig aus dem Spiel. So kommt das Spiel zu seinem Ende.`,
    specialist: (_, name) => `Ein Spezialist ist zu dir gekommen. ${name}`,
    raven: "Der Rabe schenkt dir einen Bonus-Bratwurm und fliegt weiter auf eine andere Portion.",
    bratworm: "Ein Bonus-Bratwurm gehört dir: am Ende ein Wurm, was auch immer aus diesem Zug wird.",
    end_near: (n) =>
      `Nur noch ${n === 1 ? "1 Portion liegt" : `${n} Portionen liegen`} auf dem Grill. Ist keine offene mehr da, ist das Spiel zu Ende.`,
    grill_over:
      "Keine offene Portion ist mehr da: Das Spiel ist zu Ende. Die meisten Würmer gewinnen, bei Gleichstand die höchste einzelne Portion.",
    wok_aim:
      "Zwei Reihen: Sushi bringen Punkte, Gräten kosten welche. Trotzdem brauchst du beides: Es zählen nur so viele Sushi, wie du Gräten hast.",
    wok_roll: "Du bist dran: Wirf die fünf Würfel.",
    wok_offers:
      "Zähl deine Symbole: Zwei Sushi bieten dir das zweite Sushi der Reihe, zwei Gräten die zweite Gräte. Nimm, was leuchtet, oder leg mindestens einen Würfel fest und wirf die anderen.",
    wok_lock:
      "Festgelegte Würfel bleiben liegen. Nimm jetzt, was leuchtet, oder leg weitere fest und wirf ein drittes und letztes Mal.",
    wok_last: "Der letzte Wurf: Nimm eins der Angebote. Ohne Angebot müsstest du die schlimmste Gräte nehmen.",
    wok_steal_top: "Drei Stäbchen einer Farbe stehlen, was oben auf einem Stapel liegt: blaue ein Sushi, rote eine Gräte.",
    wok_steal_any: "Vier Stäbchen einer Farbe reichen an jede Stelle eines Stapels: Such dir aus, was du stiehlst.",
    ate_sushi: (n) => `Sushi +${n} gehört dir. Es zählt, sobald du eine Gräte dazu hast; gezählt wird von unten im Stapel.`,
    ate_bone: (n) => `Gräte −${n} gehört dir. Sie kostet Punkte, aber mit ihr zählt ein Sushi mehr.`,
    wok_forced: {
      sushi: (n) => `Kein Angebot im letzten Wurf: Du musstest das kleinste Sushi nehmen, +${n}.`,
      bone: (n) =>
        `Kein Angebot im letzten Wurf: Du musstest die schlimmste Gräte nehmen, −${n}. Immerhin zählt mit ihr ein Sushi mehr.`,
    },
    snatched: {
      sushi: (n, name) => `Das Sushi +${n} von ${name} gehört jetzt dir.`,
      bone: (n, name) => `Die Gräte −${n} von ${name} gehört jetzt dir: Mit ihr zählt ein Sushi mehr.`,
    },
    wok_robbed: {
      sushi: (n, name) => `${name} hat dir mit Stäbchen das Sushi +${n} gestohlen.`,
      bone: (n, name) => `${name} hat dir die Gräte −${n} gestohlen: Bei dir zählt nun vielleicht ein Sushi weniger.`,
    },
    row_empty: {
      sushi: "Die Reihe der Sushi ist leer. Von jetzt an kommst du nur noch mit Stäbchen an welche.",
      bone: "Die Reihe der Gräten ist leer. Von jetzt an kommst du nur noch mit Stäbchen an welche.",
    },
    wok_end_near: (n) =>
      `Nur noch ${n === 1 ? "1 Plättchen liegt" : `${n} Plättchen liegen`} in den Reihen. Sind beide leer, ist das Spiel zu Ende.`,
    wok_over: "Beide Reihen sind leer: Das Spiel ist zu Ende, und die meisten Punkte gewinnen.",
  },
};
