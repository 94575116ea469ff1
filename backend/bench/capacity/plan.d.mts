export interface Report {
  tables: { rows: { id?: string; ours: number }[] }[];
}
export function planOf(
  report: Report,
  asked: Record<string, number>,
): { part: string; needs: string; because: string; next?: string }[];
