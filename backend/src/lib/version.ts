/** This release. `npm version` writes it here: see `scripts/version.mjs`. */
export const VERSION = '0.1.0';

declare const __COMMIT__: string | null | undefined;
/** The commit that the bundle was built of (`scripts/build-server.mjs`). Null: not known, as in development. */
export const COMMIT = typeof __COMMIT__ === 'string' ? __COMMIT__ : null;
