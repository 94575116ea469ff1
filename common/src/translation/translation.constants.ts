/** Limits of the two translation calls: keys and characters (all texts together) a call. */
export const TRANSLATE_KEYS_MAX = 50;
export const TRANSLATE_FAST_KEYS_MAX = 15;
export const TRANSLATE_CHARACTERS_MAX = 20_000;

/** Version of the interface's cached translations; another one stored in the browser is discarded. */
export const TRANSLATION_VERSION = '2.6';
/** Milliseconds: the interface's time-out, the advice's, the pause between batches, and the wait before the page reloads. */
export const TRANSLATE_FAST_TIMEOUT_MS = 12_000;
export const TRANSLATE_TIMEOUT_MS = 5_000;
export const TRANSLATE_BATCH_PAUSE_MS = 300;
export const LANGUAGE_RELOAD_MS = 500;
