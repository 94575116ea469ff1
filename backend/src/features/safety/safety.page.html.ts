import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@beside/common/language/language.constants';
import { HELP_WORDS } from '@beside/common/safety/help.words';
import type { HelpWords } from '@beside/common/safety/help.words.types';
import { countryNames, helpFor, linesByKind } from '@beside/common/safety/helplines';
import type { Helpline, HelpOffer } from '@beside/common/safety/helplines.types';
import { NEUTRAL_PAGE } from '@beside/common/safety/quick-exit';
import { escapeHtml } from '../../http/openapi/openapi.html.ts';

/** Without a build there is no frame: the help is readable all the same. */
const BARE_FRAME =
  '<!doctype html><html lang="{lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>{title}</title></head><body><main>{help}</main></body></html>';

export interface HelpPage {
  /** The built page around the help; without one, a bare one. */
  frame: string | undefined;
  appName: string;
  language: Language;
  /** ISO 3166 alpha-2; null means elsewhere. */
  country: string | null;
}

/** The page of help, complete without scripts. Every number in it comes from the table of helplines. */
export function helpPageHtml({ frame = BARE_FRAME, appName, language, country }: HelpPage): string {
  const words = HELP_WORDS[language];
  const offer = helpFor(country, 'self_harm', language);
  const values: Record<string, string> = {
    lang: language,
    country: offer.country ?? '',
    title: escapeHtml(`${words['help.page']} · ${appName}`),
    description: escapeHtml(words['help.page_description']),
    appName: escapeHtml(appName),
    help: `<div class="help">${headOf(words, language, offer)}${urgentOf(words, offer)}${needsOf(words, language, offer)}${lastOf(words, language, offer)}</div>`,
  };
  return frame.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

function headOf(words: HelpWords, language: Language, { country }: HelpOffer): string {
  const countries = countryNames(language, country).map(({ code, name }) => optionOf(code, name, code === country));
  const elsewhere = optionOf('', words['help.elsewhere'], country === null);
  const languages = LANGUAGES.map((code) => optionOf(code, LANGUAGE_NAMES[code].own, code === language));
  return `<div class="head"><div><h1>${escapeHtml(words['help.title'])}</h1><p class="intro">${escapeHtml(words['help.page_intro'])}</p></div>
<div class="choose"><a class="button exit" href="${NEUTRAL_PAGE}" rel="noreferrer" title="${escapeHtml(words['exit.hint'])}">${escapeHtml(words['exit.leave'])}</a>
<form method="get" action="/help"><label>${escapeHtml(words['help.country'])}<select name="country" autocomplete="off">${countries.join('')}${elsewhere}</select></label>
<label>${escapeHtml(words['help.language'])}<select name="lang" autocomplete="off">${languages.join('')}</select></label>
<button class="button" type="submit">${escapeHtml(words['help.show'])}</button></form></div></div>`;
}

function optionOf(value: string, label: string, selected: boolean): string {
  return `<option value="${escapeHtml(value)}"${selected ? ' selected' : ''}>${escapeHtml(label)}</option>`;
}

/** The emergency numbers come first. */
function urgentOf(words: HelpWords, { emergency: [first, ...others] }: HelpOffer): string {
  if (!first) {
    return `<div class="urgent"><p>${escapeHtml(words['help.emergency_local'])}<small>${escapeHtml(words['help.eu'])}</small></p></div>`;
  }
  const calls = [first, ...others].map((number, at) => wayOf(words, { number, className: at === 0 ? 'button call' : 'button' }));
  const now = fill(words['help.call_now'], { number: first });
  return `<div class="urgent"><p>${escapeHtml(now)}<small>${escapeHtml(words['help.always'])}</small></p><div class="ways">${calls.join('')}</div></div>`;
}

function needsOf(words: HelpWords, language: Language, { country, directory }: HelpOffer): string {
  const needs = linesByKind(country, language);
  if (needs.length === 0) {
    return `<div class="last"><p>${escapeHtml(words['help.no_lines'])}</p><a class="button" href="${directory}" target="_blank" rel="noreferrer">${escapeHtml(words['help.open_directory'])}</a></div>`;
  }
  const parts = needs.map(({ kind, lines }) => {
    const items = lines.map((line) => lineOf(words, line)).join('');
    return `<section class="need" aria-labelledby="${kind}"><h2 id="${kind}">${escapeHtml(words[`help.need_${kind}`])}</h2><ul role="list">${items}</ul></section>`;
  });
  return parts.join('\n');
}

function lineOf(words: HelpWords, line: Helpline): string {
  const about = [
    line.audience && words[`help.for_${line.audience}`],
    line.hours && (line.hours === '24/7' ? words['help.always'] : line.hours),
  ].filter(Boolean);
  const ways = [
    ...[line.phone, line.otherPhone].map((number) => number && wayOf(words, { number, of: line.name })),
    line.sms && linkOf(`sms:${digits(line.sms)}`, fill(words['help.text'], { number: line.sms }), line.name),
    line.url && linkOf(line.url, words['help.website'], line.name, 'target="_blank" rel="noreferrer"'),
  ].filter(Boolean);
  const small = about.length > 0 ? `<small>${escapeHtml(about.join(' · '))}</small>` : '';
  return `<li><div><b>${escapeHtml(line.name)}</b>${small}</div><div class="ways">${ways.join('')}</div></li>`;
}

function lastOf(words: HelpWords, language: Language, { lines, directory, country }: HelpOffer): string {
  const checked = linesByKind(country)
    .flatMap((need) => need.lines.map(({ checkedOn }) => checkedOn))
    .toSorted()[0];
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const date = checked && ` · ${escapeHtml(fill(words['help.checked'], { date: format.format(new Date(checked)) }))}`;
  const find = escapeHtml(words['help.find']).replace(
    /&lt;a&gt;(.*?)&lt;\/a&gt;/,
    (_, name: string) => `<a href="${directory}" target="_blank" rel="noreferrer">${name}</a>`,
  );
  const about = lines.length > 0 ? `<p class="about">${find}${date ?? ''}</p>` : '';
  return `<div class="last"><p class="ground stemmed">${escapeHtml(words['help.ground'])}</p>${about}</div>`;
}

/** A number to call. @param of whose it is, for those who jump from link to link */
function wayOf(words: HelpWords, { number, of, className }: { number: string; of?: string; className?: string }): string {
  // A country's number for text messages alone says so.
  const scheme = /SMS/i.test(number) ? 'sms' : 'tel';
  const label = fill(words[scheme === 'sms' ? 'help.text' : 'help.call'], { number });
  return linkOf(`${scheme}:${digits(number)}`, label, of, '', className);
}

function linkOf(href: string, label: string, of = '', more = '', className = 'button'): string {
  const whose = of && `<span class="vh">, ${escapeHtml(of)}</span>`;
  return `<a class="${className}" href="${escapeHtml(href)}"${more && ` ${more}`}>${escapeHtml(label)}${whose}</a>`;
}

const digits = (number: string): string => number.replace(/[^\d+]/g, '');

function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{([a-z]+)\}/g, (whole, name: string) => values[name] ?? whole);
}
