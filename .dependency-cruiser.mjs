// The rules between rooms: see "The house" in README.md. `backend/src/lib/rooms.test.ts` shows that they can fail.
const backendFeature = '^backend/src/features/([^/]+)/';
const test = '\\.test\\.tsx?$|^(?:backend|common|frontend)/src/testing/|^backend/bench/';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'common-imports-nothing-of-ours',
      severity: 'error',
      from: { path: '^common/src', pathNot: test },
      to: { pathNot: '^common/src|^node_modules/(class-validator|valibot)' },
    },
    {
      name: 'floors',
      comment: 'the two sides meet in common alone',
      severity: 'error',
      from: { path: '^backend' },
      to: { path: '^frontend' },
    },
    { name: 'floors-up', severity: 'error', from: { path: '^frontend' }, to: { path: '^backend' } },
    {
      name: 'features-meet-in-services',
      comment: "a feature calls another's service, never its routes, sockets or tables",
      severity: 'error',
      from: { path: backendFeature, pathNot: test },
      to: {
        path: '^backend/src/features/',
        pathNot: [
          '^backend/src/features/$1/',
          '^backend/src/features/[^/]+/[^/]+\\.service\\.ts$',
          '^backend/src/features/feature\\.ts$',
        ],
      },
    },
    {
      name: 'features-know-no-root',
      severity: 'error',
      from: { path: '^backend/src/features/', pathNot: test },
      to: { path: '^backend/src/(app|main|stop|testing/)' },
    },
    {
      name: 'conversations-know-no-feature',
      severity: 'error',
      from: { path: '^backend/src/conversations/', pathNot: test },
      to: { path: '^backend/src/(app|main|features|testing)' },
    },
    {
      name: 'replies-know-no-feature',
      severity: 'error',
      from: { path: '^backend/src/replies/', pathNot: test },
      to: { path: '^backend/src/(app|main|features|conversations|testing)' },
    },
    {
      name: 'rooms-below-know-nothing-above',
      severity: 'error',
      from: { path: '^backend/src/(http|realtime|model|lib)/', pathNot: test },
      to: { path: '^backend/src/(app|main|stop|features|conversations|replies|metrics|testing)' },
    },
    {
      name: 'metrics-know-no-feature',
      severity: 'error',
      from: { path: '^backend/src/metrics/', pathNot: test },
      to: { path: '^backend/src/(app|main|stop|features|conversations|http|testing)' },
    },
    {
      name: 'only-the-composition-knows-metrics',
      severity: 'error',
      from: { path: '^backend/src/(?:features|conversations|replies|database)/', pathNot: test },
      to: { path: '^backend/src/metrics/' },
    },
    {
      name: 'database-knows-no-room-above',
      severity: 'error',
      from: { path: '^backend/src/database/', pathNot: test },
      to: { path: '^backend/src/', pathNot: '^backend/src/(database|lib|config)' },
    },
    {
      name: 'entities-stay-with-their-owner',
      comment: 'a table is used in the folder that owns it. SQL: see database/table-owners.test.ts',
      severity: 'error',
      from: { path: '^backend/src/(features/[^/]+|[^/]+)/', pathNot: test },
      to: { path: '^backend/src/.*\\.entity\\.ts$', pathNot: '^backend/src/$1/' },
    },
    {
      name: 'lib-knows-no-room',
      severity: 'error',
      from: { path: '^backend/src/lib/', pathNot: test },
      to: { path: '^backend/src/(http|realtime|model|database)' },
    },
    {
      name: 'stand-ins-know-the-wire-alone',
      severity: 'error',
      from: { path: '^backend/stand-ins/', pathNot: test },
      to: { path: '^backend/', pathNot: '^backend/stand-ins/' },
    },
    {
      name: 'stand-ins-do-not-meet',
      severity: 'error',
      from: { path: '^backend/stand-ins/([^/]+)/' },
      to: { path: '^backend/stand-ins/[^/]+/', pathNot: '^backend/stand-ins/$1/' },
    },
    {
      name: 'stand-ins-stay-out',
      comment: 'one file loads them, where nothing is configured, by imports that production never runs',
      severity: 'error',
      from: { path: '^backend/src/', pathNot: [test, '^backend/src/load-stand-in\\.ts$'] },
      to: { path: '^backend/stand-ins/' },
    },
    {
      name: 'stand-ins-are-loaded-late',
      severity: 'error',
      from: { path: '^backend/src/', pathNot: test },
      to: { path: '^backend/stand-ins/', dynamic: false },
    },
    {
      name: 'programs-alone-load-stand-ins',
      severity: 'error',
      from: { path: '^backend/', pathNot: [test, '^backend/src/(main|owner|audit|backup)\\.ts$'] },
      to: { path: '^backend/src/load-stand-in\\.ts$' },
    },
    {
      name: 'tests-stay-out',
      severity: 'error',
      from: { path: '^(backend|common|frontend)/src/', pathNot: test },
      to: { path: '\\.test\\.tsx?$|^(?:backend|common|frontend)/src/testing/' },
    },
    {
      name: 'browser-features-do-not-meet',
      comment: 'pages compose them',
      severity: 'error',
      from: { path: '^frontend/src/features/([^/]+)/' },
      to: { path: '^frontend/src/features/', pathNot: '^frontend/src/features/$1/' },
    },
    {
      name: 'browser-features-know-no-app',
      severity: 'error',
      from: { path: '^frontend/src/features/' },
      to: { path: '^frontend/src/app/' },
    },
    {
      name: 'worker-knows-no-page',
      comment: 'it runs without a page',
      severity: 'error',
      from: { path: '^frontend/src/worker/', pathNot: test },
      to: { path: '^frontend/src/', pathNot: '^frontend/src/(worker/|lib/(in-time|kept-database|worker-messages)\\.ts$)' },
    },
    {
      name: 'browser-shared-rooms-know-no-feature',
      severity: 'error',
      from: { path: '^frontend/src/(components|hooks|lib|locales|worker)/' },
      to: { path: '^frontend/src/(app|features)/' },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'dist/' },
    tsPreCompilationDeps: true,
    moduleSystems: ['es6'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['development', 'import', 'module', 'browser', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css', '.json'],
    },
  },
};
