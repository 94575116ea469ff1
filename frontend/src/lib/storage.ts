/**
 * Text kept in the browser. A browser that forbids storage (private modes, quotas) must not stop anybody:
 * reading then answers null, and writing does nothing.
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
    /** The stored JSON, not yet trusted; undefined where there is none or it is broken. */
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

/** Kept for this browser. */
export const forBrowser = store('localStorage');
/** Kept for this tab alone, over reloads. */
export const forTab = store('sessionStorage');
