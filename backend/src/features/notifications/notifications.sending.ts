import type pg from 'pg';
import type { Log } from '../../lib/logger.ts';
import type { PushSender } from '../../lib/push/push-sender.ts';
import type { NoticeSubjects } from '../feature.ts';
import { sendTo, signedInDevices } from './notifications.devices.ts';
import { unseenOf } from './notifications.notices.ts';
import { countToday, dueSince, sendAt } from './notifications.policy.ts';
import { LEASE_SECONDS, pushDue } from './notifications.push.statements.ts';
import { settingsOf } from './notifications.settings.ts';

interface SendingDeps {
  pool: pg.Pool;
  push: PushSender | null;
  noticeSubjects: NoticeSubjects;
  log: Log;
  /** From 0 to 1. */
  random?: () => number;
}

/** Users whose pushes one statement takes, and of whom one node sends at once. */
const AT_ONCE = 20;
/** Tries of one push. */
const TRIES = 3;

type Due = Awaited<ReturnType<typeof pushDue.take>>[number];
/** What comes of a push that was taken. */
type Outcome = { dueAt: Date | null } & Partial<Pick<Due, 'sentAt' | 'tries' | 'sentToday' | 'day'>>;

/**
 * Sends what is due, on any node. Each push is leased and moved before it is sent, so no other node sends it meanwhile; a killed node's is sent by
 * another, perhaps once more, which its browser shows as one.
 */
export async function sendDue(deps: SendingDeps, signal?: AbortSignal): Promise<void> {
  const { pool, push, log } = deps;
  if (!push) return;
  let taken: Due[];
  do {
    taken = await pushDue.take(pool, AT_ONCE);
    const sent = taken.map((due) =>
      sendOne({ ...deps, push }, due).catch((error: unknown) =>
        log.warn({ err: error, userId: due.userId }, 'a push could not be sent; it is tried again'),
      ),
    );
    await Promise.all(sent);
  } while (taken.length === AT_ONCE && !signal?.aborted);
}

async function sendOne(deps: SendingDeps & { push: PushSender }, due: Due): Promise<void> {
  const { userId, takenAt, lease, day } = due;
  const { dueAt, sentAt = due.sentAt, tries = 0, sentToday = due.sentToday, ...counted } = await attempt(deps, due);
  await pushDue.finish(deps.pool, { userId, takenAt, lease, dueAt, sentAt, tries, sentToday, day: counted.day ?? day });
}

async function attempt(deps: SendingDeps & { push: PushSender }, due: Due): Promise<Outcome> {
  const { pool, random = Math.random } = deps;
  const now = new Date(due.takenAt);
  const { kinds, ...hours } = await settingsOf(pool, due.userId);
  const unseen = (await unseenOf(deps, due.userId)).filter(({ kind }) => kinds[kind]);
  const since = dueSince(unseen, due.sentAt);
  if (!since || since > now) return { dueAt: since };
  // Another try belongs to a push that is counted already: the third one of a day, too.
  const later = sendAt(hours, due.tries > 0 ? { ...due, sentToday: 0 } : due, now, random());
  if (later) return { dueAt: later };
  const { devices, isCounted } = await devicesOf(deps, due);
  const outcomes = await Promise.all(devices.map((device) => sendTo(deps, device)));
  if (outcomes.length === 0) return { dueAt: null };
  const { day, sentToday } = countToday(due, hours.zone, now);
  const counts = { day, sentToday: !isCounted && outcomes.includes('sent') ? sentToday + 1 : sentToday };
  const isOver = !outcomes.includes('later') || due.tries + 1 >= TRIES;
  return isOver
    ? { ...counts, sentAt: now, dueAt: null }
    : { ...counts, dueAt: new Date(now.getTime() + LEASE_SECONDS * 1000), tries: due.tries + 1 };
}

/** A user's browsers that this try is for, and whether a former try has reached others: then the push is counted. */
async function devicesOf({ pool }: SendingDeps, { userId, tries }: Due) {
  const signedIn = await signedInDevices(pool, userId);
  // Those that a former try has reached have it.
  const devices = tries === 0 ? signedIn : signedIn.filter(({ failures }) => failures > 0);
  return { devices, isCounted: devices.length < signedIn.length };
}
