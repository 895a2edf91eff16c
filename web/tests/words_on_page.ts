import type { Page } from "playwright-core";
import { textsOf, type Catalogue } from "../src/words/all_texts";

/** In the page: everything that can be read or heard there. */
function shown(): string[] {
  const texts: string[] = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
    if (node instanceof Element)
      texts.push(
        ...["aria-label", "aria-valuetext", "title", "placeholder"].map((name) => (node as Element).getAttribute(name) ?? ""),
      );
    else if (!node.parentElement!.closest("script, style, noscript, code")) texts.push(node.textContent ?? "");
  }
  return [...new Set(texts.map((text) => text.trim().replaceAll(/\s+/g, " ")))].filter(Boolean);
}

interface Said {
  /** Texts without anything filled in. */
  plain: Set<string>;
  /** Those with something filled in; only where enough of the text itself is left to know it by. */
  filled: RegExp[];
}

/** What a catalogue says, to be found again on a page. */
function saidIn(catalogue: Catalogue): Said {
  const texts = [...textsOf(catalogue).values()].flat().map((text) => text.replaceAll(/\s+/g, " "));
  const isFilled = (text: string) => /\d/.test(text);
  const known = (text: string) => /[\p{L}]{4}/u.test(text);
  const pattern = (text: string) => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(/\d+/g, ".+")}$`);
  return {
    plain: new Set(texts.filter((text) => !isFilled(text))),
    filled: [...new Set(texts.filter((text) => isFilled(text) && known(text)))].map(pattern),
  };
}

/** Finds what is on a page in English although it should be in another language. */
export function englishFinder(english: Catalogue, own: Catalogue): (page: Page) => Promise<string[]> {
  const [there, here] = [saidIn(english), saidIn(own)];
  const says = ({ plain, filled }: Said, text: string) => plain.has(text) || filled.some((pattern) => pattern.test(text));
  return async (page) => (await page.evaluate(shown)).filter((text) => says(there, text) && !says(here, text));
}

/** In the page: texts that stick out of the box they stand in, or are cut off by it. */
function sticking(): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent!.trim();
    const parent = node.parentElement!;
    if (!text || parent.closest("svg, script, style, noscript, option") || !parent.checkVisibility({ visibilityProperty: true }))
      continue;
    let box = parent;
    while (getComputedStyle(box).display.startsWith("inline") && !box.matches("button, a.button") && box.parentElement)
      box = box.parentElement;
    const outer = box.getBoundingClientRect();
    // Texts for screen readers are in a box of one pixel; what is cut after some lines opens by a tap.
    if (outer.width <= 1 || parent.closest("pre, code, button.news")) continue;
    range.selectNodeContents(node);
    const inner = range.getBoundingClientRect();
    if (inner.width === 0) continue;
    // A name is as long as its owner likes.
    const named = box.matches(".name");
    const cut = !named && getComputedStyle(box).overflowX !== "visible" && box.scrollWidth > box.clientWidth + 1;
    const out = !named && (inner.right > outer.right + 1 || inner.left < outer.left - 1);
    const below = box.matches("button, a.button") && inner.bottom > outer.bottom + 1;
    const beside = !named && inner.right > innerWidth + 1 && !parent.closest("[role=group], .scroll");
    if (cut || out || below || beside) found.push(`${text} (${box.tagName.toLowerCase()}.${box.className})`);
  }
  return [...new Set(found)];
}

export const stickingTexts = (page: Page): Promise<string[]> => page.evaluate(sticking);
