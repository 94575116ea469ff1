import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Plugin, parseSync, type Rolldown } from 'vite';
import { CORE, type PlannedModule, planChunks } from './chunk-plan.ts';

/** The page's own script, and all that it imports. */
const FIRST = /src\/main\.tsx$/;
/** Rolldown's own helpers; every page needs them. */
const RUNTIME = '\0rolldown/runtime.js';
/** A file by which a package passes on what its other modules export. */
const INDEX = /\/(?:index|tabler-icons-react)\.[cm]?js$/;
/** A package's folder in a module's path. */
const PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/;

/** Plans the chunks of each build: see `planChunks`. `nameOf` is for the group that takes them. */
export function chunks(): { plugin: Plugin; nameOf: (id: string) => string | null } {
  let plan = new Map<string, string>();
  return {
    nameOf: (id) => plan.get(id) ?? null,
    plugin: {
      name: 'chunks',
      apply: 'build',
      async buildEnd(error) {
        if (error) return;
        const { modules, first, lazy } = await readGraph(this);
        plan = planChunks(modules, first, lazy).set(RUNTIME, CORE);
      },
    },
  };
}

/** Reads what imports what, from the page's own script on. */
async function readGraph(context: Rolldown.PluginContext) {
  const modules = new Map<string, PlannedModule>();
  const lazy = new Set<string>();
  const imports = new Imports(context);
  const first = [...context.getModuleIds()].find((id) => FIRST.test(id));
  if (!first) throw new Error('the build has no src/main.tsx');
  const reached = new Set([first]);
  for (const id of reached) {
    const info = context.getModuleInfo(id);
    if (!info) continue;
    const found = await imports.of(info);
    modules.set(id, { id, size: sizeOf(info), imports: found });
    for (const each of info.dynamicallyImportedIds) lazy.add(each);
    for (const each of [...found, ...info.dynamicallyImportedIds]) reached.add(each);
  }
  return { modules, first, lazy };
}

/** Bytes of a module's code; of a style, which is a file of its own in the end, those of its source. */
function sizeOf({ id, code }: Rolldown.ModuleInfo): number {
  const [file = ''] = id.split('?');
  return (code?.length ?? 0) + (file.endsWith('.css') && existsSync(file) ? statSync(file).size : 0);
}

/** Where an exported name comes from: another module's export (`*`: all of it), or this module itself (null). */
type Source = { request: string; name: string } | null;
interface Parsed {
  /** Names by request; `*` for all. */
  imported: Map<string, Set<string>>;
  exported: Map<string, Source>;
  stars: string[];
}

/**
 * Finds what a module really imports. A package's index only passes on what other modules export: where the package says that its
 * modules have no side effects, the build leaves the index out, and what was not asked for. So does the plan.
 */
class Imports {
  readonly #context: Rolldown.PluginContext;
  readonly #parsed = new Map<string, Parsed>();
  readonly #resolved = new Map<string, Promise<string | null>>();
  readonly #pure = new Map<string, boolean>();

  readonly #ids: Set<string>;

  constructor(context: Rolldown.PluginContext) {
    this.#context = context;
    this.#ids = new Set(context.getModuleIds());
  }

  /** The modules that a module imports statically. */
  async of({ id, code, importedIds }: Rolldown.ModuleInfo): Promise<string[]> {
    if (code === null || !importedIds.some((each) => this.#isPure(each))) return importedIds;
    const found = new Set(importedIds.filter((each) => !this.#isPure(each)));
    const asked = new Set<string>();
    for (const [request, names] of this.#parse(id, code).imported) {
      const target = await this.#resolve(request, id);
      if (target === null || !this.#isPure(target)) continue;
      asked.add(target);
      for (const name of names) for (const each of await this.#behind(target, name)) found.add(each);
    }
    // What the code imports in a way that is not seen here.
    for (const each of importedIds) if (this.#isPure(each) && !asked.has(each)) found.add(each);
    return [...found];
  }

  /** The module where a name that another passes on is defined. */
  async #behind(id: string, name: string): Promise<string[]> {
    const code = this.#isPure(id) ? this.#context.getModuleInfo(id)?.code : null;
    if (!code || name === '*') return [id];
    const { exported, stars } = this.#parse(id, code);
    const source = exported.get(name);
    if (source) {
      const next = await this.#resolve(source.request, id);
      return next === null ? [id] : this.#behind(next, source.name);
    }
    if (source === null) return [id];
    for (const star of stars) {
      const next = await this.#resolve(star, id);
      const info = next === null ? null : this.#context.getModuleInfo(next);
      if (info?.exports.includes(name)) return this.#behind(info.id, name);
    }
    return [id, ...(await Promise.all(stars.map((star) => this.#resolve(star, id)))).flatMap((each) => each ?? [])];
  }

  /** Whether a module's package says that none of its modules does anything by being loaded. */
  #isPure(id: string): boolean {
    const folder = PACKAGE.exec(id)?.[0];
    if (folder === undefined || !INDEX.test(id)) return false;
    const known = this.#pure.get(folder);
    if (known !== undefined) return known;
    const { sideEffects }: { sideEffects?: unknown } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const isPure = Array.isArray(sideEffects) ? sideEffects.every((each) => /\.css$/.test(String(each))) : sideEffects === false;
    this.#pure.set(folder, isPure);
    return isPure;
  }

  #parse(id: string, code: string): Parsed {
    const known = this.#parsed.get(id);
    if (known) return known;
    const { staticImports, staticExports } = parseSync(id, code).module;
    const parsed: Parsed = { imported: new Map(), exported: new Map(), stars: [] };
    const ask = (request: string, name: string) =>
      parsed.imported.set(request, (parsed.imported.get(request) ?? new Set()).add(name));
    for (const { moduleRequest, entries } of staticImports)
      for (const { importName } of entries) ask(moduleRequest.value, nameOf(importName));
    for (const { moduleRequest, importName, exportName } of staticExports.flatMap(({ entries }) => entries)) {
      const name = nameOf(exportName);
      if (moduleRequest) ask(moduleRequest.value, nameOf(importName));
      if (moduleRequest && exportName.kind === 'None') parsed.stars.push(moduleRequest.value);
      else parsed.exported.set(name, moduleRequest && { request: moduleRequest.value, name: nameOf(importName) });
    }
    this.#parsed.set(id, parsed);
    return parsed;
  }

  #resolve(request: string, importer: string): Promise<string | null> {
    const key = request.startsWith('.') ? join(dirname(importer), request) : request;
    // Most packages name their files in full.
    if (key !== request && this.#ids.has(key)) return Promise.resolve(key);
    const known = this.#resolved.get(key) ?? this.#context.resolve(request, importer).then((found) => found?.id ?? null);
    this.#resolved.set(key, known);
    return known;
  }
}

/** A name of an import or export; `*` where it is all of a module. */
function nameOf({ kind, name }: { kind: string; name: string | null }): string {
  return kind === 'Default' ? 'default' : kind === 'Name' && name !== null ? name : '*';
}
