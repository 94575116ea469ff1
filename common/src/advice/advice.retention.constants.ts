/** Months after which advice is deleted in which nothing was asked or written, where its user wants that. */
export const RETENTION_MONTHS = [3, 6, 12, 24] as const;
export type RetentionMonths = (typeof RETENTION_MONTHS)[number];
/** Days before a choice works by which more is deleted: it may be somebody else's. */
export const RETENTION_WAIT_DAYS = 7;
