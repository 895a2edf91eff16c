import { chromium, type Browser, type Page } from "playwright-core";

export const phone = { width: 390, height: 844 };
export const smallPhone = { width: 360, height: 640 };
export const desktop = { width: 1280, height: 800 };

/** How Chromium is started: the one without a window, which takes a third of the time off that the other one needs. */
export const launch = {
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium-headless-shell",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};

export const openBrowser = (): Promise<Browser> => chromium.launch(launch);

/** In the page: pauses that let people follow are cut to a twentieth. */
export function hurry(): void {
  const plain = window.setTimeout.bind(window);
  const hurried = (handler: TimerHandler, delay = 0, ...rest: unknown[]) =>
    plain(handler, delay < 3000 ? delay / 20 : delay, ...rest);
  window.setTimeout = hurried as typeof window.setTimeout;
}

/** From now on nothing in the page that waits comes to an end by itself. REQUIRES: its clock is Playwright's. */
export async function stopTime(page: Page): Promise<void> {
  // On a busy machine that moment may have passed before the page is told of it.
  for (let tries = 1; ; tries++) {
    const now = await page.evaluate(() => Date.now());
    const late = await page.clock.pauseAt(now + 300).then(
      () => null,
      (error: Error) => error,
    );
    if (late === null) return;
    if (tries === 50 || !late.message.includes("to the past")) throw late;
    await page.clock.resume();
  }
}

/** Does something as often as it takes until `holds`; fails with `what` when that is not so after `most` milliseconds. */
export async function until(
  what: string,
  holds: () => Promise<boolean>,
  act: () => Promise<unknown>,
  most = 120_000,
): Promise<void> {
  const end = Date.now() + most;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`${what}: not after ${most / 1000} s`);
    await act();
  }
}

/** Lets the page go on by single milliseconds until something holds; how many that were, at most `most`. */
export async function millisecondsUntil(page: Page, holds: () => Promise<boolean>, most: number): Promise<number> {
  for (let passed = 0; passed < most; passed++) {
    if (await holds()) return passed;
    await page.clock.runFor(1);
    // The server and the engine need time of their own.
    await new Promise((later) => setTimeout(later, 100));
  }
  return most;
}
