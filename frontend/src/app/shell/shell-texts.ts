import type { Group } from '../../locales/texts.ts';

/** The texts that every page shows: those of the shell, and of what stands in it. */
export const SHELL_TEXTS: readonly Group[] = ['shell'];
