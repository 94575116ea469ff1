import * as v from 'valibot';

/** Marks a text that an AI model wrote, for machines (EU AI Act, Article 50). Absent from all other texts. */
export const GeneratedBy = v.optional(v.literal('ai'));
