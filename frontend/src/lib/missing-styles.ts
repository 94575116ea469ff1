/** The style sheets that could not be loaded, by the mark that the script in index.html gives them. */
const MISSING = 'link[rel=stylesheet][data-failed]';

let restoring: Promise<unknown> | null = null;

/**
 * Loads again the style sheets that could not be loaded. The build's own loader asks for each of them once, and takes a part for complete at the second
 * attempt. Rejects where one fails again; it can be called again then.
 */
export async function restoreStyles(): Promise<void> {
  if (!restoring) {
    const missing = [...document.querySelectorAll<HTMLLinkElement>(MISSING)];
    if (missing.length === 0) return;
    restoring = Promise.all(missing.map(restore)).finally(() => {
      restoring = null;
    });
  }
  await restoring;
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
