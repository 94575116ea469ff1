import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';

/** Argon2id with the minimum of OWASP's Password Storage Cheat Sheet: 19 MiB, two passes, one lane. */
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

// Lowers this thread's priority alone, on Linux: sign-ins wait a little longer, other calls do not.
try {
  setPriority(0, 19);
} catch {
  // Not permitted: the thread keeps normal priority.
}

parentPort?.on('message', ({ password, stored }: { password: string; stored: string | null }) => {
  parentPort?.postMessage(stored === null ? hashSync(password, COST) : isRight(stored, password));
});

function isRight(stored: string, password: string): boolean {
  try {
    return verifySync(stored, password);
  } catch {
    // The stored value is no hash.
    return false;
  }
}
