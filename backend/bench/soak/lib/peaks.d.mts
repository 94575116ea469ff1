/** The part of the peaks that its test uses. */
export function growthBetween(undisturbed: number[][], disturbed: number[][]): number;
