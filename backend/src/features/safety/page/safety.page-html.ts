import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@beside/common/language/language.constants';
import { type Contact, contactsOf, emergencyContact } from '@beside/common/safety/contacts';
import { emergencyList } from '@beside/common/safety/emergency';
import { HELP_WORDS } from '@beside/common/safety/help.words';
import type { HelpWords } from '@beside/common/safety/help.words.types';
import { checkedSince, countryNames, helpFor, linesByKind } from '@beside/common/safety/helplines';
import type { Helpline, HelpOffer } from '@beside/common/safety/helplines.types';
import { NEUTRAL_PAGE } from '@beside/common/safety/quick-exit';
import { escapeHtml } from '../../../http/openapi/openapi.html.ts';

/** Without a build there is no frame: the help is readable all the same. */
const BARE_FRAME =
  '<!doctype html><html lang="{lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>{title}</title></head><body>{languages}<main>{help}</main></body></html>';

/** The interface's icons (Tabler). */
const ICONS = {
  exit: 'M13 12v.01M3 21h18M5 21v-16a2 2 0 0 1 2 -2h7.5m2.5 10.5v7.5M14 7h7m-3 -3l3 3l-3 3',
  call: 'M5 4h4l2 5l-2.5 1.5a11 11 0 0 0 5 5l1.5 -2.5l5 2v4a2 2 0 0 1 -2 2a16 16 0 0 1 -15 -15a2 2 0 0 1 2 -2',
  text: 'M8 9h8M8 13h6M18 4a3 3 0 0 1 3 3v8a3 3 0 0 1 -3 3h-5l-5 3v-3h-2a3 3 0 0 1 -3 -3v-8a3 3 0 0 1 3 -3h12z',
  whatsapp:
    'M3 21l1.65 -3.8a9 9 0 1 1 3.4 2.9l-5.05 .9M9 10a.5 .5 0 0 0 1 0v-1a.5 .5 0 0 0 -1 0v1a5 5 0 0 0 5 5h1a.5 .5 0 0 0 0 -1h-1a.5 .5 0 0 0 0 1',
  website: 'M3 12a9 9 0 1 0 18 0a9 9 0 0 0 -18 0M3.6 9h16.8M3.6 15h16.8M11.5 3a17 17 0 0 0 0 18M12.5 3a17 17 0 0 1 0 18',
};
const SYMBOLS = `<svg width="0" height="0" aria-hidden="true" class="symbols">${Object.entries(ICONS)
  .map(([name, path]) => `<symbol id="i-${name}" viewBox="0 0 24 24"><path d="${path}"/></symbol>`)
  .join('')}</svg>`;

/** What the frame says of this installation, as every footer does. */
export interface HelpSite {
  appName: string;
  supportEmail: string;
  statusUrl: string | null;
  payments: boolean;
}

export interface HelpPage {
  /** The built page around the help; without one, a bare one. */
  frame: string | undefined;
  site: HelpSite;
  language: Language;
  /** ISO 3166 alpha-2; null means elsewhere. */
  country: string | null;
}

/** The page of help, complete without scripts. Every number in it comes from the table of helplines. */
export function helpPageHtml({ frame = BARE_FRAME, site, language, country }: HelpPage): string {
  const words = HELP_WORDS[language];
  const offer = helpFor(country, 'self_harm', language);
  const numbers = emergencyList(offer.country, language);
  const values: Record<string, string> = {
    lang: language,
    country: offer.country ?? '',
    title: escapeHtml(`${words['help.page']} · ${site.appName}`),
    description: escapeHtml(words['help.page_description']),
    appName: escapeHtml(site.appName),
    supportEmail: escapeHtml(site.supportEmail),
    statusUrl: escapeHtml(site.statusUrl ?? ''),
    payments: site.payments ? 'yes' : '',
    numbers: escapeHtml(numbers),
    noNumbers: numbers ? '' : 'yes',
    languages: languagesOf(words, language),
    help: `${SYMBOLS}<div class="help">${headOf(words, language, offer)}${urgentOf(words, offer)}${needsOf(words, language, offer)}${lastOf(words, language, offer)}<p class="limits">${escapeHtml(words['exit.limits'])}</p></div>`,
  };
  const ours = frame.replace(/<!-- if (\w+) -->([\s\S]*?)<!-- end -->/g, (_, name: string, part: string) =>
    values[name] ? part : '',
  );
  return ours.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

function headOf(words: HelpWords, language: Language, { country }: HelpOffer): string {
  const countries = countryNames(language, country).map(({ code, name }) => optionOf(code, name, code === country));
  const elsewhere = optionOf('', words['help.elsewhere'], country === null);
  return `<div class="head"><div><h1>${escapeHtml(words['help.title'])}</h1><p class="intro">${escapeHtml(words['help.page_intro'])}</p></div>
<div class="choose"><a class="button exit" href="${NEUTRAL_PAGE}" rel="noreferrer" title="${escapeHtml(words['exit.hint'])}" data-app-title="${escapeHtml(words['exit.hint_app'])}">${icon('exit')}${escapeHtml(words['exit.leave'])}</a>
<form id="choose" method="get" action="/help"><label>${escapeHtml(words['help.country'])}<select name="country" autocomplete="off">${countries.join('')}${elsewhere}</select></label>
<button class="button" type="submit">${escapeHtml(words['help.show'])}</button></form></div></div>`;
}

/** The header's choice of the language; it belongs to the form of the country. */
function languagesOf(words: HelpWords, language: Language): string {
  const options = LANGUAGES.map((code) => optionOf(code, LANGUAGE_NAMES[code].own, code === language, code));
  return `<select class="help-languages" name="lang" form="choose" autocomplete="off" aria-label="${escapeHtml(words['help.language'])}">${options.join('')}</select>`;
}

function optionOf(value: string, label: string, selected: boolean, lang = ''): string {
  return `<option value="${escapeHtml(value)}"${lang && ` lang="${lang}"`}${selected ? ' selected' : ''}>${escapeHtml(label)}</option>`;
}

/** The emergency numbers come first. */
function urgentOf(words: HelpWords, { emergency: [first, ...others] }: HelpOffer): string {
  if (!first) {
    return `<div class="urgent"><p>${escapeHtml(words['help.emergency_local'])}<small>${escapeHtml(words['help.eu'])}</small></p></div>`;
  }
  const calls = [first, ...others].map((number, at) =>
    wayOf(words, emergencyContact(number), { className: at === 0 ? 'button call' : 'button' }),
  );
  const now = fill(words['help.call_now'], { number: first });
  return `<div class="urgent"><p>${escapeHtml(now)}<small>${escapeHtml(words['help.always'])}</small></p><div class="ways">${calls.join('')}</div></div>`;
}

function needsOf(words: HelpWords, language: Language, { country, directory }: HelpOffer): string {
  const needs = linesByKind(country, language);
  if (needs.length === 0) {
    return `<div class="last"><p>${escapeHtml(words['help.no_lines'])}</p><a class="button" href="${directory}" target="_blank" rel="noreferrer">${icon('website')}${escapeHtml(words['help.open_directory'])}</a></div>`;
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
  const ways = contactsOf(line).map((contact) => wayOf(words, contact, { of: line.name }));
  const small = about.length > 0 ? `<small>${escapeHtml(about.join(' · '))}</small>` : '';
  return `<li><div><b>${escapeHtml(line.name)}</b>${small}</div><div class="ways">${ways.join('')}</div></li>`;
}

function lastOf(words: HelpWords, language: Language, { lines, directory, country }: HelpOffer): string {
  const checked = checkedSince(linesByKind(country).flatMap((need) => need.lines));
  const format = new Intl.DateTimeFormat(country ? `${language}-${country}` : language, { dateStyle: 'long', timeZone: 'UTC' });
  const date = checked && ` · ${escapeHtml(fill(words['help.checked'], { date: format.format(new Date(checked)) }))}`;
  const find = escapeHtml(words['help.find']).replace(
    /&lt;a&gt;(.*?)&lt;\/a&gt;/,
    (_, name: string) => `<a href="${directory}" target="_blank" rel="noreferrer">${name}</a>`,
  );
  const about = lines.length > 0 ? `<p class="about">${find}${date ?? ''}</p>` : '';
  return `<div class="last"><p class="ground stemmed">${escapeHtml(words['help.ground'])}</p>${about}</div>`;
}

/** A button for a way to reach somebody. @param of whose it is, for those who jump from link to link */
function wayOf(words: HelpWords, { kind, href, number }: Contact, { of = '', className = 'button' }): string {
  const outside = href.startsWith('http') ? ' target="_blank" rel="noreferrer"' : '';
  const whose = of && `<span class="vh">, ${escapeHtml(of)}</span>`;
  const label = escapeHtml(fill(words[`help.${kind}`], { number }));
  return `<a class="${className}" href="${escapeHtml(href)}"${outside}>${icon(kind)}<span>${label}${whose}</span></a>`;
}

const icon = (name: keyof typeof ICONS): string => `<svg class="i" aria-hidden="true"><use href="#i-${name}"/></svg>`;

function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{([a-z]+)\}/g, (whole, name: string) => values[name] ?? whole);
}
