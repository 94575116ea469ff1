import type { StatusFormat, StatusKind } from '@beside/common/incidents/incidents.constants';
import * as v from 'valibot';
import type { Incident } from '../incidents.types.ts';
import { htmlToText, tidy } from './incidents.plain-text.ts';

/* Read tolerantly: a field that is missing or of another kind is as good as empty, so that a page's small changes do no harm. */

const text = v.fallback(v.string(), '');
const list = <S extends v.GenericSchema>(item: S) => v.fallback(v.array(item), []);

/** Atlassian Statuspage: `/api/v2/summary.json`. */
const StatuspageEvent = v.object({
  ...{ id: v.string(), name: text, status: text, impact: text, shortlink: text },
  incident_updates: list(v.object({ body: text, status: text, display_at: text, created_at: text })),
});
const Statuspage = v.object({
  page: v.object({ id: v.string() }),
  incidents: v.array(StatuspageEvent),
  scheduled_maintenances: list(StatuspageEvent),
});

/** Instatus: `/summary.json`. Without anything under way it names neither list. */
const InstatusEvent = v.object({ id: text, name: text, status: text, impact: text, url: text, started: text, start: text });
const Instatus = v.object({
  page: v.object({ name: v.string(), url: v.string(), status: v.picklist(['UP', 'HASISSUES', 'UNDERMAINTENANCE']) }),
  activeIncidents: list(InstatusEvent),
  activeMaintenances: list(InstatusEvent),
});

/** cState: `/index.json`. */
const CStateIssue = v.object({
  ...{ title: text, permalink: text, severity: text, createdAt: text },
  resolved: v.fallback(v.union([v.boolean(), v.string()]), false),
  informational: v.fallback(v.boolean(), false),
});
const CState = v.object({
  cStateVersion: v.string(),
  systems: v.array(v.object({ name: text, unresolvedIssues: list(CStateIssue) })),
});

/** A description of all that is wrong would be as long as a hostile page. */
const FIRST_FAULT = { abortEarly: true };

const OVER = /^(?:resolved|postmortem|completed)$/i;
const UNDER_WAY = /^(?:in_?progress|verifying)$/i;

/**
 * Reads a status page's JSON.
 * @returns null: it is of no known format
 */
export function readJson(json: unknown): { format: StatusFormat; incidents: Incident[] } | null {
  const statuspage = v.safeParse(Statuspage, json, FIRST_FAULT);
  if (statuspage.success) return { format: 'statuspage', incidents: ofStatuspage(statuspage.output) };
  const instatus = v.safeParse(Instatus, json, FIRST_FAULT);
  if (instatus.success) return { format: 'instatus', incidents: ofInstatus(instatus.output) };
  const cstate = v.safeParse(CState, json, FIRST_FAULT);
  return cstate.success ? { format: 'cstate', incidents: ofCState(cstate.output) } : null;
}

function ofStatuspage({ incidents, scheduled_maintenances }: v.InferOutput<typeof Statuspage>): Incident[] {
  const presented = (event: v.InferOutput<typeof StatuspageEvent>, status: StatusKind): Incident => {
    const time = ({ display_at, created_at }: { display_at: string; created_at: string }): number =>
      Date.parse(display_at || created_at) || 0;
    const [first, ...others] = event.incident_updates.map((each) => ({ each, at: time(each) }));
    const newest = others.reduce((best, other) => (best && other.at <= best.at ? best : other), first)?.each;
    return {
      ...{ externalId: event.id, status, title: tidy(event.name), url: event.shortlink || null },
      message: htmlToText(newest?.body ?? '') || sentence(event.status),
    };
  };
  return [
    ...incidents.filter(({ status }) => !OVER.test(status)).map((event) => presented(event, severityOf(event.impact))),
    ...scheduled_maintenances.filter(({ status }) => UNDER_WAY.test(status)).map((event) => presented(event, 'maintenance')),
  ];
}

function ofInstatus({ activeIncidents, activeMaintenances }: v.InferOutput<typeof Instatus>): Incident[] {
  const presented = (event: v.InferOutput<typeof InstatusEvent>, status: StatusKind): Incident => ({
    externalId: event.id || event.url || `${event.name} ${event.started || event.start}`,
    ...{ status, title: tidy(event.name), message: sentence(event.status), url: event.url || null },
  });
  return [
    ...activeIncidents.filter(({ status }) => !OVER.test(status)).map((event) => presented(event, severityOf(event.impact))),
    ...activeMaintenances.filter(({ status }) => UNDER_WAY.test(status)).map((event) => presented(event, 'maintenance')),
  ];
}

function ofCState({ systems }: v.InferOutput<typeof CState>): Incident[] {
  const found = new Map<string, Incident>();
  for (const { name, unresolvedIssues } of systems)
    for (const issue of unresolvedIssues) {
      if (issue.informational || issue.resolved === true || issue.resolved === 'true') continue;
      const externalId = issue.permalink || `${issue.title} ${issue.createdAt}`;
      const known = found.get(externalId);
      if (known) {
        known.message += `, ${tidy(name)}`;
        continue;
      }
      const status = issue.severity === 'down' ? 'outage' : /maintenance/i.test(issue.title) ? 'maintenance' : 'degraded';
      const message = `Affected: ${tidy(name)}`;
      found.set(externalId, { externalId, status, title: tidy(issue.title), message, url: issue.permalink || null });
    }
  return [...found.values()];
}

/** `major`, `critical`, and Instatus' `MAJOROUTAGE` and `PARTIALOUTAGE`, are outages. */
function severityOf(impact: string): StatusKind {
  return /^(?:major|critical|.*outage)/i.test(impact) ? 'outage' : /maintenance/i.test(impact) ? 'maintenance' : 'degraded';
}

/** A status as a text, where a page gives no update: `INPROGRESS` is “In progress”. */
function sentence(status: string): string {
  const words = status.toLowerCase().replaceAll('_', ' ').replace('inprogress', 'in progress').trim() || 'under way';
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
