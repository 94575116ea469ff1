import { ROOM_LAPSES } from './lapses.room.ts';
import { STORY_LAPSES } from './lapses.stories.ts';
import { TALK_LAPSES } from './lapses.talks.ts';
import type { Lapse } from './models.ts';

/** A pair of models for every measure of conduct. */
export const LAPSES: Lapse[] = [...STORY_LAPSES, ...TALK_LAPSES, ...ROOM_LAPSES];
