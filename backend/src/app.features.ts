import type { Config } from './config.ts';
import { BACKUP_TABLES } from './database/backups.tables.ts';
import { COUNTER_TABLES } from './database/counters.tables.ts';
import { schemaOf } from './database/tables.ts';
import type { UserData } from './database/user-data.ts';
import { accountFeature } from './features/account/account.feature.ts';
import { adminFeature } from './features/admin/admin.feature.ts';
import { adviceFeature } from './features/advice/advice.feature.ts';
import { announcementsFeature } from './features/announcements/announcements.feature.ts';
import { chatFeature } from './features/chat/chat.feature.ts';
import { contractsFeature } from './features/contracts/contracts.feature.ts';
import { couplesFeature } from './features/couples/couples.feature.ts';
import type { Feature, FeatureDeps, NoticeSubjects, Running } from './features/feature.ts';
import { incidentsFeature } from './features/incidents/incidents.feature.ts';
import { invoicesFeature } from './features/invoices/invoices.feature.ts';
import { notificationsFeature } from './features/notifications/notifications.feature.ts';
import { safetyFeature } from './features/safety/safety.feature.ts';
import { subscriptionFeature } from './features/subscription/subscription.feature.ts';
import { tasksFeature } from './features/tasks/tasks.feature.ts';
import { tokensFeature } from './features/tokens/tokens.feature.ts';
import { translationFeature } from './features/translation/translation.feature.ts';
import { usageFeature } from './features/usage/usage.feature.ts';
import { RELEASE_TABLES } from './http/releases/release.tables.ts';
import { SESSION_TABLES } from './http/session.tables.ts';
import { MODEL_TABLES } from './model/model.tables.ts';
import { REPLY_TABLES } from './replies/reply.tables.ts';

/**
 * The product's features, in the order in which signing in and deleting an account take their locks: accounts come after everything that is
 * written for them.
 */
const LIST = [
  adviceFeature,
  chatFeature,
  couplesFeature,
  usageFeature,
  subscriptionFeature,
  contractsFeature,
  tasksFeature,
  invoicesFeature,
  translationFeature,
  notificationsFeature,
  accountFeature,
  tokensFeature,
  incidentsFeature,
  announcementsFeature,
  adminFeature,
  safetyFeature,
] as const;

/** What lies below the features. Replies before their results, since an end under way is waited for. */
export const ENGINES = [REPLY_TABLES, MODEL_TABLES, SESSION_TABLES, RELEASE_TABLES, COUNTER_TABLES, BACKUP_TABLES];

type Listed = (typeof LIST)[number];

/** The service of every feature, by the feature's name. */
export type Services = { [F in Listed as F['name']]: ReturnType<F['start']>['service'] };

/** Everything that a feature may receive. */
export type Everything = FeatureDeps & Services;

/** Any feature, for the composition. */
export type AnyFeature = Feature<string, Everything, unknown, Everything>;

/** The list for the composition. It does not compile where a feature needs a service that no feature offers. */
export const FEATURES: readonly AnyFeature[] = LIST;

/** The whole database. */
export const SCHEMA = schemaOf([...ENGINES, ...LIST]);

/** What each folder does with a user's rows, in the order of the list. */
export function userDataOf(config: Config, features: readonly AnyFeature[] = FEATURES): UserData[] {
  const threadOf = threadsOf(features);
  return [
    ...ENGINES.flatMap(({ userData = [] }) => userData),
    ...features.flatMap((feature) => feature.userData?.({ config, threadOf }) ?? []),
  ];
}

/** Finds the conversation that is about a feature's things. */
export function threadsOf(features: readonly AnyFeature[]): FeatureDeps['threadOf'] {
  const threads = Object.assign({}, ...features.map((feature) => feature.threads));
  return (feature) => {
    if (!threads[feature]) throw new Error(`No feature keeps a conversation about ${feature}`);
    return threads[feature];
  };
}

/** Finds, for each kind of notice, how what it is about is shown. */
export const noticeSubjectsOf = (features: readonly AnyFeature[]): NoticeSubjects =>
  Object.assign({}, ...features.map(({ notices }) => notices));

/** Starts the features' services, each after those that it needs. */
export function startFeatures(
  deps: FeatureDeps,
  features: readonly AnyFeature[],
): { all: Everything; running: Running<unknown, Everything>[] } {
  // Filled one by one: `needs` says in which order.
  const all: Everything = Object.assign(Object.create(null), deps);
  const running = new Map<string, Running<unknown, Everything> | null>();
  const start = (name: string): void => {
    if (running.get(name) === null) throw new Error(`The feature ${name} needs itself, by way of others`);
    const feature = features.find((each) => each.name === name);
    if (!feature) throw new Error(`A feature needs ${name}, which is not listed`);
    if (running.has(name)) return;
    running.set(name, null);
    for (const needed of Object.keys(feature.needs)) start(needed);
    const started = feature.start(all);
    running.set(name, started);
    Object.assign(all, { [name]: started.service });
  };
  for (const { name } of features) start(name);
  return { all, running: [...running.values()].flatMap((each) => each ?? []) };
}
