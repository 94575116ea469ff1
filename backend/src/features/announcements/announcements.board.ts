import { createHash } from 'node:crypto';
import type { AnnouncementType } from '@beside/common/announcements/announcements.constants';
import type { AnnouncementView } from '@beside/common/announcements/announcements.views';
import type { Clock } from '../../lib/clock.ts';

/** Milliseconds between two looks at the clock while anything has a time: a clock that is set must not hold an announcement back. */
const LOOK_MS = 1000;
const SEVERITY: Record<AnnouncementType, number> = { error: 0, warning: 1, info: 2, success: 3 };

/** Where announcements come from: what admins write, and the incident monitor. */
export type Source = 'announcements' | 'incidents';

/** What is in force, and its version, which changes with it. */
export interface InForce {
  announcements: AnnouncementView[];
  version: string;
}

interface BoardDeps {
  clock: Clock;
  /** Called when what is in force has changed. `turned`: whose start or end has come, where that was the cause. */
  onChange(inForce: InForce, turned: Source[]): void;
}

/**
 * This node's copy of all announcements that are active and not over. It knows which are in force now, and waits for the next start or end by itself:
 * each node pushes to its own pages at the very second, so that nothing has to run once in the cluster.
 */
export function currentAnnouncements({ clock, onChange }: BoardDeps) {
  const lists = new Map<Source, AnnouncementView[]>();
  let json = '[]';
  let inForce: InForce = { announcements: [], version: versionOf(json) };
  let timer: NodeJS.Timeout | undefined;
  let ids = new Map<Source, string>();

  const look = (isTimer: boolean): void => {
    clearTimeout(timer);
    const now = clock.now().getTime();
    const next = [...lists.values()]
      .flat()
      .filter((each) => isNow(each, now))
      .toSorted(bySeverity);
    const nextIds = new Map([...lists].map(([source, list]) => [source, idsOf(list, now)]));
    const turned = isTimer ? [...nextIds].filter(([source, own]) => ids.get(source) !== own).map(([source]) => source) : [];
    ids = nextIds;
    const nextJson = JSON.stringify(next);
    if (nextJson !== json) {
      json = nextJson;
      inForce = { announcements: next, version: versionOf(json) };
      onChange(inForce, turned);
    }
    const times = [...lists.values()].flat().flatMap(timesOf);
    if (times.length === 0) return;
    const wait = Math.min(LOOK_MS, ...times.filter((time) => time > now).map((time) => time - now));
    timer = setTimeout(look, wait, true).unref();
  };

  return {
    /** Replaces a source's list. */
    set(source: Source, list: AnnouncementView[]): void {
      lists.set(source, list);
      look(false);
    },
    inForce: (): InForce => inForce,
    stop(): void {
      lists.clear();
      clearTimeout(timer);
    },
  };
}

const timesOf = ({ startDate, endDate }: AnnouncementView): number[] =>
  [startDate, endDate].flatMap((time) => (time === null ? [] : Date.parse(time)));

function isNow({ isActive, startDate, endDate }: AnnouncementView, now: number): boolean {
  return (
    isActive === 1 && (startDate === null || Date.parse(startDate) <= now) && (endDate === null || now < Date.parse(endDate))
  );
}

const idsOf = (list: AnnouncementView[], now: number): string =>
  list
    .filter((each) => isNow(each, now))
    .map(({ id }) => id)
    .join();

/** The most severe first, then the newest. */
function bySeverity(one: AnnouncementView, other: AnnouncementView): number {
  return (
    SEVERITY[one.announcementType] - SEVERITY[other.announcementType] ||
    Date.parse(other.createdAt) - Date.parse(one.createdAt) ||
    (String(one.id) < String(other.id) ? 1 : -1)
  );
}

const versionOf = (json: string): string => createHash('sha256').update(json).digest('base64url').slice(0, 20);
