import type { Engine } from './engine.ts';
import { randomText } from './ids.ts';

export interface SandboxKeys {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
}

/** The sandbox's keys, made once. Their name says that they are no real ones. */
export function sandboxKeys(engine: Engine): SandboxKeys {
  const read = (id: string, prefix: string): string => {
    const kept = engine.store.get('setting', id);
    if (kept) return kept.value;
    return engine.transact(() => engine.store.put('setting', { id, value: `${prefix}${randomText(32)}` })).value;
  };
  return {
    secretKey: read('secretKey', 'sk_test_sandbox'),
    publishableKey: read('publishableKey', 'pk_test_sandbox'),
    webhookSecret: read('webhookSecret', 'whsec_sandbox'),
  };
}
