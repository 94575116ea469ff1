/** What the safety check can find. `self_harm`: danger to oneself; `violence`: danger of harming another or being harmed; `abuse`: of a partner; `child`: of a child. */
export const DANGER_KINDS = ['self_harm', 'violence', 'abuse', 'child'] as const;
export type DangerKind = (typeof DANGER_KINDS)[number];

/** How sure a finding is. `certain`: help answers in the model's place; `possible`: help stands beside what the model writes. */
export const DANGER_LEVELS = ['certain', 'possible'] as const;
export type DangerLevel = (typeof DANGER_LEVELS)[number];

/** Why help is shown: a finding, or `always`, where nothing could answer and nothing was found. */
export const HELP_LEVELS = [...DANGER_LEVELS, 'always'] as const;
export type HelpLevel = (typeof HELP_LEVELS)[number];

/** What a screening or a model found in a text. */
export interface Danger {
  level: DangerLevel;
  kind: DangerKind;
}
