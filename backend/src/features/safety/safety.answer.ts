import type { Advice } from '@beside/common/advice/advice.views';
import type { Language } from '@beside/common/language/language.constants';
import { interfaceLanguageOf } from '@beside/common/language/language.tags';
import { helpFor } from '@beside/common/safety/helplines';
import type { HelpOffer, OfferedLine } from '@beside/common/safety/helplines.types';
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
  const lines = linesFor(tongue, offer);
  const call = callOf(texts, offer);
  const contact = contactOf(texts, offer, lines);
  const { opening, steps, encouragement } = texts.kinds[kind];
  return {
    understanding: [opening, fill(texts.now, { call }), ...whomToCall(texts, offer, lines)].join(texts.gap),
    recommendations: steps.map((step) => fill(step, { call, contact })),
    encouragement,
    help: { level: 'certain', kind, country: country?.toUpperCase() ?? null },
  };
}

function callOf(texts: HelpTexts, { emergency }: HelpOffer): string {
  if (emergency.length === 0) return texts.callLocal;
  return fill(texts.callNumber, { numbers: emergency.slice(0, NAMED_NUMBERS).join(texts.or) });
}

/** The lines that suit whoever writes: those that answer in another language last. */
function linesFor(language: Language, offer: HelpOffer): OfferedLine[] {
  const isForeign = ({ languages }: OfferedLine) => (languages && !languages.includes(language) ? 1 : 0);
  return offer.lines.filter(({ audience }) => audience !== 'harming').toSorted((a, b) => isForeign(a) - isForeign(b));
}

/** Sentences about the first line, and about another one where the first has no phone or is not for everybody. */
function whomToCall(texts: HelpTexts, offer: HelpOffer, [first, ...others]: OfferedLine[]): string[] {
  if (!first) return [fill(texts.directory, { url: offer.directory })];
  const { name, phone, whatsapp, audience } = first;
  if (!phone)
    return [fill(texts.lineOnline, { name, url: first.url ?? offer.directory }), ...others.flatMap(toCall(texts)).slice(0, 1)];
  const other = audience && others.find((line) => line.phone && line.audience !== audience);
  return [
    ...toCall(texts)(first),
    ...(whatsapp ? [fill(texts.whatsapp, { number: whatsapp })] : []),
    ...(other?.phone ? [fill(texts.otherwise, { name: namedAt(other), phone: other.phone })] : []),
  ];
}

/** A sentence about a line that has a phone. Of one that only listens it does not say that it is there for this. */
function toCall(texts: HelpTexts): (line: OfferedLine) => string[] {
  return (line) => {
    const { phone, hours, forKind } = line;
    if (!phone) return [];
    const name = namedAt(line);
    const [atTimes, always] = forKind ? [texts.line, texts.lineAlways] : [texts.listens, texts.listensAlways];
    return [fill(hours === '24/7' ? always : atTimes, { name, phone })];
  };
}

function contactOf(texts: HelpTexts, offer: HelpOffer, lines: OfferedLine[]): string {
  const line = lines.find(({ phone }) => phone);
  const { phone } = line ?? {};
  const name = line && namedAt(line);
  if (name && phone) return fill(texts.contactPhone, { name, phone });
  return fill(texts.contactOnline, { url: lines[0]?.url ?? offer.directory });
}

/** A line's name, with its hours where it is not always open: nobody should call at night in vain. */
const namedAt = ({ name, hours }: OfferedLine): string => (hours && hours !== '24/7' ? `${name}, ${hours}` : name);

function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{([a-z]+)\}/g, (whole, name: string) => values[name] ?? whole);
}
