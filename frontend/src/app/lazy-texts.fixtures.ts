import { posix } from 'node:path';
import { parseSync } from 'vite';
import { type Fields, isFields } from '../lib/parse.ts';

/** A call of `lazyPart`: its module, and its text groups. One of `lazyCode` has none. */
interface Part {
  module: string;
  texts: string[];
}

/** The facts about a module that the test needs. */
export interface Module {
  /** Static imports. */
  imports: string[];
  parts: Part[];
  /** Dynamic imports outside both. */
  fetched: string[];
  /** String literals; of a template with values, the beginning and `${`. */
  strings: string[];
  /** Templates given to `t` without a leading segment: their group is unknown before run time. */
  obscure: string[];
}

/** Analyses a module's source. Paths are relative to `src`. */
export function readModule(path: string, source: string): Module {
  const { program, module } = parseSync(path, source);
  const resolved = (request: string) => posix.join(posix.dirname(path), request);
  const ours = (request: string | undefined): string[] => (request && /^\..*\.tsx?$/.test(request) ? [resolved(request)] : []);
  const all = [...nodes(program)];
  const calls = all.filter((node) => node.type === 'CallExpression');
  const called = (name: string) => calls.filter(({ callee }) => isFields(callee) && callee.name === name);
  const parts = [...called('lazyPart'), ...called('lazyCode')].flatMap((call) => partOf(call, ours));
  const fetched = importsIn(program, ours).filter((each) => !parts.some((part) => part.module === each));
  return {
    imports: [
      ...module.staticImports.filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType)),
      ...module.staticExports.flatMap(({ entries }) => entries.filter(({ isType }) => !isType)),
    ].flatMap(({ moduleRequest }) => ours(moduleRequest?.value)),
    parts,
    fetched,
    strings: all.flatMap(stringOf),
    obscure: called('t').flatMap((call) => obscureIn(listOf(call.arguments)[0])),
  };
}

/** A module and its transitive static imports. */
export function together(modules: Map<string, Module>, start: string): Module[] {
  const seen = new Set([start]);
  for (const path of seen) for (const next of modules.get(path)?.imports ?? []) seen.add(next);
  return [...seen].flatMap((path) => modules.get(path) ?? []);
}

type Ours = (request: string | undefined) => string[];

function partOf({ arguments: given }: Fields, ours: Ours): Part[] {
  const [load, texts] = listOf(given);
  const names = isFields(texts) ? listOf(texts.elements).flatMap((each) => (isFields(each) ? [String(each.value)] : [])) : [];
  return importsIn(load, ours).map((module) => ({ module, texts: names }));
}

const importsIn = (node: unknown, ours: Ours) =>
  [...nodes(node)].flatMap(({ type, source }) =>
    type === 'ImportExpression' && isFields(source) && typeof source.value === 'string' ? ours(source.value) : [],
  );

function stringOf(node: Fields): string[] {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  const beginning = node.type === 'TemplateLiteral' ? beginningOf(node) : undefined;
  return beginning === undefined ? [] : [beginning];
}

function beginningOf({ quasis }: Fields): string {
  const [first, ...others] = listOf(quasis);
  const text = isFields(first) && isFields(first.value) ? String(first.value.cooked) : '';
  return others.length > 0 ? `${text}\${` : text;
}

function obscureIn(key: unknown): string[] {
  const templates = [...nodes(key)].filter(({ type }) => type === 'TemplateLiteral');
  return templates.map(beginningOf).filter((beginning) => !/^\w+\./.test(beginning));
}

function* nodes(tree: unknown): Generator<Fields> {
  if (Array.isArray(tree)) for (const each of tree) yield* nodes(each);
  else if (isFields(tree)) {
    if (typeof tree.type === 'string') yield tree;
    for (const each of Object.values(tree)) yield* nodes(each);
  }
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
