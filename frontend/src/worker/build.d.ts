/** Written in by the build (`service-worker.ts`). */
declare const __RELEASE__: string;
/** Addresses of the hashed files of the pages that open without a connection. */
declare const __FILES__: readonly string[];
