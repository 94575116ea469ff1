import { UsageChanged } from './usage.views.ts';

/** What the server pushes about use, to every page of the person who is signed in (`user:{id}`). */
export const USAGE_PUSHES = { 'usage:changed': UsageChanged };
