import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { deserialize, serialize } from 'node:v8';
import { type CompiledPatterns, compilePatterns, type PatternSources } from './prefilter.ts';

/** Bytes of the SHA-256 that the file begins with, of all that follows: a damaged file would leave out expressions that match. */
const DIGEST_BYTES = 32;

interface CompiledFile {
  /** Of the patterns: a file that others were compiled into is not used. */
  sources: string;
  compiled: CompiledPatterns[];
}

/** Compiles patterns into a file, for starts that should not take that time. The build calls it. */
export async function writeCompiled(file: URL, sources: PatternSources[]): Promise<void> {
  const content: CompiledFile = {
    sources: digestOf(JSON.stringify(sources)).toString('hex'),
    compiled: sources.map(compilePatterns),
  };
  const bytes = serialize(content);
  await writeFile(file, Buffer.concat([digestOf(bytes), bytes]));
}

/** What `writeCompiled` has made of the same patterns; null where there is no such file, as in development, or it is damaged. */
export async function readCompiled(file: URL, sources: PatternSources[]): Promise<CompiledPatterns[] | null> {
  const whole = await readFile(file).catch(() => null);
  if (!whole) return null;
  const bytes = whole.subarray(DIGEST_BYTES);
  if (!whole.subarray(0, DIGEST_BYTES).equals(digestOf(bytes))) return null;
  const content: CompiledFile = deserialize(bytes);
  return content.sources === digestOf(JSON.stringify(sources)).toString('hex') ? content.compiled : null;
}

const digestOf = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();
