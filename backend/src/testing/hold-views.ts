import { Failure } from '@beside/common/answers.views';
import { PUSHES } from '@beside/common/events';
import * as v from 'valibot';
import { expect } from 'vitest';
import type { Declaration } from '../http/authorize.ts';

/** The parts of a schema, as valibot's schemas show them. */
interface Parts {
  type: string;
  entries: v.ObjectEntries;
  item: v.GenericSchema;
  wrapped: v.GenericSchema;
  value: v.GenericSchema;
  options: (string | v.GenericSchema)[];
  literal: v.Literal;
}

/** A socket of a browser, as far as it is held. */
interface Watched {
  onAny(listener: (event: string, push: unknown) => void): unknown;
  emit(...args: never[]): unknown;
}

const partsOf = (schema: v.GenericSchema): Parts => Object(schema);

/** A view as the server must fit it: no field is unknown, none is missing, and nothing is replaced by a fallback. */
export function strictly(schema: v.GenericSchema): v.GenericSchema {
  const { type, entries, item, wrapped, value, options, literal } = partsOf(schema);
  if (type === 'object') return v.strictObject(strictEntries(entries));
  if (type === 'array') return v.array(strictly(item));
  if (type === 'record') return v.record(v.string(), strictly(value));
  if (type === 'nullable') return v.nullable(strictly(wrapped));
  if (type === 'optional') return v.optional(strictly(wrapped));
  if (type === 'picklist')
    return v.picklist(options.filter((option) => typeof option === 'string' || typeof option === 'number'));
  if (type === 'union') return v.union(options.filter((option) => typeof option !== 'string').map(strictly));
  if (type === 'literal') return v.literal(literal);
  const simple = { string: v.string, number: v.number, boolean: v.boolean, null: v.null }[type];
  if (!simple) throw new Error(`Views are not held to schemas of the type ${type} yet`);
  return simple();
}

const strictEntries = (entries: v.ObjectEntries): v.ObjectEntries =>
  Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, strictly(Object(entry))]));

const failure = strictly(Failure);
const pushes = new Map(Object.entries(PUSHES).map(([event, view]) => [event, strictly(view)]));
const succeeded = (answers: v.GenericSchema): v.GenericSchema =>
  v.strictObject({ success: v.literal(true), ...strictEntries(partsOf(answers).entries) });

/** Holds what browsers receive from one node against the views. */
export class Views {
  /** What did not fit, with the test in which it came. */
  readonly faults = new Set<string>();
  private readonly calls: { name: string; fits: RegExp; view: v.GenericSchema | null }[];
  private readonly events: Map<string, v.GenericSchema>;

  constructor(declared: readonly Declaration[]) {
    const views = declared.map(({ name, answers }) => ({ name, view: answers && succeeded(answers) }));
    this.calls = views.map(({ name, view }) => ({ name, view, fits: new RegExp(`^${name.replace(/:\w+/g, '[^/]+')}$`) }));
    this.events = new Map(views.flatMap(({ name, view }) => (view ? [[name, view]] : [])));
  }

  /** Holds a call's answer. */
  call(method: string, path: string, status: number, body: unknown): void {
    if (!path.startsWith('/api/') || status === 304) return;
    const asked = `${method} ${path.replace(/\?.*/, '')}`;
    const call = this.calls.find(({ name, fits }) => name === asked || fits.test(asked));
    if (status >= 400) this.hold(asked, failure, body);
    else if (!call) this.faults.add(`${asked} succeeded, and is not declared`);
    else if (call.view) this.hold(call.name, call.view, body);
  }

  /** Holds all that a socket receives: pushes and acknowledgements. */
  watch(socket: Watched): void {
    socket.onAny((event: string, push: unknown) => this.hold(event, pushes.get(event), push));
    const { emit } = socket;
    Reflect.set(socket, 'emit', (event: string, ...args: unknown[]) => {
      const last = args.at(-1);
      return Reflect.apply(emit, socket, [event, ...(typeof last === 'function' ? args.with(-1, this.held(event, last)) : args)]);
    });
  }

  /** An acknowledgement's callback that holds the answer first. */
  private held(event: string, acknowledged: object): object {
    const callback = (...args: unknown[]): void => {
      // The answer comes first, or behind the place of an error.
      const answer = args.find((arg) => Object(arg) === arg && 'success' in Object(arg));
      if (answer) this.hold(event, Object(answer).success ? this.events.get(event) : failure, answer);
      if (typeof acknowledged === 'function') Reflect.apply(acknowledged, undefined, args);
    };
    // `emitWithAck` marks its callback.
    return Object.assign(callback, acknowledged);
  }

  private hold(name: string, view: v.GenericSchema | undefined, value: unknown): void {
    const issues = view ? v.safeParse(view, value).issues : [{ message: 'there is no view of it' }];
    if (!issues) return;
    const reasons = issues.map((issue) => `${'path' in issue ? (v.getDotPath(issue) ?? '') : ''} ${issue.message}`);
    this.faults.add(`${name} in "${expect.getState().currentTestName}": ${reasons.join('; ')}`);
  }
}
