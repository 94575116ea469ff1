import type { NoticeKind } from '@beside/common/notifications/notifications.constants';
import type { RequestHandler } from 'express';
import type pg from 'pg';
import type { DataSource } from 'typeorm';
import type { Config } from '../config.ts';
import type { Thread } from '../conversations/thread.ts';
import type { Jobs } from '../database/jobs.ts';
import type { PgNotifications } from '../database/pg-notifications.ts';
import type { Tables } from '../database/tables.ts';
import type { Transaction } from '../database/transaction.ts';
import type { UserData } from '../database/user-data.ts';
import type { ClientAssets } from '../http/client-assets.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import type { RouteContext } from '../http/route-context.ts';
import type { Clock } from '../lib/clock.ts';
import type { FullLog } from '../lib/logger.ts';
import type { Mailer } from '../lib/mailer.ts';
import type { Passwords } from '../lib/passwords.ts';
import type { PushSender } from '../lib/push/push-sender.ts';
import type { SharedRedis } from '../lib/redis.ts';
import type { Payments } from '../lib/stripe.ts';
import type { Model } from '../model/model.types.ts';
import type { Connected } from '../realtime/connected.ts';
import type { EventContext } from '../realtime/event-context.ts';
import type { Publisher } from '../realtime/publisher.ts';
import type { ReplyEngine } from '../replies/reply.engine.ts';

/** Where things are shown of which users are told, by their ids. Those that are left out are gone, read meanwhile, or not the user's. */
type ReadSubjects = (db: Transaction, userId: string, ids: string[]) => Promise<Map<string, string>>;
/** The same for each kind of notice, by the feature that keeps the things. */
export type NoticeSubjects = { readonly [K in NoticeKind]?: ReadSubjects };

/** What every feature may use. It is built once, in `app.deps.ts`; a service names the part that it needs. */
export interface FeatureDeps extends Pick<Config, 'publicUrl' | 'appName' | 'supportEmail' | 'operator'> {
  config: Config;
  /** See `Database`. */
  installationId: string;
  /** The number under which this node stores messages. */
  node: number;
  source: DataSource;
  pool: pg.Pool;
  writers: pg.Pool;
  redis: SharedRedis | null;
  notifications: PgNotifications;
  jobs: Jobs;
  passwords: Passwords;
  /** Null: this server sends no mail. */
  mailer: Mailer | null;
  /** Whether mail can be sent, and whether an address must be verified before its owner can sign in. */
  mail: { enabled: boolean; verification: boolean };
  /** Null: this server takes no payments. */
  payments: Payments | null;
  /** Null: this server sends no notifications. */
  push: PushSender | null;
  clock: Clock;
  log: FullLog;
  limits: RateLimits;
  model: Model;
  publisher: Publisher;
  replies: ReplyEngine;
  connected: Connected;
  /** The page that the client assets are served with. */
  page: Pick<ClientAssets, 'showAnnouncements'>;
  clientTexts: ReadonlySet<string>;
  /** The built page around the help, by language. */
  helpFrames: Partial<Record<string, string>>;
  /** Of every folder that holds something about a user, in the order of their locks. */
  userData: readonly UserData[];
  /** What notices are about. */
  noticeSubjects: NoticeSubjects;
  /** The conversation about a feature's rows. It throws where there is none. */
  threadOf(feature: string): Thread;
}

/** What user data may depend on: it is known before any service. */
type UserDataDeps = Pick<FeatureDeps, 'config' | 'threadOf'>;

/** What a feature declares. The last argument of what it offers is everything: `FeatureDeps`, and the services of all features by their names. */
interface Declared<Name extends string, Deps, Service, All> extends Omit<Tables, 'userData'> {
  name: Name;
  /** The other features whose services this one's service uses. The types hold it equal to what `service` takes. */
  needs: { readonly [K in Exclude<keyof Deps, keyof FeatureDeps>]: true };
  service: (deps: Deps) => Service;
  userData?: (deps: UserDataDeps) => readonly UserData[];
  /** Conversations about other features' rows, by that feature's name. */
  threads?: Readonly<Record<string, Thread>>;
  /** How its things are shown of which users are told. */
  notices?: NoticeSubjects;
  /** Calls that are answered before any session is read. */
  openRoutes?: (service: Service, context: RouteContext, all: All) => unknown;
  routes?: (service: Service, context: RouteContext, all: All) => unknown;
  /** Paths below `/api` whose reads take the cached session: frequent ones, such as polls, that never change it. */
  cachedReads?: readonly string[];
  /** Pages that the server writes, at the root. */
  pages?: (service: Service, all: All) => readonly RequestHandler[];
  /** Declares events. */
  sockets?: (service: Service, events: EventContext, all: All) => void;
  /** Registers jobs and timetables. */
  jobs?: (service: Service, all: All) => void;
  /** Reads what the first call needs. Before the node serves. */
  load?: (service: Service) => Promise<void>;
  /** Does what the start does not wait for. */
  prepare?: (service: Service) => Promise<unknown>;
  /** Stops timers, and writes what is not written. After the last reply. */
  stop?: (service: Service) => Promise<void> | void;
}

/** A feature's service on one node, with what it offers. */
export interface Running<Service, All> {
  service: Service;
  openRoutes: (context: RouteContext, all: All) => void;
  routes: (context: RouteContext, all: All) => void;
  pages: (all: All) => readonly RequestHandler[];
  sockets: (events: EventContext, all: All) => void;
  jobs: (all: All) => void;
  load: () => Promise<void>;
  prepare: () => Promise<unknown>;
  stop: () => Promise<void>;
}

/** A feature as one value: what it keeps, what it needs of others, and what it offers. `app.features.ts` lists them. */
export interface Feature<Name extends string, Deps, Service, All>
  extends Pick<
    Declared<Name, Deps, Service, All>,
    'name' | 'entities' | 'migrations' | 'userData' | 'threads' | 'notices' | 'cachedReads'
  > {
  needs: object;
  start: (deps: Deps) => Running<Service, All>;
}

/** Declares a feature. */
export function feature<const Name extends string, Deps, Service, All = unknown>(
  declared: Declared<Name, Deps, Service, All>,
): Feature<Name, Deps, Service, All> {
  return {
    ...declared,
    start(deps) {
      const service = declared.service(deps);
      return {
        service,
        openRoutes: (context, all) => void declared.openRoutes?.(service, context, all),
        routes: (context, all) => void declared.routes?.(service, context, all),
        pages: (all) => declared.pages?.(service, all) ?? [],
        sockets: (events, all) => declared.sockets?.(service, events, all),
        jobs: (all) => declared.jobs?.(service, all),
        load: async () => declared.load?.(service),
        prepare: async () => declared.prepare?.(service),
        stop: async () => declared.stop?.(service),
      };
    },
  };
}
