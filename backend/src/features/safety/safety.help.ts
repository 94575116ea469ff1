import type { Danger } from '@beside/common/safety/safety.constants';
import type { HelpView } from '@beside/common/safety/safety.views';
import type { Actor } from '../../http/actor.ts';
import { type AppError, toAppError } from '../../lib/app-error.ts';
import { assessDanger } from './safety.assessment.ts';
import { countryOf } from './safety.country.ts';

/** Statuses of a failure that leaves a text unanswered though its writer did nothing wrong: a limit, or a fault. */
const UNANSWERED = new Set([402, 429, 500, 503]);

/** The help for a finding; for none, where nothing could answer, the lines that turn nobody away. */
export function helpView(danger: Danger | null, country: string | null): HelpView {
  const found = danger ?? { level: 'always' as const, kind: 'self_harm' as const };
  return { ...found, country: country?.toUpperCase() ?? null };
}

/** A failure with help for the writer of the text that nothing could answer. Any other failure stays as it is. */
export function withHelp(thrown: unknown, danger: Danger | null, country: string | null): AppError {
  const failure = toAppError(thrown);
  return failure.help || !UNANSWERED.has(failure.status) ? failure : failure.withHelp(helpView(danger, country));
}

/**
 * The same for failures before the text is taken: see `helps` of a call's or event's declaration.
 * @param written the call's unchecked input. Words of danger bring help also where the input is refused, say for being too short.
 */
export function helpUnread(failure: AppError, { acceptLanguage }: Pick<Actor, 'acceptLanguage'>, written?: unknown): AppError {
  if (failure.help) return failure;
  const text = textIn(written);
  const danger = text === null ? null : assessDanger(text);
  const country = countryOf(undefined, acceptLanguage);
  return danger && failure.status === 400 ? failure.withHelp(helpView(danger, country)) : withHelp(failure, danger, country);
}

/** Characters looked at of a text that may be of any length. */
const LOOKED_AT = 20_000;

/** What a call's input says in a person's own words. */
function textIn(written: unknown): string | null {
  if (typeof written !== 'object' || written === null) return null;
  const text: unknown = Reflect.get(written, 'description') ?? Reflect.get(written, 'message');
  return typeof text === 'string' ? text.slice(0, LOOKED_AT) : null;
}
