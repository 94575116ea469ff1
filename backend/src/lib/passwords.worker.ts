import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';

/** Argon2id, at the cost that `createPasswords` gives. */
const settings = { algorithm: 2, ...workerData } as const;

// Lowers this thread's priority alone, on Linux: sign-ins wait a little longer, other calls do not.
try {
  setPriority(0, 19);
} catch {
  // Not permitted: the thread keeps normal priority.
}

parentPort?.on('message', ({ password, stored }: { password: string; stored: string | null }) => {
  parentPort?.postMessage(stored === null ? hashSync(password, settings) : isRight(stored, password));
});

function isRight(stored: string, password: string): boolean {
  try {
    return verifySync(stored, password);
  } catch {
    // The stored value is no hash.
    return false;
  }
}
