import type { PageEngine } from './page.engine.ts';
import { documentOf, inScript, inText } from './page.html.ts';
import { html, type Page, type PageRequest, pagePolicy, webOrigin } from './page.http.ts';
import { TEST_CARDS, TEST_IBAN } from './test-cards.ts';
import type { PageTexts } from './texts/en.ts';
import { languageOf, methodName, textsOf } from './texts/texts.ts';

/** At Stripe, Link has no tab of its own: it stands in the card's form. */
const hasTab = (type: string): boolean => type !== 'link';
const hasFields = (type: string): boolean => type === 'card' || type === 'sepa_debit';

interface Field {
  name: 'number' | 'expiry' | 'cvc' | 'iban' | 'name' | 'email';
  autocomplete: string;
  inputmode: 'numeric' | 'text' | 'email';
  placeholder?: string;
}

/** The Payment Element: a page of this origin in a frame, so that the product's page holds no card numbers. */
export function elementPage(engine: PageEngine, { query, languages }: PageRequest): Page {
  const secret = query.get('secret') ?? '';
  const language = languageOf(query.get('locale'), languages);
  const texts = textsOf(language);
  const parent = webOrigin(query.get('parent'));
  const intent = engine.findIntent(secret.split('_secret_', 1)[0] ?? '', secret);
  const methods = intent?.payment_method_types.filter(hasTab) ?? [];
  const problem = intent && methods.length > 0 ? undefined : texts.unknownIntent;
  const body = `<form novalidate>
<p class="sandbox"><strong>${inText(texts.sandbox)}</strong></p>
${problem ? `<p role="alert" class="error">${inText(problem)}</p>` : ''}
<fieldset aria-label="${inText(texts.methods)}">
<div role="tablist" aria-label="${inText(texts.methods)}"${methods.length < 2 ? ' class="single"' : ''}>
${methods.map((type) => tab(type, texts)).join('\n')}
</div>
${methods.map((type) => panel(type, texts)).join('\n')}
</fieldset>
</form>
${inScript('texts', { errors: texts.errors })}`;
  const data = { parent: parent ?? '', problem };
  const page = documentOf({ title: texts.methods, language, styles: 'element.css', body, data, script: 'element.main.js' });
  return html(page, problem ? 404 : 200, pagePolicy({ ancestors: parent ?? "'none'" }));
}

const tab = (type: string, texts: PageTexts): string =>
  `<button type="button" role="tab" id="tab-${type}" data-method="${type}" aria-controls="panel-${type}" aria-selected="false" tabindex="-1">${inText(methodName(type, texts))}</button>`;

const panel = (type: string, texts: PageTexts): string =>
  `<div role="tabpanel" id="panel-${type}" data-method="${type}" aria-labelledby="tab-${type}"${hasFields(type) ? '' : ' tabindex="0"'} hidden>
${panelBody(type, texts)}
</div>`;

function panelBody(type: string, texts: PageTexts): string {
  if (type === 'card') return cardPanel(texts);
  if (type === 'sepa_debit') return sepaPanel(texts);
  const sentence = texts.redirect.replace('{method}', methodName(type, texts));
  return `<p>${inText(sentence)}</p>`;
}

const cardPanel = (texts: PageTexts): string => `${field('card', texts, {
  name: 'number',
  autocomplete: 'cc-number',
  inputmode: 'numeric',
  placeholder: '1234 1234 1234 1234',
})}
<div class="row">
${field('card', texts, { name: 'expiry', autocomplete: 'cc-exp', inputmode: 'numeric', placeholder: texts.expiryForm })}
${field('card', texts, { name: 'cvc', autocomplete: 'cc-csc', inputmode: 'numeric', placeholder: '123' })}
</div>
<details>
<summary>${inText(texts.testCards)}</summary>
<ul>
${TEST_CARDS.map(({ number, outcome }) => sample({ number, expiry: '12 / 40', cvc: '123' }, spaced(number), texts.outcomes[outcome])).join('\n')}
</ul>
</details>
${terms('card', texts.cardTerms)}`;

const sepaPanel = (texts: PageTexts): string => `${field('sepa', texts, {
  name: 'email',
  autocomplete: 'email',
  inputmode: 'email',
})}
${field('sepa', texts, { name: 'name', autocomplete: 'name', inputmode: 'text' })}
${field('sepa', texts, { name: 'iban', autocomplete: 'off', inputmode: 'text', placeholder: 'DE00 0000 0000 0000 0000 00' })}
<ul>
${sample({ iban: TEST_IBAN }, texts.testIban, spaced(TEST_IBAN))}
</ul>
${terms('sepaDebit', texts.sepaTerms)}`;

const spaced = (text: string): string => (text.match(/.{1,4}/g) ?? []).join(' ');

const sample = (values: Record<string, string>, title: string, outcome: string): string =>
  `<li><button type="button" data-card="${inText(JSON.stringify(values))}">${inText(title)} <span>${inText(outcome)}</span></button></li>`;

const terms = (option: string, text: string): string =>
  `<p class="terms" data-terms="${option}" data-business="Beside" data-text="${inText(text)}"></p>`;

function field(method: string, texts: PageTexts, { name, autocomplete, inputmode, placeholder = '' }: Field): string {
  const id = `${method}-${name}`;
  const example = placeholder && ` placeholder="${inText(placeholder)}"`;
  return `<div class="field">
<label for="${id}">${inText(texts[name])}</label>
<input id="${id}" data-field="${name}" type="text" autocomplete="${autocomplete}" inputmode="${inputmode}" autocapitalize="off" spellcheck="false"${example} aria-describedby="${id}-error">
<p class="error" id="${id}-error" aria-live="polite"></p>
</div>`;
}
