/**
 * Text in the browser's storage. If the browser forbids storage (private mode, quota), reads return null and writes do nothing.
 */
function store(kind: 'localStorage' | 'sessionStorage') {
  const attempt = <T>(use: (storage: Storage) => T): T | null => {
    try {
      return use(window[kind]);
    } catch {
      return null;
    }
  };
  return {
    get: (key: string) => attempt((storage) => storage.getItem(key)),
    set: (key: string, value: string) => attempt((storage) => storage.setItem(key, value)),
    remove: (key: string) => attempt((storage) => storage.removeItem(key)),
    /** The stored, unvalidated JSON; undefined if missing or broken. */
    json(key: string): unknown {
      const text = this.get(key);
      if (text === null) return undefined;
      try {
        return JSON.parse(text);
      } catch {
        return undefined;
      }
    },
  };
}

/** Storage of this browser. */
export const forBrowser = store('localStorage');
/** Storage of this tab; it survives reloads. */
export const forTab = store('sessionStorage');
