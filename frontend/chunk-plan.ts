/** A module of the build, for the plan of its chunks. */
export interface PlannedModule {
  id: string;
  /** Bytes of its code. */
  size: number;
  /** What it imports statically. */
  imports: readonly string[];
}

type Modules = ReadonlyMap<string, PlannedModule>;

interface Chunk {
  modules: PlannedModule[];
  size: number;
  /** The entries that fetch it. */
  entries: Set<string>;
  imports: Set<Chunk>;
}

/**
 * Bytes of source that cost a phone about as much as one more request. Chunks merge where all entries together save more by fewer
 * requests than they lose by code that they do not use.
 */
const REQUEST_BYTES = 16_000;

/** Pages that people open first count as so many others. */
const OFTEN = /pages\/(?:home\/(?:FormScreen|ReadingScreen)|couples\/CouplesPage|subscribe\/SubscribePage)\.tsx$/;
const OFTEN_WEIGHT = 7;

/** This page is stored on the device with all that it needs, whether it is opened or not: it takes the chunks of others as they are. */
const STORED = /pages\/kept\/KeptPage\.tsx$/;

/** The chunk of what every page loads. */
export const CORE = 'core';

/**
 * Plans the chunks of modules that several entries share: a chunk's name for each module. A module of one entry is not in it: it stays
 * in that entry's own chunk. No chunks import each other in a circle, so that modules run in their order.
 * @param first what every page loads: it is one chunk, with all that it imports
 * @param lazy the other entries: the targets of dynamic imports
 */
export function planChunks(modules: Modules, first: string, lazy: Iterable<string>): Map<string, string> {
  const core = closureOf(first, modules);
  const users = new Map<string, Set<string>>();
  for (const entry of lazy)
    for (const id of closureOf(entry, modules)) if (!core.has(id)) users.set(id, (users.get(id) ?? new Set()).add(entry));
  const names = new Map([...core].map((id) => [id, CORE]));
  const taken = new Map([[CORE, 1]]);
  for (const chunk of merge(sharedChunks(modules, users))) {
    const name = nameOf(chunk);
    const times = (taken.get(name) ?? 0) + 1;
    taken.set(name, times);
    for (const { id } of chunk.modules) names.set(id, times === 1 ? name : `${name}${times}`);
  }
  return names;
}

/** A module and all that it imports, directly or not. */
function closureOf(start: string, modules: Modules): Set<string> {
  const closure = new Set([start]);
  for (const id of closure) for (const each of modules.get(id)?.imports ?? []) closure.add(each);
  return closure;
}

/** One chunk for all modules that the same entries share: so far each entry fetches what it needs, and nothing else. */
function sharedChunks(modules: Modules, users: ReadonlyMap<string, Set<string>>): Chunk[] {
  const chunks = new Map<string, Chunk>();
  const chunkOf = new Map<string, Chunk>();
  // In one order, so that the same sources make the same files.
  for (const [id, entries] of [...users].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const module = modules.get(id);
    if (!module || entries.size < 2) continue;
    const key = [...entries].sort().join();
    const chunk = chunks.get(key) ?? { modules: [], size: 0, entries, imports: new Set() };
    chunk.modules.push(module);
    chunk.size += module.size;
    chunks.set(key, chunk);
    chunkOf.set(id, chunk);
  }
  for (const chunk of chunks.values()) {
    for (const { imports } of chunk.modules) for (const id of imports) addImport(chunk, chunkOf.get(id));
  }
  return [...chunks.values()];
}

function addImport(chunk: Chunk, imported: Chunk | undefined): void {
  if (imported && imported !== chunk) chunk.imports.add(imported);
}

/** Merges the pair of chunks that saves most, until none saves anything. */
function merge(chunks: readonly Chunk[]): Chunk[] {
  const open = new Set(chunks);
  /** What merging saves, for each pair once. */
  const savings = new Map<Chunk, Map<Chunk, number>>();
  const rate = (chunk: Chunk) => {
    const own = new Map<Chunk, number>();
    savings.set(chunk, own);
    for (const other of open) {
      savings.get(other)?.delete(chunk);
      const saved = other === chunk ? 0 : saving(chunk, other);
      if (saved > 0) own.set(other, saved);
    }
  };
  for (const chunk of open) rate(chunk);
  for (;;) {
    const best = [...savings]
      .flatMap(([a, own]) => [...own].map(([b, saved]) => ({ a, b, saved })))
      .sort((one, other) => other.saved - one.saved)
      .find(({ a, b }) => !isBetween(a, b) && !isBetween(b, a));
    if (!best) return [...open];
    const { a, b } = best;
    open.delete(b);
    savings.delete(b);
    for (const own of savings.values()) own.delete(b);
    absorb(a, b, open);
    rate(a);
  }
}

/** Moves all of one chunk into another. */
function absorb(into: Chunk, gone: Chunk, others: Iterable<Chunk>): void {
  into.modules.push(...gone.modules);
  into.size += gone.size;
  for (const each of gone.imports) into.imports.add(each);
  for (const each of others) if (each.imports.delete(gone)) each.imports.add(into);
  into.imports.delete(into);
  into.imports.delete(gone);
  for (const entry of gone.entries) into.entries.add(entry);
  // A page that fetches the chunk fetches all that it imports.
  for (const each of importsOf(into)) for (const entry of into.entries) each.entries.add(entry);
}

/** What all entries together save, in bytes, by merging two chunks. */
function saving(a: Chunk, b: Chunk): number {
  let saved = -added(a.entries, b) - added(b.entries, a);
  for (const entry of a.entries) if (b.entries.has(entry)) saved += weightOf(entry) * REQUEST_BYTES;
  return saved;
}

/** What entries fetch in addition, in bytes, if they need a chunk too, with all that it imports. */
function added(entries: ReadonlySet<string>, chunk: Chunk): number {
  const needed = [chunk, ...importsOf(chunk)];
  let bytes = 0;
  for (const entry of entries) {
    if (chunk.entries.has(entry)) continue;
    const weight = weightOf(entry);
    for (const each of needed) if (!each.entries.has(entry)) bytes += weight * (each.size + (each === chunk ? 0 : REQUEST_BYTES));
  }
  return bytes;
}

const weightOf = (entry: string) => (STORED.test(entry) ? 0 : OFTEN.test(entry) ? OFTEN_WEIGHT : 1);

/** All that a chunk imports, directly or not. */
function importsOf(chunk: Chunk): Set<Chunk> {
  const all = new Set(chunk.imports);
  for (const each of all) for (const next of each.imports) all.add(next);
  return all;
}

/** Whether a chunk imports another over a third one: merged, they would import each other in a circle. */
function isBetween(from: Chunk, to: Chunk): boolean {
  const reached = new Set(from.imports);
  reached.delete(to);
  for (const chunk of reached)
    for (const next of chunk.imports) {
      if (next === to) return true;
      reached.add(next);
    }
  return false;
}

/** After the largest module, without its folders and endings: `status-badge`. */
function nameOf({ modules }: Chunk): string {
  const largest = modules.reduce((a, b) => (b.size > a.size ? b : a));
  const [, name = 'part'] = /([\w-]+)(?:\.[\w.]+)?(?:\?.*)?$/.exec(largest.id) ?? [];
  return name.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase();
}
