import { amountLine } from './authenticate.page.ts';
import type { PageEngine, PageIntent } from './page.engine.ts';
import { documentOf, inText } from './page.html.ts';
import { html, type Page, type PageRequest, pagePolicy, seeOther } from './page.http.ts';
import { languageOf, methodName, textsOf } from './texts/texts.ts';

const isWaiting = (intent: PageIntent): boolean => intent.status === 'requires_action';

/** Stands for the page of a redirect method, such as a bank's. */
export function redirectPage(engine: PageEngine, { query, languages }: PageRequest): Page {
  const language = languageOf(query.get('locale'), languages);
  const texts = textsOf(language);
  const intent = engine.findIntent(query.get('intent') ?? '', query.get('secret') ?? '');
  const name = intent?.method ? methodName(intent.method, texts) : '';
  // A card's 3-D Secure comes here where the confirmation could not show it over its own page.
  const isCard = intent?.method === 'card';
  const title = isCard ? texts.bankTitle : texts.methodTitle.replace('{method}', name);
  const question = isCard ? texts.bankQuestion : texts.methodQuestion.replace('{method}', name);
  const back = intent && returnAddress(intent, intent);
  const content = (): string => {
    if (!intent) return `<p role="alert">${inText(texts.unknownIntent)}</p>`;
    if (!isWaiting(intent))
      return `<p>${inText(texts.nothingToDo)}</p>${back ? `<p><a href="${inText(back)}">${inText(texts.back)}</a></p>` : ''}`;
    return `${amountLine(intent, language)}<p>${inText(question)}</p>
<form class="actions" method="post" action="/sandbox/redirect">
<input type="hidden" name="intent" value="${inText(intent.id)}">
<input type="hidden" name="secret" value="${inText(intent.client_secret)}">
<button name="outcome" value="succeed">${inText(texts.authorise)}</button>
<button name="outcome" value="fail" class="quiet">${inText(texts.fail)}</button>
</form>`;
  };
  const body = `<main>\n<p class="sandbox"><strong>${inText(texts.sandbox)}</strong></p>\n<h1>${inText(intent ? title : texts.methods)}</h1>\n${content()}\n</main>`;
  const page = documentOf({ title, language, styles: 'page.css', body });
  // A form's policy holds for where its answer leads, too.
  const policy = pagePolicy({ forms: back ? new URL(back).origin : '' });
  return html(page, intent ? 200 : 404, policy);
}

/** The answer, and back to where the confirmation said. */
export async function redirected(engine: PageEngine, request: PageRequest): Promise<Page> {
  const { form } = request;
  const intent = engine.findIntent(form.get('intent') ?? '', form.get('secret') ?? '');
  if (!intent || !isWaiting(intent)) return redirectPage(engine, { ...request, query: form });
  const after = await engine.completeIntent(intent.id, form.get('outcome') === 'succeed' ? 'succeed' : 'fail');
  const back = returnAddress(intent, after);
  return back ? seeOther(back) : redirectPage(engine, { ...request, query: form });
}

/** `return_url` with what Stripe adds; null where none was given. */
function returnAddress({ object, id, client_secret, return_url }: PageIntent, { status }: PageIntent): string | null {
  if (return_url === null || !URL.canParse(return_url)) return null;
  const url = new URL(return_url);
  if (!/^https?:$/.test(url.protocol)) return null;
  url.searchParams.set(object, id);
  url.searchParams.set(`${object}_client_secret`, client_secret);
  url.searchParams.set('redirect_status', redirectStatus(status));
  return url.href;
}

function redirectStatus(status: string): string {
  if (status === 'succeeded') return 'succeeded';
  return status === 'processing' ? 'pending' : 'failed';
}
