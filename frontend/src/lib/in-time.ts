/** The value, or undefined where it takes longer than `ms`. What began goes on: nothing can stop it. */
export function inTime<T>(value: Promise<T>, ms: number): Promise<T | undefined> {
  return Promise.race([value, new Promise<undefined>((done) => setTimeout(() => done(undefined), ms))]);
}
