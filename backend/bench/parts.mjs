// Says where a node's processor time went: `node backend/bench/parts.mjs FOLDER` after `npm run bench -- --profile FOLDER`. Each profile by itself,
// without the start; with `--messages N`, in microseconds a message as well.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/** The parts, and what belongs to them by its place or its name. The first that fits. */
const PARTS = [
  ['idle', /^\(idle\)/],
  ['garbage collection', /^\(garbage collector\)/],
  ['writing to and reading from the system', /^(writev|write\w*String|writeBuffer|read|readStop|readStart|shutdown)? ?$/],
  ['outside of JavaScript', /^\((program|root)\)/],
  ['loading', /node:internal\/modules|compileSourceTextModule|compileFunctionForCJSLoader|wrapSafe|readFileUtf8/],
  ['screening', /features\/safety\/|^RegExp/],
  ['validation', /http\/(compiled-rules|validate)|class-validator|src\/(metadata|validation)\//],
  ['limits', /rate-limits|rate-limiter-flexible/],
  ['PostgreSQL’s driver', /\bpg(-pool|-protocol|-types)?\/|postgres-|src\/(parser|serializer|buffer-reader|buffer-writer)\.ts/],
  ['Socket.IO and WebSockets', /socket\.io|engine\.io|\bws\/|component-emitter/],
  ['Express', /\b(express|router|path-to-regexp|finalhandler|send|parseurl|forwarded|proxy-addr)\//],
  ['statements', /src\/database\//],
  ['conversations', /src\/conversations\//],
  ['replies and the model', /src\/(replies|model)\//],
  ['couples, chat and advice', /src\/features\/(couples|chat|advice)\//],
  ['events and pushes', /src\/realtime\//],
  ['calls and sessions', /src\/http\//],
  ['timers and promises', /node:internal\/(timers|process\/task_queues|per_context)|node:timers|runMicrotasks|queueMicrotask/],
  ['Node’s streams and connections', /node:/],
];

/** The source maps read so far, by the files that they are of. */
const maps = new Map();

const { values, positionals } = parseArgs({ options: { messages: { type: 'string' } }, allowPositionals: true });
const [folder] = positionals;
if (!folder) throw new Error('Name the folder of the profiles: node backend/bench/parts.mjs FOLDER [--messages N]');
const files = readdirSync(folder, { recursive: true }).filter((file) => String(file).endsWith('.cpuprofile'));
if (files.length === 0) throw new Error(`There is no profile in ${folder}`);
for (const file of files) print(file, partsOf(JSON.parse(readFileSync(join(folder, file), 'utf8'))));

/** Microseconds of each part, from the last loaded module on. */
function partsOf({ nodes, samples, timeDeltas }) {
  const part = new Map(nodes.map((node) => [node.id, partOf(node.callFrame)]));
  const begin = samples.findLastIndex((id) => part.get(id) === 'loading') + 1;
  const sums = new Map();
  for (let at = begin; at < samples.length; at += 1) {
    const name = part.get(samples[at]);
    sums.set(name, (sums.get(name) ?? 0) + timeDeltas[at]);
  }
  sums.delete('idle');
  return sums;
}

function partOf(frame) {
  const place = `${frame.functionName} ${sourceOf(frame)}`;
  return PARTS.find(([, pattern]) => pattern.test(place))?.[0] ?? 'the rest';
}

/** The source file of a frame: the product is one bundle, with maps. */
function sourceOf({ url, lineNumber, columnNumber }) {
  return mapOf(url)?.findEntry(lineNumber, columnNumber).originalSource ?? url;
}

function mapOf(url) {
  if (!maps.has(url)) {
    const path = url.startsWith('file:') ? `${fileURLToPath(url)}.map` : '';
    maps.set(url, existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, 'utf8'))) : null);
  }
  return maps.get(url);
}

function print(file, sums) {
  const total = [...sums.values()].reduce((sum, each) => sum + each, 0);
  const messages = Number(values.messages ?? 0);
  console.log(`\n${file}: ${(total / 1e6).toFixed(1)} s of processor time`);
  for (const [name, sum] of [...sums].sort(([, one], [, other]) => other - one)) {
    const each = messages > 0 ? `${(sum / messages).toFixed(1).padStart(8)} µs` : '';
    console.log(`${((sum / total) * 100).toFixed(1).padStart(6)} %${each}  ${name}`);
  }
}
