import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import {
  type ModuleItem,
  parseSync,
  type TsEntityName,
  type TsInterfaceDeclaration,
  type TsPropertySignature,
  type TsType,
  type TsTypeAliasDeclaration,
  type TsTypeElement,
} from '@swc/core';

type Declared = TsInterfaceDeclaration | TsTypeAliasDeclaration;

/** A file of declarations: by their qualified names, and what it imports from which file. */
interface Source {
  declared: Map<string, Declared>;
  imports: Map<string, string>;
}

/** Where a type stands: its file, and the namespace around it. */
interface Place {
  file: string;
  scope: string;
}

const folder = join(dirname(createRequire(import.meta.url).resolve('stripe')), '..', 'esm');
const files = new Map<string, Source>();

function read(file: string): Source {
  const known = files.get(file);
  if (known) return known;
  const source: Source = { declared: new Map(), imports: new Map() };
  files.set(file, source);
  collect(parseSync(readFileSync(join(folder, file), 'utf8'), { syntax: 'typescript' }).body, '', source, dirname(file));
  return source;
}

function collect(items: readonly ModuleItem[], prefix: string, source: Source, from: string): void {
  for (const item of items) {
    if (item.type === 'ImportDeclaration')
      for (const { local } of item.specifiers)
        source.imports.set(local.value, join(from, item.source.value.replace(/\.js$/, '.d.ts')));
    const one = item.type === 'ExportDeclaration' ? item.declaration : item;
    if (one.type === 'TsInterfaceDeclaration' || one.type === 'TsTypeAliasDeclaration')
      source.declared.set(prefix + one.id.value, one);
    else if (one.type === 'TsModuleDeclaration' && one.body?.type === 'TsModuleBlock')
      collect(one.body.body, `${prefix}${one.id.value}.`, source, from);
  }
}

const nameOf = (name: TsEntityName): string =>
  name.type === 'TsQualifiedName' ? `${nameOf(name.left)}.${name.right.value}` : name.value;

interface Found {
  node: Declared;
  place: Place;
}

const finds = new Map<string, Found | null>();

/** A name as it is meant at a place. Bodies name the same types again and again, so each is looked for once. */
function find(name: string, place: Place): Found | null {
  const key = `${place.file} ${place.scope} ${name}`;
  const known = finds.get(key);
  if (known !== undefined) return known;
  const found = lookFor(name, place);
  finds.set(key, found);
  return found;
}

/** The nearest namespace's, else what the file imports. */
function lookFor(name: string, { file, scope }: Place): Found | null {
  const { declared, imports } = read(file);
  for (let at = scope.split('.').filter(Boolean); ; at = at.slice(0, -1)) {
    const full = [...at, name].join('.');
    const node = declared.get(full);
    if (node) return { node, place: { file, scope: full } };
    if (at.length === 0) break;
  }
  const [first = ''] = name.split('.');
  const other = imports.get(first);
  return other ? find(name, { file: other, scope: '' }) : null;
}

/** Every interface with a fixed `object`, such as `charge`: one that is deleted has another. */
const resources = new Map<string, Found[]>();

function resourcesNamed(object: string): Found[] {
  const known = resources.get(object);
  if (known) return known;
  const found = filesWith(`object: '${object}'`).flatMap((file) =>
    [...read(file).declared]
      .filter(([full, node]) => node.type === 'TsInterfaceDeclaration' && !full.includes('.') && objectOf(node) === object)
      .map(([full, node]) => ({ node, place: { file, scope: full } })),
  );
  resources.set(object, found);
  return found;
}

let texts: Map<string, string> | null = null;

/** Files of resources that have a text. Parsing all of them takes most of a second. */
function filesWith(text: string): string[] {
  texts ??= new Map(
    readdirSync(join(folder, 'resources'))
      .filter((name) => name.endsWith('.d.ts'))
      .map((name) => [`resources/${name}`, readFileSync(join(folder, 'resources', name), 'utf8')]),
  );
  return [...texts].filter(([, source]) => source.includes(text)).map(([file]) => file);
}

function objectOf({ body }: TsInterfaceDeclaration): string | null {
  for (const member of body.body) {
    const type =
      keyOf(member) === 'object' && member.type === 'TsPropertySignature' ? member.typeAnnotation?.typeAnnotation : null;
    if (type?.type === 'TsLiteralType' && type.literal.type === 'StringLiteral') return type.literal.value;
  }
  return null;
}

const keyOf = (member: TsTypeElement): string | null =>
  member.type === 'TsPropertySignature' && (member.key.type === 'Identifier' || member.key.type === 'StringLiteral')
    ? member.key.value
    : null;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is wrong with a value of a type; each with its path. Open enums are closed, and unknown fields are wrong. */
function check(value: unknown, type: TsType, place: Place, path: string): string[] {
  switch (type.type) {
    case 'TsKeywordType':
      return type.kind === 'any' ||
        type.kind === 'unknown' ||
        (type.kind === 'null' ? value === null : typeof value === type.kind)
        ? []
        : [`${path}: ${JSON.stringify(value)?.slice(0, 60)} is no ${type.kind}`];
    case 'TsLiteralType':
      return 'value' in type.literal && type.literal.value === value
        ? []
        : [`${path}: ${JSON.stringify(value)?.slice(0, 60)} is none of its values`];
    case 'TsParenthesizedType':
      return check(value, type.typeAnnotation, place, path);
    case 'TsArrayType':
      return checkEach(value, type.elemType, place, path);
    case 'TsTypeLiteral':
      return checkFields(value, type.members, place, path);
    case 'TsUnionType':
      return fitOne(type.types, (one) => check(value, one, place, path));
    case 'TsTypeReference':
      return checkReference(value, type, place, path);
    default:
      return [];
  }
}

/** Nothing where a value fits one of several types; else the faults of the type that is nearest. */
function fitOne<T>(types: readonly T[], faultsOf: (type: T) => string[]): string[] {
  const faults: string[][] = [];
  for (const type of types) {
    const found = faultsOf(type);
    if (found.length === 0) return found;
    faults.push(found);
  }
  return nearest(faults);
}

/** Of several ways in which a value fits none of the types: the one that went deepest. */
const nearest = (faults: string[][]): string[] =>
  faults.toSorted((one, other) => depthOf(other) - depthOf(one) || one.length - other.length)[0] ?? [];
const depthOf = (faults: string[]): number => Math.max(0, ...faults.map((fault) => fault.split(':')[0]?.split('.').length ?? 0));

function checkEach(value: unknown, type: TsType, place: Place, path: string): string[] {
  if (!Array.isArray(value)) return [`${path}: no list`];
  return value.flatMap((one, index) => check(one, type, place, `${path}[${index}]`));
}

function checkReference(value: unknown, type: TsType & { type: 'TsTypeReference' }, place: Place, path: string): string[] {
  const name = nameOf(type.typeName);
  const [inner] = type.typeParams?.params ?? [];
  // It leaves an enum open for later releases; what is sent today must be known today.
  if (name === 'OtherString') return [`${path}: ${JSON.stringify(value)?.slice(0, 60)} is none of its values`];
  if (name === 'Decimal') return typeof value === 'string' ? [] : [`${path}: no decimal`];
  if (name === 'Array' && inner) return checkEach(value, inner, place, path);
  if (name === 'ApiList' && inner) return checkList(value, (one, at) => check(one, inner, place, at), path);
  const found = find(name, place);
  return found ? checkDeclared(value, found, path) : [`${path}: ${name} is not declared`];
}

function checkDeclared(value: unknown, { node, place }: Found, path: string): string[] {
  if (node.type === 'TsTypeAliasDeclaration') return check(value, node.typeAnnotation, place, path);
  return checkFields(value, node.body.body, place, path);
}

/** What a type's members say: the fields by name, or the type of every field. */
interface Fields {
  every: TsType | undefined;
  named: Map<string | null, TsPropertySignature>;
}

const fieldsOfMembers = new WeakMap<readonly TsTypeElement[], Fields>();

function fieldsOf(members: readonly TsTypeElement[]): Fields {
  const known = fieldsOfMembers.get(members);
  if (known) return known;
  const index = members.find((member) => member.type === 'TsIndexSignature');
  const fields = {
    every: index?.type === 'TsIndexSignature' ? index.typeAnnotation?.typeAnnotation : undefined,
    named: new Map(
      members.flatMap((member) => (member.type === 'TsPropertySignature' ? [[keyOf(member), member] as const] : [])),
    ),
  };
  fieldsOfMembers.set(members, fields);
  return fields;
}

function checkFields(value: unknown, members: readonly TsTypeElement[], place: Place, path: string): string[] {
  if (!isObject(value)) return [`${path}: no object`];
  const { every: valueType, named: fields } = fieldsOf(members);
  if (valueType) return Object.entries(value).flatMap(([key, one]) => check(one, valueType, place, `${path}.${key}`));
  const unknown = Object.keys(value).filter((key) => !fields.has(key) && !(key === 'lastResponse'));
  const faults = unknown.map((key) => `${path}.${key}: unknown field`);
  for (const [key, member] of fields) {
    if (key === null || !member.typeAnnotation) continue;
    if (value[key] === undefined) {
      if (!member.optional) faults.push(`${path}.${key}: missing`);
    } else faults.push(...check(value[key], member.typeAnnotation.typeAnnotation, place, `${path}.${key}`));
  }
  return faults;
}

function checkList(value: unknown, one: (item: unknown, path: string) => string[], path: string): string[] {
  if (!isObject(value) || value.object !== 'list' || !Array.isArray(value.data)) return [`${path}: no list`];
  const { data, has_more, url, object: _, ...rest } = value;
  return [
    ...Object.keys(rest).map((key) => `${path}.${key}: unknown field`),
    ...(typeof has_more === 'boolean' ? [] : [`${path}.has_more: no boolean`]),
    ...(typeof url === 'string' ? [] : [`${path}.url: no string`]),
    ...(Array.isArray(data) ? data.flatMap((item, index) => one(item, `${path}.data[${index}]`)) : []),
  ];
}

/**
 * What is wrong with a body by the declarations of the installed `stripe` package: one of its objects, a list of them, an event, or an error.
 * @returns a line each, such as `charge.amount: "9" is no number`; none for a body as it should be
 */
export function violationsOf(body: unknown, path = ''): string[] {
  if (isObject(body) && isObject(body.error)) return errorViolations(body.error);
  if (!isObject(body) || typeof body.object !== 'string') return [`${path}: no object of the provider's`];
  const { object } = body;
  const at = path || object;
  if (object === 'list') return checkList(body, violationsOf, at);
  if (object === 'event') return eventViolations(body);
  const known = resourcesNamed(object);
  if (known.length === 0) return [`${at}: nothing is called so`];
  return fitOne(known, (each) => checkDeclared(body, each, at));
}

function eventViolations({ data, ...event }: Record<string, unknown>): string[] {
  const base = find('EventBase', { file: 'resources/Events.d.ts', scope: '' });
  if (base?.node.type !== 'TsInterfaceDeclaration') return ['event: not declared'];
  const members = base.node.body.body.filter((member) => keyOf(member) !== 'data');
  return [
    ...checkFields(event, members, base.place, 'event'),
    ...violationsOf(isObject(data) ? data.object : null, `event ${String(event.type)}`),
  ];
}

const ERROR_TYPES = ['api_error', 'card_error', 'idempotency_error', 'invalid_request_error'];

function errorViolations({ type, message, payment_intent, setup_intent, payment_method }: Record<string, unknown>): string[] {
  return [
    ...(ERROR_TYPES.includes(String(type)) ? [] : [`error.type: ${String(type)} is none of its values`]),
    ...(typeof message === 'string' ? [] : ['error.message: no string']),
    ...[payment_intent, setup_intent, payment_method].flatMap((object) =>
      object === undefined ? [] : violationsOf(object, 'error'),
    ),
  ];
}
