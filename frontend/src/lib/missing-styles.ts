/** The style sheets that could not be loaded, by the mark that the script in index.html gives them. */
const MISSING = 'link[rel=stylesheet][data-failed]';

/** Those on their way again, by address. */
const restoring = new Map<string, Promise<void>>();

const missing = () => [...document.querySelectorAll<HTMLLinkElement>(MISSING)];

/** The addresses of the style sheets that could not be loaded, or are on their way again. */
export const missingStyles = (): string[] => [...missing().map(({ href }) => href), ...restoring.keys()];

/** Resolves once all that are on their way again have come, or failed. */
export const stylesSettled = async (): Promise<void> => void (await Promise.allSettled(restoring.values()));

/**
 * Loads again every style sheet that could not be loaded. The build's own loader asks for each of them once, and takes a part for complete at the second
 * attempt.
 * @param own those to wait for
 * @throws where one of its own fails again; it can be called again then
 */
export async function restoreStyles(own: readonly string[]): Promise<void> {
  for (const link of missing()) {
    const restored = restore(link).finally(() => restoring.delete(link.href));
    restored.catch(() => undefined);
    restoring.set(link.href, restored);
  }
  await Promise.all(own.map((href) => restoring.get(href)));
}

function restore(link: HTMLLinkElement): Promise<void> {
  // A copy, since an element asks for its style sheet once.
  const next = document.createElement('link');
  for (const { name, value } of link.attributes) if (name !== 'data-failed') next.setAttribute(name, value);
  return new Promise((resolve, reject) => {
    next.addEventListener('load', () => resolve());
    next.addEventListener('error', () => reject(new Error('a style sheet could not be loaded')));
    link.replaceWith(next);
  });
}
