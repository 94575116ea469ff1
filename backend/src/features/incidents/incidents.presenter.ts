import { shownText } from '@beside/common/announcements/announcement-parts';
import type { AnnouncementView } from '@beside/common/announcements/announcements.views';
import {
  BANNER_TYPES,
  CHECK_FAULTS,
  CHECK_INTERVAL_MS,
  type CheckFault,
  STATUS_FORMATS,
  STATUS_KINDS,
} from '@beside/common/incidents/incidents.constants';
import type { MonitoringView, StatusNoticeView } from '@beside/common/incidents/incidents.views';
import type { MonitorRow, NoticeRow } from './incidents.statements.ts';

const FAULT_TEXTS: Record<CheckFault, string> = {
  not_found: 'There is no server of that name.',
  address_refused: 'The address, or one that it redirects to, is not a public one.',
  unreachable: 'The server could not be reached.',
  timeout: 'The server did not answer in time.',
  too_large: 'The answer is larger than 1 MB.',
  too_many_redirects: 'The address redirects too often.',
  bad_status: 'The server answered with an error.',
  insecure_redirect: 'The address redirects from https to http, which is not followed.',
  unreadable: 'The answer is no status page that we can read.',
};

const statusOf = ({ status }: NoticeRow) => STATUS_KINDS.find((kind) => kind === status) ?? 'degraded';

function presentNotice(row: NoticeRow): StatusNoticeView {
  const { id, title, message, isActive, isDemo, url, createdAt, updatedAt } = row;
  return {
    ...{
      id,
      message: shownText(message),
      isActive,
      url,
      status: statusOf(row),
      title: shownText(title ?? ''),
      isDemo: isDemo === 1,
    },
    ...{ createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() },
  };
}

/** A notice as everyone sees it, among the announcements. */
export function presentBanner(row: NoticeRow): AnnouncementView {
  const { id, title, message, isActive, endsAt, createdAt, updatedAt, revision } = row;
  return {
    ...{ id: `incident-${id}`, title: shownText(title ?? ''), message: shownText(message), isActive, revision, timeZone: 'UTC' },
    announcementType: BANNER_TYPES[statusOf(row)],
    startDate: null,
    endDate: endsAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/** @param now milliseconds since 1970 */
export function presentMonitoring(row: MonitorRow, notices: NoticeRow[], now: number): MonitoringView {
  const isRunning = row.isRunning === 1;
  const fault = CHECK_FAULTS.find((each) => each === row.fault);
  // The timetable has whole minutes.
  const next = (Math.floor(now / CHECK_INTERVAL_MS) + 1) * CHECK_INTERVAL_MS;
  return {
    ...{ isRunning, statusPageUrl: row.statusPageUrl, checkInterval: CHECK_INTERVAL_MS },
    lastCheck: row.lastCheck?.toISOString() ?? null,
    lastSuccess: row.lastSuccess?.toISOString() ?? null,
    lastError: fault ? { fault, status: row.faultStatus, message: FAULT_TEXTS[fault] } : null,
    format: STATUS_FORMATS.find((format) => format === row.format) ?? null,
    nextCheck: isRunning ? new Date(next).toISOString() : null,
    incidents: notices.map(presentNotice),
  };
}
