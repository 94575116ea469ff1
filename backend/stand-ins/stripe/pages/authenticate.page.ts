import type { PageEngine, PageIntent } from './page.engine.ts';
import { documentOf, inText, money } from './page.html.ts';
import { html, type Page, type PageRequest, pagePolicy, webOrigin } from './page.http.ts';
import type { PageTexts } from './texts/en.ts';
import { type Language, languageOf, textsOf } from './texts/texts.ts';

/** 3-D Secure: the bank's question, in a frame over the product's page. */
export function authenticatePage(engine: PageEngine, request: PageRequest): Page {
  const { query } = request;
  const intent = engine.findIntent(query.get('intent') ?? '', query.get('secret') ?? '');
  return frame(request, query, (texts, language) => (intent ? question(intent, query, texts, language) : null));
}

/** The answer. The page that comes then tells the product's page, which asks the sandbox what became of the intent. */
export async function authenticated(engine: PageEngine, request: PageRequest): Promise<Page> {
  const { form } = request;
  const intent = engine.findIntent(form.get('intent') ?? '', form.get('secret') ?? '');
  if (intent?.status === 'requires_action')
    await engine.completeIntent(intent.id, form.get('outcome') === 'succeed' ? 'succeed' : 'fail');
  return frame(request, form, (texts) => (intent ? `<p>${inText(texts.sandbox)}</p>` : null), '');
}

function frame(
  { languages }: PageRequest,
  params: URLSearchParams,
  content: (texts: PageTexts, language: Language) => string | null,
  done?: string,
): Page {
  const language = languageOf(params.get('locale'), languages);
  const texts = textsOf(language);
  const parent = webOrigin(params.get('parent'));
  const body = content(texts, language);
  const page = documentOf({
    title: texts.bankTitle,
    language,
    styles: 'page.css',
    body: `<main class="framed">\n${body ?? `<p role="alert">${inText(texts.unknownIntent)}</p>`}\n</main>`,
    data: { parent: parent ?? '', done: body === null ? '' : done },
    script: 'authenticate.main.js',
  });
  return html(page, body === null ? 404 : 200, pagePolicy({ ancestors: parent ?? "'none'" }));
}

function question(intent: PageIntent, query: URLSearchParams, texts: PageTexts, language: Language): string {
  const fields = ['intent', 'secret', 'locale', 'parent'].map(
    (name) => `<input type="hidden" name="${name}" value="${inText(query.get(name) ?? '')}">`,
  );
  return `<p class="sandbox"><strong>${inText(texts.sandbox)}</strong></p>
<h1>${inText(texts.bankTitle)}</h1>
${amountLine(intent, language)}<p>${inText(texts.bankQuestion)}</p>
<form class="actions" method="post" action="/sandbox/authenticate">
${fields.join('\n')}
<button name="outcome" value="succeed">${inText(texts.complete)}</button>
<button name="outcome" value="fail" class="quiet">${inText(texts.fail)}</button>
</form>`;
}

/** What is paid; nothing for a setup intent. */
export function amountLine({ amount, currency, description }: PageIntent, language: Language): string {
  if (amount === null || currency === null) return '';
  return `<p><strong>${inText(money(amount, currency, language))}</strong>${description ? ` · ${inText(description)}` : ''}</p>\n`;
}
