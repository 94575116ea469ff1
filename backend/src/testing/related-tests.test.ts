import { expect, it } from 'vitest';
import { readImports, relatedTests } from '../../scripts/related-tests.mjs';

const imports = new Map(
  Object.entries({
    'backend/src/app.ts': ['backend/src/features/chat/chat.service.ts', 'backend/src/http/session.ts'],
    'backend/src/features/chat/chat.service.ts': ['backend/src/features/chat/chat.presenter.ts', 'backend/src/lib/ids.ts'],
    'backend/src/features/chat/chat.presenter.ts': ['common/src/chat/chat.views.ts'],
    'backend/src/features/chat/chat.asking.test.ts': ['backend/src/testing/open-app.ts'],
    'backend/src/features/advice/advice.test.ts': ['backend/src/testing/open-app.ts'],
    'backend/src/features/advice/history/advice.search.test.ts': ['backend/src/features/chat/chat.service.ts'],
    'backend/src/http/openapi/openapi.listing.test.ts': ['backend/src/testing/open-app.ts'],
    'backend/src/http/session.ts': [],
    'backend/src/http/session-store.test.ts': [],
    'backend/src/http/sessions.test.ts': [],
    'backend/src/lib/ids.ts': [],
    'backend/src/lib/names.test.ts': ['backend/src/lib/names.ts'],
    'backend/src/lib/readmes.test.ts': [],
    'backend/src/lib/names.ts': ['backend/src/lib/ids.ts'],
    'backend/src/lib/repository.test.ts': [],
    'backend/src/testing/open-app.ts': ['backend/src/app.ts'],
    'backend/src/load-stand-in.ts': ['backend/stand-ins/mail/mail.server.ts'],
    'backend/stand-ins/mail/mail.server.ts': ['backend/stand-ins/listen.ts'],
    'backend/stand-ins/mail/mail.server.test.ts': ['backend/stand-ins/mail/mail.server.ts'],
    'frontend/src/app/pages/home/HomePage.tsx': ['frontend/src/features/chat/ChatPanel.tsx'],
    'frontend/src/app/pages/home/HomePage.page.test.tsx': ['frontend/src/testing/open-app.tsx'],
    'frontend/src/features/chat/ChatPanel.tsx': ['common/src/chat/chat.views.ts'],
    'frontend/src/locales/tables.test.ts': [],
  }).map(([file, targets]) => [file, new Set(targets)]),
);
const BACKEND_CHAT = [
  'backend/src/features/advice/history/advice.search.test.ts',
  'backend/src/features/chat/chat.asking.test.ts',
];
const LISTING = 'backend/src/http/openapi/openapi.listing.test.ts';
const HOME = 'frontend/src/app/pages/home/HomePage.page.test.tsx';

it.each([
  ['a feature: its own tests and those that import from it', 'backend/src/features/chat/chat.presenter.ts', BACKEND_CHAT],
  [
    'a shared part: tests that reach it without the whole product',
    'backend/src/lib/ids.ts',
    [BACKEND_CHAT[0], 'backend/src/lib/names.test.ts'],
  ],
  [
    'a part that only the whole product imports: tests named after it',
    'backend/src/http/session.ts',
    ['backend/src/http/session-store.test.ts'],
  ],
  ['what both floors share: both, and the list of the API', 'common/src/chat/chat.views.ts', [...BACKEND_CHAT, LISTING, HOME]],
  ['a part of a page: the test of that page', 'frontend/src/features/chat/ChatPanel.tsx', [HOME]],
  ['a stand-in: its own tests', 'backend/stand-ins/listen.ts', ['backend/stand-ins/mail/mail.server.test.ts']],
  ['a text: tests of the texts', 'frontend/src/locales/admin/de.ts', ['frontend/src/locales/tables.test.ts']],
  ['a test: itself', BACKEND_CHAT[0], [BACKEND_CHAT[0]]],
  [
    'the composition root: all that start the product',
    'backend/src/app.ts',
    ['backend/src/features/advice/advice.test.ts', 'backend/src/features/chat/chat.asking.test.ts', LISTING],
  ],
  ['a document: the test of documents', 'README.md', ['backend/src/lib/readmes.test.ts']],
  ['a call: the list of the API', 'backend/src/features/tokens/tokens.routes.ts', [LISTING]],
  ['a workflow: the test of it', '.github/workflows/check.yml', ['backend/src/lib/repository.test.ts']],
  ['a script: none', '.ci/run', []],
  ['a package: all, without a list', 'frontend/package.json', null],
])('a change of %s', (_what, changed, related) => {
  expect(relatedTests([changed], imports)).toEqual(related);
});

it('reads the imports of this very file, and of types none', () => {
  const own = readImports();
  expect(own.get('backend/src/testing/related-tests.test.ts')).toEqual(new Set(['backend/scripts/related-tests.mjs']));
  expect(own.get('backend/src/load-stand-in.ts')).toContain('backend/stand-ins/stripe/stripe.server.ts');
  expect(own.get('backend/src/features/usage/usage.service.ts')).toContain('backend/src/lib/app-error.ts');
  expect(own.get('backend/src/features/usage/usage.service.ts')).not.toContain('backend/src/lib/clock.ts');
});
