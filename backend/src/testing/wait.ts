/** Options of `vi.waitFor` and `vi.waitUntil`: a limit that ends a hang and judges nothing, as `expect.poll` has from the configuration. */
export const WAIT = { timeout: 30_000, interval: 25 };
