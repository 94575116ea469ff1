import { loadFiles } from './missing-files.ts';

/**
 * Marks code that loads when it is first called. Unlike a `lazyPart` it shows nothing: a test holds that it needs no text group.
 * @returns a function that loads it; it rejects offline, and can be called again then
 */
export const lazyCode =
  <Code>(load: () => Promise<Code>): (() => Promise<Code>) =>
  () =>
    loadFiles(load);
