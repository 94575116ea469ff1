import type { Group } from '../../locales/groups.ts';

/** The texts that every page shows: those of the shell, and of the features that stand in it. */
export const SHELL_TEXTS: readonly Group[] = ['shell', 'usage'];
