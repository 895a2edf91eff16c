import { mkdir } from "node:fs/promises";
import type { Page } from "playwright-core";

/** Where a strip is kept; looked at by people. */
const folder = "test-output";

/** In the page: moves every animation on by so many milliseconds; nothing of them happens by itself. */
function seek(milliseconds: number): void {
  const kept = window as unknown as { film?: { now: number; begun: WeakMap<Animation, number> } };
  const film = (kept.film ??= { now: 0, begun: new WeakMap() });
  for (const animation of document.getAnimations()) {
    if (!film.begun.has(animation)) film.begun.set(animation, film.now);
    animation.pause();
    const at = film.now + milliseconds - film.begun.get(animation)!;
    if (at >= Number(animation.effect?.getComputedTiming().endTime ?? 0)) animation.finish();
    else animation.currentTime = at;
  }
  film.now += milliseconds;
}

/**
 * Pictures of the board at equal distances of time, as one PNG, `columns` side by side. REQUIRES: the page's clock is
 * Playwright's and stands still. `during` is called before each picture with its number.
 */
export async function film(
  page: Page,
  name: string,
  how: { pictures: number; apart: number; columns: number },
  during: (picture: number) => Promise<unknown> = () => Promise.resolve(),
): Promise<string[]> {
  const shots: string[] = [];
  const phases: string[] = [];
  for (let picture = 0; picture < how.pictures; picture++) {
    await during(picture);
    await page.clock.runFor(how.apart);
    await page.evaluate(seek, how.apart);
    phases.push((await page.locator("[data-phase]").first().getAttribute("data-phase")) ?? "");
    shots.push((await page.screenshot({ type: "jpeg", quality: 85 })).toString("base64"));
  }
  await mkdir(folder, { recursive: true });
  const { width, height } = page.viewportSize()!;
  const sheet = await page
    .context()
    .browser()!
    .newPage({ viewport: { width: (width / 2) * how.columns, height: 100 } });
  const cell = (shot: string, i: number) =>
    `<figure style="margin:0;position:relative"><img width=${width / 2} height=${height / 2} src="data:image/jpeg;base64,${shot}">` +
    `<figcaption style="position:absolute;top:0;left:0;background:#fffc;font:12px sans-serif">${(i + 1) * how.apart} ms, ${phases[i]}</figcaption></figure>`;
  const cells = shots.map(cell).join("");
  await sheet.setContent(`<body style="margin:0;display:grid;grid-template-columns:repeat(${how.columns},1fr)">${cells}</body>`);
  await sheet.screenshot({ path: `${folder}/film-${name}.png`, fullPage: true });
  await sheet.close();
  return phases;
}
