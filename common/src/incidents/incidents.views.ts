import * as v from 'valibot';
import { orNull } from '../or-null.ts';
import { CHECK_FAULTS, STATUS_FORMATS, STATUS_KINDS } from './incidents.constants.ts';

/** A notice about the service, as the monitor made it. */
export const StatusNoticeView = v.object({
  id: v.number(),
  status: v.picklist(STATUS_KINDS),
  title: v.string(),
  message: v.string(),
  /** 1 or 0. */
  isActive: v.number(),
  isDemo: v.boolean(),
  /** Of the incident, on the status page. */
  url: orNull(v.string()),
  createdAt: v.string(),
  updatedAt: v.string(),
});
export type StatusNoticeView = v.InferOutput<typeof StatusNoticeView>;

/** The monitor. Times are ISO. */
export const MonitoringView = v.object({
  isRunning: v.boolean(),
  statusPageUrl: orNull(v.string()),
  /** Milliseconds. */
  checkInterval: v.number(),
  /** Null: never. */
  lastCheck: orNull(v.string()),
  lastSuccess: orNull(v.string()),
  /** Why the last check failed; null: it did not. `status`: the HTTP status, where there was one. */
  lastError: orNull(v.object({ fault: v.picklist(CHECK_FAULTS), status: orNull(v.number()), message: v.string() })),
  format: orNull(v.picklist(STATUS_FORMATS)),
  /** When the next check is due; null while it is stopped. */
  nextCheck: orNull(v.string()),
  /** What is on the site now because of the monitor, the demo among it. */
  incidents: v.array(StatusNoticeView),
});
export type MonitoringView = v.InferOutput<typeof MonitoringView>;

/** The answer of `GET /api/admin/incidents/status`. */
export const MonitoringAnswer = v.object({ monitoring: MonitoringView });

/** What a call did, in English, and the monitor afterwards. */
export const MonitoringChangedAnswer = v.object({ message: v.string(), monitoring: MonitoringView });
export type MonitoringChangedAnswer = v.InferOutput<typeof MonitoringChangedAnswer>;
