import type { Advice } from '@beside/common/advice/advice.views';
import { interfaceLanguageOf } from '@beside/common/language/language.tags';
import { helpFor } from '@beside/common/safety/helplines';
import type { Helpline, HelpOffer } from '@beside/common/safety/helplines.types';
import type { DangerKind } from '@beside/common/safety/safety.constants';
import { HELP_TEXTS, type HelpTexts } from './texts/safety.texts.ts';

/** Emergency numbers named in the text; the rest are in the help card. */
const NAMED_NUMBERS = 2;

/**
 * The answer to a dangerous message, in the model's place.
 * Every number in it comes from the table of helplines.
 * @param language a language tag; a language other than the six gets English
 * @param country ISO 3166 alpha-2, or null for the fallback for everywhere
 */
export function composeHelpAdvice(kind: DangerKind, language: string, country: string | null): Advice {
  const tongue = interfaceLanguageOf(language);
  const texts = HELP_TEXTS[tongue];
  const offer = helpFor(country, kind, tongue);
  const line = offer.lines.find(({ audience }) => audience !== 'harming');
  const call = callOf(texts, offer);
  const contact = contactOf(texts, offer, line);
  const { opening, steps, encouragement } = texts.kinds[kind];
  return {
    understanding: [opening, fill(texts.now, { call }), lineOf(texts, offer, line)].join(texts.gap),
    recommendations: steps.map((step) => fill(step, { call, contact })),
    encouragement,
    help: { level: 'certain', kind, country: country?.toUpperCase() ?? null },
  };
}

function callOf(texts: HelpTexts, { emergency }: HelpOffer): string {
  if (emergency.length === 0) return texts.callLocal;
  return fill(texts.callNumber, { numbers: emergency.slice(0, NAMED_NUMBERS).join(texts.or) });
}

function lineOf(texts: HelpTexts, offer: HelpOffer, line: Helpline | undefined): string {
  if (line?.phone) return fill(line.hours === '24/7' ? texts.lineAlways : texts.line, { name: line.name, phone: line.phone });
  if (line?.url) return fill(texts.lineOnline, { name: line.name, url: line.url });
  return fill(texts.directory, { url: offer.directory });
}

function contactOf(texts: HelpTexts, offer: HelpOffer, line: Helpline | undefined): string {
  if (line?.phone) return fill(texts.contactPhone, { name: line.name, phone: line.phone });
  return fill(texts.contactOnline, { url: line?.url ?? offer.directory });
}

function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{([a-z]+)\}/g, (whole, name: string) => values[name] ?? whole);
}
