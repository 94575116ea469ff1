import { TOKEN_SCOPES } from '@beside/common/tokens/tokens.constants';
import { sourceHash } from '../page.ts';
import { curlOf } from './openapi.curl.ts';
import { fieldsTable, rulesOf } from './openapi.fields.ts';
import { anchor, code, escapeHtml, inline, prose, table } from './openapi.html.ts';
import { STYLES } from './openapi.styles.ts';
import type { ApiDescription, ClientEvent, Operation, ServerEvent } from './openapi.types.ts';

const WHO: Record<string, string> = {
  public: 'Everyone',
  visitor: "A browser's session",
  user: 'A signed-in user',
  admin: 'An admin or owner',
  owner: 'An owner',
};

/** Who may use it, and how often. */
function accessTable(of: Pick<Operation, 'x-guard' | 'x-permission' | 'x-rate-limit'>, name: string): string {
  const permission = of['x-permission'];
  const { calls, seconds, by } = of['x-rate-limit'];
  return table(
    'Access',
    name,
    ['Rule', 'Value'],
    [
      ['Who', WHO[of['x-guard']] ?? ''],
      ['API token', permission === null ? 'none may' : `with ${code(permission)}`],
      ['Limit', `${calls} in ${seconds} s for each ${by}`],
    ],
  );
}

function operationPart(api: ApiDescription, path: string, method: string, operation: Operation): string {
  const { schemas } = api.components;
  const { operationId, summary, parameters = [], requestBody, responses } = operation;
  const name = `${method.toUpperCase()} ${path}`;
  const body = requestBody?.content['application/json']?.schema;
  const answers = Object.entries(responses).map(([status, { description, content = {} }]) => {
    const codes = Object.values(content).flatMap(({ schema }) => schema.allOf?.[1]?.properties?.code?.enum ?? []);
    const kinds = Object.keys(content).filter((kind) => kind !== 'application/json');
    const more = [...codes.map((each) => code(String(each))), ...kinds.map(code)].join(', ');
    return [status, inline(description) + (more ? `: ${more}` : '')];
  });
  const done = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1].content?.['application/json']?.schema;
  return `<article id="${anchor(operationId)}" aria-labelledby="${anchor(operationId)}-name">
<h3 id="${anchor(operationId)}-name"><span class="method">${method.toUpperCase()}</span> ${code(path)}</h3>
<p>${inline(summary)}.</p>
${accessTable(operation, name)}
${table(
  'Parameters',
  name,
  ['Parameter', 'Value'],
  parameters.map((each) => {
    const place = `in the ${each.in}${each.required ? '' : ', optional'}`;
    return [code(each.name), [`${place}: ${inline(each.description)}`, ...rulesOf(each.schema)].join('; ')];
  }),
)}
${body ? fieldsTable('Body', name, body, schemas) : ''}
${done ? fieldsTable('Answer', name, done, schemas) : ''}
${table('Statuses', name, ['Status', 'Meaning'], answers)}
<pre><code>${escapeHtml(curlOf(api, path, method, operation))}</code></pre>
</article>`;
}

function clientEventPart(api: ApiDescription, name: string, event: ClientEvent): string {
  const { schemas } = api.components;
  return `<article id="${anchor(name)}" aria-labelledby="${anchor(name)}-name">
<h3 id="${anchor(name)}-name">${code(name)}</h3>
<p>${inline(event.summary)}.</p>
${accessTable(event, name)}
${fieldsTable('Payload', name, event.payload, schemas)}
${fieldsTable('Acknowledgement', name, event.acknowledgement, schemas)}
</article>`;
}

function pushPart(api: ApiDescription, name: string, { summary, payload }: ServerEvent): string {
  // A push may be named as an event of clients is.
  const id = `push-${anchor(name)}`;
  return `<article id="${id}" aria-labelledby="${id}-name">
<h3 id="${id}-name">${code(name)}</h3>
<p>${inline(summary)}.</p>
${fieldsTable('Payload', name, payload, api.components.schemas)}
</article>`;
}

/** The calls that each permission allows. */
function permissionsTable(operations: [string, string, Operation][]): string {
  const rows = TOKEN_SCOPES.map((scope) => {
    const own = operations.filter(([, , operation]) => operation['x-permission'] === scope);
    const links = own.map(
      ([path, method, { operationId }]) =>
        `<li><a href="#${anchor(operationId)}">${method.toUpperCase()} ${escapeHtml(path)}</a></li>`,
    );
    return [code(scope), `<ul>${links.join('')}</ul>`];
  });
  return table('What each permission allows', 'API tokens', ['Permission', 'Calls'], [...rows, [code('*'), 'All of them']]);
}

function eventsParts(api: ApiDescription): string {
  const { client, server } = api['x-socket-events'];
  return `<section aria-labelledby="events">
<h2 id="events">Events of clients</h2>
${Object.entries(client)
  .map(([name, event]) => clientEventPart(api, name, event))
  .join('\n')}
</section>
<section aria-labelledby="pushes">
<h2 id="pushes">Pushes of the server</h2>
${Object.entries(server)
  .map(([name, event]) => pushPart(api, name, event))
  .join('\n')}
</section>`;
}

/** The description as a page: HTML and one stylesheet, no script. `policy`: what the page may load, which is nothing else. */
export function apiPage(api: ApiDescription): { html: string; policy: string } {
  const { title, description, version } = api.info;
  const operations = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, string, Operation] => [path, method, operation]),
  );
  const groups = api.tags.map(({ name, description: about }) => ({
    ...{ name, about, id: `group-${anchor(name)}` },
    own: operations.filter(([, , { tags }]) => tags.includes(name)),
  }));
  const links = [
    ['#permissions', 'Permissions'],
    ...groups.map(({ name, id }) => [`#${id}`, name]),
    ['#events', 'Events of clients'],
    ['#pushes', 'Pushes of the server'],
  ].map(([href = '', text = '']) => `<li><a href="${href}">${escapeHtml(text)}</a></li>`);
  const parts = groups.map(
    ({ name, about, id, own }) => `<section aria-labelledby="${id}">
<h2 id="${id}">${escapeHtml(name)}</h2>
<p>${inline(about)}.</p>
${own.map(([path, method, operation]) => operationPart(api, path, method, operation)).join('\n')}
</section>`,
  );
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<style>${STYLES}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header>
<h1>${escapeHtml(title)}</h1>
<p>Version ${escapeHtml(version)}, at ${code(api.servers[0]?.url ?? '')}. The same for programs: <a href="/api/openapi.json">openapi.json</a>, in OpenAPI 3.1.</p>
</header>
<nav aria-label="Contents"><ul>${links.join('')}</ul></nav>
<main id="content" tabindex="-1">
${prose(description)}
<section aria-labelledby="permissions">
<h2 id="permissions">Permissions</h2>
${permissionsTable(operations)}
</section>
${parts.join('\n')}
${eventsParts(api)}
</main>
</body>
</html>
`;
  const policy = `default-src 'none'; style-src ${sourceHash(STYLES)}; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  return { html, policy };
}
