/** What the safety check can find. `self_harm`: danger to oneself; `violence`: danger of harming another or being harmed; `abuse`: of a partner; `child`: of a child. */
export const DANGER_KINDS = ['self_harm', 'violence', 'abuse', 'child'] as const;
export type DangerKind = (typeof DANGER_KINDS)[number];
