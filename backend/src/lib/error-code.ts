/** The code that a driver, or Node itself, gave an error (`23505`, `EADDRINUSE`); empty without one. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
