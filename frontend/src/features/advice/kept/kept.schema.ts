import { CATEGORIES } from '@beside/common/advice/advice.constants';
import { array, type InferOutput, object, optional, picklist, string } from 'valibot';

/** Bytes of one, as JSON. */
export const KEPT_BYTES = 100 * 1024;
/** Days without a contact to the server after which everything that is kept is deleted. */
export const KEPT_DAYS = 14;

/** An advice that is kept on this device: what it shows, without its question and its chat. */
export const KeptAdvice = object({
  id: string(),
  /** The question's first words. */
  title: string(),
  category: picklist(CATEGORIES),
  /** Of the text, which may be a translation. */
  language: string(),
  sections: object({
    understanding: optional(string()),
    recommendations: optional(array(string())),
    example: optional(string()),
    encouragement: optional(string()),
  }),
  /** A calendar day, `YYYY-MM-DD`. */
  keptOn: string(),
});
export type KeptAdvice = InferOutput<typeof KeptAdvice>;
/** An advice that is about to be kept. */
export type NewlyKept = Omit<KeptAdvice, 'keptOn'>;

/** Whose they are, and the last day on which the server was asked about them. */
export const Contact = object({ owner: string(), day: string() });
export type Contact = InferOutput<typeof Contact>;

const DAY_MS = 86_400_000;

/** The calendar day of a time, by UTC. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Whether the last contact is longer ago than copies are kept. One of another day to come was written by a wrong clock, and would never end. */
export function isOver({ day }: Contact, now: number): boolean {
  const days = (Date.parse(dayOf(now)) - Date.parse(day)) / DAY_MS;
  return days > KEPT_DAYS || days < -1;
}
