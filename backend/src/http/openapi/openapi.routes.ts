import type { Router } from 'express';
import { limitOf } from '../rate-limits.ts';
import type { RouteContext } from '../route-context.ts';
import type { DescribedApp } from './openapi.document.ts';

const DESCRIPTION = limitOf('apiDescription', 120, 60, { by: 'address' });

/** The description of the API, for programs and for people. Made at the first request: no start waits for it. */
export function openapiRoutes(describe: () => DescribedApp, context: RouteContext): Router {
  const make = async () => {
    const [{ describeApi }, { apiPage }] = await Promise.all([import('./openapi.document.ts'), import('./openapi.page.ts')]);
    const description = describeApi(describe());
    return { json: JSON.stringify(description), page: apiPage(description) };
  };
  let made: ReturnType<typeof make> | null = null;
  const once = (): ReturnType<typeof make> => {
    made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
  const calls = context.routes('/api');
  const open = { guard: 'public', scope: null, limit: DESCRIPTION, answers: null } as const;

  calls.get(
    '/openapi.json',
    { ...open, sends: 'application/json', about: 'This description, as OpenAPI 3.1' },
    async ({ response }) => {
      response.type('application/json').send((await once()).json);
      return undefined;
    },
  );

  calls.get('/docs', { ...open, sends: 'text/html', about: 'This description, as a page' }, async ({ response }) => {
    const { html, policy } = (await once()).page;
    response.setHeader('Content-Security-Policy', policy);
    response.type('text/html').send(html);
    return undefined;
  });

  return calls.router;
}
