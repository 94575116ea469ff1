import type { Area } from './free-area.ts';

/** The lines of text inside an element that the window shows now, without those of one part. */
export function textAreas(root: Element, without: Element): Area[] {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const areas: Area[] = [];
  const line = document.createRange();
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const parent = text.parentElement;
    if (!parent || without.contains(parent) || text.textContent?.trim() === '' || !isInWindow(parent.getBoundingClientRect()))
      continue;
    if (!isVisible(parent)) continue;
    line.selectNodeContents(text);
    for (const area of line.getClientRects()) {
      const { left, top, width, height } = area;
      if (isInWindow(area)) areas.push({ left, top, width, height });
    }
  }
  return areas;
}

/** Visually hidden text is one pixel large. */
const isInWindow = ({ top, bottom, width, height }: DOMRect) => bottom > 0 && top < innerHeight && width > 1 && height > 1;

/** Whether an element is drawn. Browsers before 2024 cannot say: there, it counts as drawn. */
export function isVisible(element: Element): boolean {
  return 'checkVisibility' in element ? element.checkVisibility({ visibilityProperty: true }) : true;
}
