import { readFile, rename, rm, writeFile } from 'node:fs/promises';

/** What a folder says of its place, and a place of its folder. */
export interface Claim {
  path: string;
  id: string;
  /** The earlier place, until its data has come. */
  from?: string;
}

/** Null where there is none, or none that can be read. */
export async function readClaim(file: string): Promise<Claim | null> {
  try {
    const parsed: Partial<Claim> = JSON.parse(await readFile(file, 'utf8'));
    const { path, id, from } = parsed;
    if (typeof path !== 'string' || typeof id !== 'string') return null;
    return { path, id, ...(typeof from === 'string' ? { from } : {}) };
  } catch {
    return null;
  }
}

/** Replaces it as a whole. */
export async function writeClaim(file: string, claim: Claim): Promise<void> {
  const next = `${file}.next`;
  await rm(next, { force: true });
  await writeFile(next, JSON.stringify(claim), { flag: 'wx', mode: 0o600 });
  await rename(next, file);
}
