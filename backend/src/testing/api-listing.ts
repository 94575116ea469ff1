import type { ApiDescription, ClientEvent, Operation, Schema } from '../http/openapi/openapi.types.ts';

type Schemas = ApiDescription['components']['schemas'];
/** Failures that every call may have. */
const COMMON_CODES: unknown[] = [
  'not_signed_in',
  'not_allowed',
  'client_too_old',
  'too_many_requests',
  'internal_error',
  'unavailable',
];

type Access = Pick<Operation, 'x-guard' | 'x-permission' | 'x-rate-limit'>;

/**
 * What the API takes and answers, one fact a line, indented: `api.txt` keeps it, so that a review sees a change as a difference.
 * @param views of the contracts, by name: each is listed once, however many answers have it
 */
export function listApi(api: ApiDescription, views: Record<string, Schema>): string {
  return new Listing(api.components.schemas, views).of(api);
}

const indent = (lines: string[]): string[] => lines.map((line) => `  ${line}`);

/** What tells an object's shape from others; `success` is every answer's. */
function shapeOf({ properties, required = [] }: Schema): string | null {
  if (!properties) return null;
  const { success: _, ...own } = properties;
  return JSON.stringify([own, required.filter((name) => name !== 'success')]);
}

function accessOf({ 'x-guard': guard, 'x-permission': permission, 'x-rate-limit': limit }: Access): string {
  const token = permission ? `token with ${permission}` : 'no token';
  return `access: ${guard}, ${token}; ${limit.calls} in ${limit.seconds} s by ${limit.by} (${limit.name})`;
}

class Listing {
  readonly #schemas: Schemas;
  readonly #views: Record<string, Schema>;
  readonly #names: Map<string | null, string>;
  readonly #used = new Set<string>();

  constructor(schemas: Schemas, views: Record<string, Schema>) {
    this.#schemas = schemas;
    this.#views = views;
    // Of two views with the same shape the first one names it.
    const named = Object.entries(views).toSorted(([one], [other]) => (one < other ? 1 : -1));
    this.#names = new Map(named.map(([name, schema]) => [shapeOf(schema), name]));
  }

  of({ paths, 'x-socket-events': { client, server } }: ApiDescription): string {
    const calls = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, call]) => [`${path} ${method.toUpperCase()}`, ...this.#call(call)]),
    );
    const events = Object.entries(client).map(([name, event]) => [`event ${name}`, ...this.#event(event)]);
    const pushes = Object.entries(server).map(([name, { payload }]) => this.#value(`push ${name}`, payload));
    const views: string[][] = [];
    // A view may use others, which follow it.
    for (const name of this.#used) views.push([`view ${name}`, ...indent(this.#fields(this.#views[name] ?? {}))]);
    return [calls, events, pushes, views]
      .flatMap((part) => part.toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1)))
      .map((lines) => `${lines.join('\n')}\n`)
      .join('\n');
  }

  #call(operation: Operation): string[] {
    const { parameters = [], requestBody, responses } = operation;
    const codes = Object.values(responses)
      .flatMap(({ content }) => content?.['application/json']?.schema.allOf?.[1]?.properties?.code?.enum ?? [])
      .filter((code) => !COMMON_CODES.includes(code));
    return indent([
      accessOf(operation),
      ...parameters.map((each) => `${each.in} ${each.name}: ${this.#facts(each.schema)}${each.required ? '' : ', optional'}`),
      ...this.#content('body', requestBody?.content),
      ...Object.entries(responses)
        .filter(([status]) => Number(status) < 400)
        .flatMap(([status, { content }]) => (content ? this.#content(status, content) : [status])),
      ...(codes.length > 0 ? [`fails: ${codes.toSorted().join(', ')}`] : []),
    ]);
  }

  #content(name: string, content: Record<string, { schema: Schema }> = {}): string[] {
    return Object.entries(content).flatMap(([type, { schema }]) => {
      const resolved = this.#schemas[schema.$ref?.split('/').at(-1) ?? ''] ?? schema;
      return this.#value(type === 'application/json' ? name : `${name} ${type}`, resolved);
    });
  }

  #event(event: ClientEvent): string[] {
    const { payload, acknowledgement } = event;
    const isSaid = (schema: Schema): boolean => Object.keys(schema).length > 0;
    return indent([
      accessOf(event),
      ...(isSaid(payload) ? this.#value('payload', payload) : []),
      ...(isSaid(acknowledgement) ? this.#value('answer', acknowledgement) : []),
    ]);
  }

  /** A whole value: the name of its view, or its fields below. */
  #value(name: string, schema: Schema): string[] {
    return [`${name}: ${this.#facts(schema)}`, ...indent(this.#within(schema))];
  }

  /** A value's kind and its limits on one line. */
  #facts(schema: Schema): string {
    const { type, format, const: only, enum: values, anyOf, items, pattern, additionalProperties } = schema;
    const view = this.#names.get(shapeOf(schema));
    if (view) {
      this.#used.add(view);
      return view;
    }
    if (only !== undefined) return JSON.stringify(only);
    if (anyOf) return anyOf.map((each) => this.#facts(each)).join(' or ');
    const between = (low: number | undefined, high: number | undefined): string[] =>
      low === undefined && high === undefined ? [] : [`${low ?? ''}…${high ?? ''}`];
    return [
      values ? values.map((value) => JSON.stringify(value)).join(' | ') : [type ?? 'any value'].flat().join(' or '),
      ...(format ? [format] : []),
      ...between(schema.minLength, schema.maxLength),
      ...between(schema.minimum, schema.maximum),
      ...between(schema.minItems, schema.maxItems),
      ...(schema.uniqueItems ? ['distinct'] : []),
      ...(items ? [`of ${this.#facts(items)}`] : []),
      ...(typeof additionalProperties === 'object' ? [`by name of ${this.#facts(additionalProperties)}`] : []),
      ...(pattern ? [`/${pattern}/`] : []),
    ].join(' ');
  }

  /** The fields of a value that has no name. */
  #within(schema: Schema): string[] {
    return this.#names.has(shapeOf(schema)) ? [] : this.#fields(schema);
  }

  #fields({ properties = {}, required = [], items, anyOf = [], additionalProperties }: Schema): string[] {
    const values = typeof additionalProperties === 'object' ? [additionalProperties] : [];
    return [
      ...Object.entries(properties)
        .filter(([name]) => name !== 'success')
        .flatMap(([name, field]) => [
          `${name}: ${this.#facts(field)}${required.includes(name) ? '' : ', optional'}`,
          ...indent(this.#within(field)),
        ]),
      ...[...(items ? [items] : []), ...anyOf, ...values].flatMap((each) => this.#within(each)),
    ];
  }
}

/** Each fact of a listing by its whole path: `POST /api/x › body › text`. */
function readListing(listing: string): Map<string, string> {
  const facts = new Map<string, string>();
  const path: string[] = [];
  for (const line of listing.split('\n').filter(Boolean)) {
    const [, space = '', name = '', fact = ''] = /^( *)(.*?)(?:: (.*))?$/.exec(line) ?? [];
    path.length = space.length / 2;
    path.push(name);
    const whole = path.join(' › ');
    facts.set(whole, [facts.get(whole), fact].filter(Boolean).join('; '));
  }
  return facts;
}

/** How an API changed, in a line for each fact. What is within something added or removed goes without saying. */
export function compareApi(before: string, after: string): string[] {
  const [former, now] = [readListing(before), readListing(after)];
  const only = (some: Map<string, string>, others: Map<string, string>, what: string): string[] =>
    [...some]
      .filter(([path]) => !others.has(path))
      .filter(([path]) => path.split(' › ').length === 1 || others.has(path.split(' › ').slice(0, -1).join(' › ')))
      .map(([path, fact]) => `${what} ${path}${fact && `: ${fact}`}`);
  const changed = [...former]
    .filter(([path, fact]) => now.has(path) && now.get(path) !== fact)
    .map(([path, fact]) => `changed ${path}: ${fact} → ${now.get(path)}`);
  return [...only(former, now, 'removed'), ...only(now, former, 'added'), ...changed];
}
