// Days in a row, as people count them, and what is forgiven.

const day = 24 * 60 * 60 * 1000;

/** The day that it is where the reader is: "2026-11-18". */
export function localDate(now: Date): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The day that is so many days after another one. */
export function dateAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10);
}

/** A missed day is forgiven when the last one that was forgiven lies at least so many days away. */
export const forgivenEvery = 7;

export interface Streak {
  /** Days on which the puzzles were solved. */
  days: number;
  /** Days between them that were missed and forgiven. */
  forgiven: number;
}

/**
 * The days in a row up to today on which everything was answered. Today may still come, so it breaks nothing; of the days
 * before it one in seven may be missing.
 */
export function streakOf(done: ReadonlySet<string>, today: string): Streak {
  const streak: Streak = { days: done.has(today) ? 1 : 0, forgiven: 0 };
  let sinceMissed = forgivenEvery;
  let pending = 0;
  for (let date = dateAfter(today, -1); ; date = dateAfter(date, -1)) {
    if (done.has(date)) {
      streak.days++;
      // A missed day counts as forgiven once there is something behind it to go on with.
      streak.forgiven += pending;
      pending = 0;
      sinceMissed++;
    } else if (sinceMissed >= forgivenEvery) {
      sinceMissed = 1;
      pending = 1;
    } else return streak;
  }
}
