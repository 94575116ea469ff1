/** Types for the test of the list. */
export const features: string[];
export function journeys(): string[];
export function journeysOfFeature(feature: string): string[];
export function journeysOf(changed: string[]): string[];
