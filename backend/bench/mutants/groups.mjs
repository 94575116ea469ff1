const couples = 'backend/src/features/couples';
const account = 'backend/src/features/account';
const feature = (name) => `backend/src/features/${name}`;
/** All of a feature's code; entities, views and limits are declarations that nothing runs. */
const codeOf = (name) => [
  `${feature(name)}/**/*.ts`,
  `!${feature(name)}/migrations/*.ts`,
  ...['test', 'entity', 'limits', 'types', 'user-data'].map((kind) => `!${feature(name)}/**/*.${kind}.ts`),
];
const STATUS_PAGE = `${feature('incidents')}/status-page`;
const RIGHTS = ['admin.policy', 'admin.service', 'admin.password', 'admin.users', 'audit/admin.audit'];

/**
 * Groups of files to change, and the tests about them, so that a run ends in minutes. `testTimeout`: milliseconds after which a waiting
 * test counts as failed. Past Stryker's own limit for a change, its process is killed, and the next needs a new database.
 */
export const GROUPS = {
  writer: {
    mutate: [`${couples}/messages/couples.writer.ts`, 'backend/src/conversations/{batch-writer,storing}.ts'],
    tests: [`${couples}/messages/couples.writer*.test.ts`],
  },
  tokens: { mutate: [`${account}/registration/account.tokens.ts`], tests: [`${account}/registration/account.tokens.test.ts`] },
  replies: {
    mutate: ['backend/src/replies/*.ts', '!backend/src/replies/*.test.ts'],
    // Without `resume.matrix`, whose nodes run the built code: no change arrives there.
    tests: [
      'backend/src/replies/live-reply.test.ts',
      'backend/src/replies/small-question.test.ts',
      'backend/src/replies/reply.*.test.ts',
      'backend/src/features/advice/advice.live.test.ts',
    ],
    testTimeout: 6000,
  },
  usage: {
    mutate: ['backend/src/features/usage/*.ts', '!**/*.test.ts'],
    tests: ['backend/src/features/usage/*.test.ts'],
    testTimeout: 6000,
  },
  // Only tests of single parts: the others start the whole product for every change, or nodes of the built code.
  http: {
    mutate: ['backend/src/http/*.ts', '!**/*.test.ts'],
    tests: [
      'actor',
      'authorize',
      'errors',
      'health',
      'client-assets',
      'origin',
      'rate-limits',
      'session-store',
      'session',
      'unread-answers',
      'validate',
      'route-context',
    ].map((name) => `backend/src/http/${name}.test.ts`),
  },
  realtime: {
    mutate: ['backend/src/realtime/*.ts', '!**/*.test.ts'],
    tests: [
      `${account}/sign-in/account.sessions.test.ts`,
      ...['cluster-ask', 'event-context', 'publisher', 'redis-adapter', 'server', 'session-sockets', 'slow-readers'].map(
        (name) => `backend/src/realtime/${name}.test.ts`,
      ),
    ],
  },
  // Without `tokens.readme`, which reads what is not copied.
  'api-tokens': {
    mutate: codeOf('tokens'),
    tests: [
      ...['guessing', 'secrecy', 'service'].map((name) => `${feature('tokens')}/tokens.${name}.test.ts`),
      // Mails about tokens, a user's own list of them, and their sockets.
      ...['mails', 'email-changes'].map((name) => `${feature('admin')}/admin.${name}.test.ts`),
      'backend/src/realtime/token-sockets.test.ts',
    ],
    testTimeout: 10_000,
  },
  announcements: {
    mutate: codeOf('announcements'),
    tests: [`${feature('announcements')}/*.test.ts`, `${feature('translation')}/translation.shared.test.ts`],
    testTimeout: 10_000,
  },
  // Who may do what, and what is written down of it.
  'admin-rights': {
    mutate: RIGHTS.map((name) => `${feature('admin')}/${name}.ts`),
    tests: ['policy', 'users', 'audit', 'password', 'guessing'].map((name) => `${feature('admin')}/**/admin.${name}.test.ts`),
    testTimeout: 10_000,
  },
  admin: {
    mutate: [...codeOf('admin'), ...RIGHTS.map((name) => `!${feature('admin')}/${name}.ts`)],
    tests: ['users', 'audit', 'password', 'statistics', 'nodes'].map((name) => `${feature('admin')}/**/admin.${name}.test.ts`),
    testTimeout: 10_000,
  },
  // What is read of a page, without the product; and what is done with it.
  'incidents-pages': {
    mutate: [`${STATUS_PAGE}/*.ts`, '!**/*.test.ts'],
    tests: [`${STATUS_PAGE}/*.test.ts`],
    testTimeout: 10_000,
  },
  incidents: {
    mutate: [...codeOf('incidents'), `!${STATUS_PAGE}/*.ts`],
    tests: ['checks', 'monitor', 'refused'].map((name) => `${feature('incidents')}/incidents.${name}.test.ts`),
    testTimeout: 10_000,
  },
  'subscription-sync': {
    mutate: [`${feature('subscription')}/sync/subscription.sync.ts`],
    tests: ['sync', 'ordering', 'next-payments'].map((name) => `${feature('subscription')}/*/subscription.${name}.test.ts`),
    testTimeout: 8000,
  },
  // A state is a function of Stripe's answers, so its own test alone, without the product, tells.
  'subscription-state': {
    mutate: [`${feature('subscription')}/sync/subscription.state.ts`],
    tests: [`${feature('subscription')}/sync/subscription.state.test.ts`],
    testTimeout: 8000,
  },
};
