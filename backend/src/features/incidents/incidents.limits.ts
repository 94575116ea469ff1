import { limitOf } from '../../http/rate-limits.ts';

/** Shared with the admin's other calls. */
export const INCIDENTS_WRITE = limitOf('adminWrite', 120, 60);
/** Calls that read another server. */
export const INCIDENTS_CHECK = limitOf('incidentCheck', 30, 60);
