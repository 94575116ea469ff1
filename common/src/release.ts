/** With each call of a page: the release that the page is of. Programs send none. */
export const RELEASE_HEADER = 'x-beside-release';

const SCRIPT = /^\/assets\/([\w.-]+)\.js$/;

/**
 * A release by its page's entry script: `core-C0ffee` of `/assets/core-C0ffee.js`. The hash in its name changes with all that the page can load.
 * @param scripts the addresses of the page's modules: what the entry needs stands before it
 * @returns null in development, whose scripts are no files of a build
 */
export function releaseOf(scripts: readonly (string | null | undefined)[]): string | null {
  return SCRIPT.exec(scripts.at(-1) ?? '')?.[1] ?? null;
}
