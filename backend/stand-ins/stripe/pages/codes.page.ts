import type { CodeOverview, NewCode, PageEngine } from './page.engine.ts';
import { inText, money, table } from './page.html.ts';
import type { PageRequest } from './page.http.ts';

const FIELDS = ['code', 'value', 'kind', 'lasts', 'limit'] as const;
type Field = (typeof FIELDS)[number];
/** The form as it was typed. */
type Values = Record<Field, string>;
type Faults = Partial<Record<Field, string>>;

/** How the form stands: the code that it has just made; or what was typed, and what is wrong with it. */
export interface CodesState {
  made: string | null;
  refused: { values: Values; faults: Faults } | null;
}

const EMPTY: Values = { code: '', value: '', kind: 'percent', lasts: 'once', limit: '' };
const LASTS: readonly [string, string][] = [
  ['once', 'the first month'],
  ['3', '3 months'],
  ['6', '6 months'],
  ['12', '12 months'],
  ['forever', 'every month'],
];
/** As at Stripe. */
const CODE = /^[a-z\d-]+$/i;
const CODE_MAX = 40;
const LIMIT_MAX = 1_000_000;
const AMOUNT_MAX = 99_999_999;

/** The discount codes that there are, and a form for another one. */
export function codesSection(engine: PageEngine, { made, refused }: CodesState): string {
  const codes = engine.listCodes();
  const isMade = codes.some(({ code }) => code === made);
  const rows = codes.map(
    (one) =>
      `<tr><td><strong>${inText(one.code)}</strong></td><td>${inText(offText(one))}</td><td>${lastsText(one)}</td><td>${one.isActive ? 'can be used' : 'no more'}</td><td class="amount">${one.used}${one.limit === null ? '' : ` of ${one.limit}`}</td></tr>`,
  );
  return `<h2 id="codes">Discount codes</h2>
<p>Make a code, then type it on the page of the plans to try a discount.</p>
${isMade && made !== null ? `<p class="done" role="status"><strong>${inText(made)}</strong> can be used now.</p>` : ''}
${form(refused?.values ?? EMPTY, refused?.faults ?? {}, engine.currency())}
${table('Discount codes', ['Code', 'Takes off', 'Lasts for', 'State', 'Used'], rows) || '<p>None yet.</p>'}`;
}

/** Makes a code of the posted form, and names it. What was typed stays after a refusal. */
export function makeCode(engine: PageEngine, { form: posted }: PageRequest): CodesState {
  const values = { ...EMPTY };
  for (const field of FIELDS) values[field] = (posted.get(field) ?? EMPTY[field]).trim();
  const read = readCode(values);
  if ('faults' in read) return { made: null, refused: { values, faults: read.faults } };
  const refusal = engine.makeCode(read.code);
  if (refusal !== null) return { made: null, refused: { values, faults: { code: refusal } } };
  return { made: read.code.code, refused: null };
}

function readCode({ code, value, kind, lasts, limit }: Values): { code: NewCode } | { faults: Faults } {
  const faults: Faults = {};
  const off = Number(value.replace(',', '.'));
  const cents = Math.round(off * 100);
  const isPercent = kind !== 'amount';
  const uses = Number(limit);
  if (!CODE.test(code) || code.length > CODE_MAX) faults.code = `Letters, digits and hyphens, at most ${CODE_MAX}.`;
  if (!(/^\d+([.,]\d{1,2})?$/.test(value) && off > 0)) faults.value = 'A number above 0, with two decimals at most.';
  else if (isPercent && off > 100) faults.value = 'At most 100 percent.';
  else if (!isPercent && cents > AMOUNT_MAX) faults.value = 'That is too much for one code.';
  if (limit !== '' && !(/^\d+$/.test(limit) && uses >= 1 && uses <= LIMIT_MAX))
    faults.limit = 'A whole number from 1 on, or nothing.';
  if (Object.keys(faults).length > 0) return { faults };
  return {
    code: {
      code: code.toUpperCase(),
      ...(isPercent ? { percentOff: off } : { amountOff: cents }),
      months: lasts === 'forever' ? null : lasts === 'once' ? 1 : Number(LASTS.find(([each]) => each === lasts)?.[0] ?? 1),
      limit: limit === '' ? null : uses,
    },
  };
}

function form(values: Values, faults: Faults, currency: string): string {
  const first = FIELDS.find((field) => faults[field]);
  const input = (field: Field, label: string, hint: string, attributes: string): string => {
    const fault = faults[field];
    const marks = fault ? ` aria-invalid="true"${field === first ? ' autofocus' : ''}` : '';
    return `<p><label for="code-${field}">${label}</label>
<input id="code-${field}" name="${field}" value="${inText(values[field])}" autocomplete="off" aria-describedby="code-${field}-hint"${marks} ${attributes}>
<small id="code-${field}-hint"${fault ? ' class="problem"' : ''}>${inText(fault ?? hint)}</small></p>`;
  };
  const select = (field: Field, label: string, options: readonly (readonly [string, string])[]): string => {
    const all = options.map(
      ([value, text]) => `<option value="${value}"${values[field] === value ? ' selected' : ''}>${inText(text)}</option>`,
    );
    return `<p><label for="code-${field}">${label}</label>\n<select id="code-${field}" name="${field}">${all.join('')}</select></p>`;
  };
  return `<form class="card fields" method="post" action="/sandbox/pages/codes" novalidate aria-labelledby="codes">
${first ? '<p class="problem wide" role="alert">No code was made yet: please look at what is marked.</p>' : ''}
${input('code', 'Code', 'For example AUTUMN20. Capitals make no difference.', `required maxlength="${CODE_MAX}" autocapitalize="characters" spellcheck="false"`)}
${input('value', 'Takes off', 'For example 20, or 2.50.', 'required inputmode="decimal"')}
${select('kind', 'Unit', [
  ['percent', 'percent'],
  ['amount', currency.toUpperCase()],
])}
${select('lasts', 'Lasts for', LASTS)}
${input('limit', 'Uses in all', 'Empty: as often as wanted.', 'inputmode="numeric"')}
<p class="actions"><button>Make the code</button></p>
</form>`;
}

function offText({ percentOff, amountOff, currency }: CodeOverview): string {
  return percentOff === null ? money(amountOff ?? 0, currency ?? 'eur', 'en') : `${percentOff}%`;
}

function lastsText({ months }: CodeOverview): string {
  if (months === null) return 'every month';
  return months === 1 ? 'the first month' : `${months} months`;
}
