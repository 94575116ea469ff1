/**
 * Records what a screen reader announces by itself: words that come into a `status` which was there before them. What comes together with its `status`
 * is not announced.
 * @returns what was announced since, in its order
 */
export function recordAnnouncements(): () => string[] {
  const announced: string[] = [];
  const known = new Set<Element>(document.querySelectorAll('[role=status]'));
  const take = (records: MutationRecord[]) => {
    for (const { target, addedNodes } of records) {
      const place = (target instanceof Element ? target : target.parentElement)?.closest('[role=status]');
      if (place && known.has(place)) announced.push(textOf(target instanceof Text ? [target] : [...addedNodes]));
      for (const node of addedNodes) if (node instanceof Element) for (const each of statusesIn(node)) known.add(each);
    }
  };
  const observer = new MutationObserver(take);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return () => {
    take(observer.takeRecords());
    return announced.filter((text) => text !== '');
  };
}

const textOf = (nodes: Node[]): string =>
  nodes
    .map(({ textContent }) => textContent?.trim() ?? '')
    .join(' ')
    .trim();

const statusesIn = (element: Element): Element[] => [
  ...(element.matches('[role=status]') ? [element] : []),
  ...element.querySelectorAll('[role=status]'),
];
