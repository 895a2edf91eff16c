import { chromium, type Browser } from "playwright-core";

export const phone = { width: 390, height: 844 };
export const smallPhone = { width: 360, height: 640 };
export const desktop = { width: 1280, height: 800 };

export function openBrowser(): Promise<Browser> {
  const args = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ];
  return chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args });
}

/** In the page: pauses that let people follow are cut to a twentieth. */
export function hurry(): void {
  const plain = window.setTimeout.bind(window);
  const hurried = (handler: TimerHandler, delay = 0, ...rest: unknown[]) =>
    plain(handler, delay < 3000 ? delay / 20 : delay, ...rest);
  window.setTimeout = hurried as typeof window.setTimeout;
}
