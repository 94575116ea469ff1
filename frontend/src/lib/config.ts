import { type Fields, isFields, optionalText } from './parse.ts';

/** What the server tells every page about itself. */
export interface PageConfig {
  appName: string;
  supportEmail: string | null;
  statusUrl: string | null;
  /** Which outside services are stand-ins, so that the screens can say so. */
  demo: { model: boolean };
  /** Whether the server can send mail; without it nobody can reset a password by themselves. */
  mail: boolean;
}

/** Reads the page's configuration; whatever is absent or broken takes its default. */
export function parseConfig(json: string | null | undefined): PageConfig {
  let given: Fields = {};
  try {
    const parsed: unknown = JSON.parse(json ?? '');
    if (isFields(parsed)) given = parsed;
  } catch {
    // Absent or broken: the defaults below are good enough to go on.
  }
  const demo = isFields(given.demo) ? given.demo : {};
  return {
    appName: optionalText(given, 'appName') || 'Beside',
    supportEmail: optionalText(given, 'supportEmail') || null,
    statusUrl: optionalText(given, 'statusUrl') || null,
    demo: { model: demo.model === true },
    mail: given.mail !== false,
  };
}

export const config = parseConfig(typeof document === 'undefined' ? null : document.getElementById('beside-config')?.textContent);
