import type { CheckFault, StatusFormat, StatusKind } from '@beside/common/incidents/incidents.constants';

/** An incident or a maintenance under way, as a status page tells of it. */
export interface Incident {
  /** The page's own id of it. */
  externalId: string;
  status: StatusKind;
  title: string;
  /** The newest update, as plain text. */
  message: string;
  url: string | null;
}

/** What a status page says, and how it was read. */
export interface StatusPage {
  format: StatusFormat;
  /** Where the next check reads it. */
  feedUrl: string;
  incidents: Incident[];
}

/** Why a status page could not be read. Its message names the fault alone: nothing of a page may get into logs. */
export class CheckFailure extends Error {
  readonly fault: CheckFault;
  /** The HTTP status, where there was one. */
  readonly status: number | null;

  constructor(fault: CheckFault, status: number | null = null) {
    super(`The status page could not be read: ${fault}`);
    this.fault = fault;
    this.status = status;
  }
}
