import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

const LINES_MAX = 60;
/** Longer functions that are easier to read in one piece, and why. */
const LONG: Record<string, string> = {
  loadConfig: 'a list of settings, each read and checked once, so that one message names every fault',
  readExpression: 'a recursive descent: its rules call each other, and share the place that they read',
  readFeatures: 'the loop over all characters of a message: counters in a closure are what makes it fast',
  writeFolded: 'the loop over all characters of a message: counters in a closure are what makes it fast',
  buildInvoice: 'an object of Stripe, whose fields are all there',
  buildSubscription: 'an object of Stripe, whose fields are all there',
  createCharge: 'an object of Stripe, whose fields are all there',
  activeConversations: 'one cache: reads, changes and deletions that cross are ordered by counters that all of them share',
  batchWriter: 'one queue: what waits, what is locked and which batches run decide together what is stored next',
  replyRunner: 'one run: every end goes through the same fence and the same repetition, with the kind and its types',
  read: 'one reading aloud: a state machine over the voice, whose events share a handful of variables',
  setUpHelpPage: 'a script that the build sends as it is: it imports nothing, and keeps its names to itself',
  createCache: 'the writes of a cache, one beside the other, over the same entries',
  createSender: 'the loop of an outbox: its steps share what is under way',
  useAnnouncementForm: 'the text of a form: what changes it, checks it and sends it share one state',
};

const backend = join(import.meta.dirname, '../..');
const files = globSync(['{src,stand-ins}/**/*.ts', '../frontend/src/**/*.{ts,tsx}'], { cwd: backend })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.test\.tsx?$|\.fixtures\.ts$/.test(file) && !/^(?:\.\.\/frontend\/)?src\/testing\//.test(file));

interface Long {
  name: string;
  lines: number;
}

/** The functions of a source that are too long, by their names, or by what they are given to. */
function longFunctions(text: string, file = 'a.ts'): Long[] {
  const found: Long[] = [];
  const lineOf = (at: number): number => text.slice(0, at).split('\n').length;
  const visit = (node: unknown, given: string): void => {
    if (Array.isArray(node)) for (const each of node) visit(each, given);
    if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
    const { type, start, end, id, key } = Object(node);
    const name = String(id?.name ?? key?.name ?? given);
    if (/^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type)) {
      const lines = lineOf(end) - lineOf(start) + 1;
      if (lines > LINES_MAX) found.push({ name, lines });
    }
    for (const child of Object.values(node)) visit(child, name);
  };
  visit(parseSync(file, text).program, '');
  return found;
}

const long = files.flatMap((file) =>
  longFunctions(readFileSync(join(backend, file), 'utf8'), file).map(({ name, lines }) => ({ file, name, lines })),
);

describe('functions', () => {
  it('have sixty lines at most, but for those with a reason', () => {
    expect(long.filter(({ name }) => !LONG[name])).toEqual([]);
  });

  it('need every exception that is listed', () => {
    expect(Object.keys(LONG).filter((name) => !long.some((each) => each.name === name))).toEqual([]);
    expect(Object.keys(LONG).length).toBeLessThanOrEqual(15);
  });
});

describe('the look for long functions', () => {
  const body = (lines: number): string => '  call();\n'.repeat(lines - 2);

  it.each([
    ['a declaration', `export async function long() {\n${body(61)}}`],
    ['an arrow function', `const long = () => {\n${body(61)}};`],
    ['a method', `const made = {\n  long() {\n${body(61)}  },\n};`],
    ['a function within another', `const short = { long: (): void => {\n${body(61)}} };`],
  ])('finds %s', (_what, text) => {
    expect(longFunctions(text)).toEqual([{ name: 'long', lines: 61 }]);
  });

  it('lets one of sixty lines pass', () => {
    expect(longFunctions(`function short(): void {\n${body(60)}}`)).toEqual([]);
  });
});
