import { invalid } from '../engine/stripe.error.ts';
import { isRecord } from '../engine/wire.ts';
import parameters from '../parameters.json' with { type: 'json' };
import type { FormFields } from './form.ts';

/** What a parameter accepts, read from the types of the `stripe` package by `scripts/stripe-parameters.mjs`. */
export interface ParameterSpec {
  kind: 'object' | 'array' | 'map' | 'string' | 'number' | 'boolean' | 'enum' | 'union' | 'any';
  fields?: Record<string, ParameterSpec>;
  required?: readonly string[];
  of?: ParameterSpec | readonly ParameterSpec[];
  values?: readonly string[];
  /** An empty value unsets it. */
  empty?: boolean;
}

let specs: Record<string, ParameterSpec> | undefined;

/** What an endpoint accepts, by the name of its interface in the package. */
export function specOf(name: string): ParameterSpec {
  specs ??= readSpecs();
  const spec = specs[name];
  if (!spec) throw new Error(`No parameters of ${name}: run backend/scripts/stripe-parameters.mjs`);
  return spec;
}

function readSpecs(): Record<string, ParameterSpec> {
  const parsed: unknown = structuredClone(parameters);
  const read: Record<string, ParameterSpec> = isSpecs(parsed) ? parsed : {};
  addBrowserFields(read);
  return read;
}

/** Our script wrote it. */
const isSpecs = (value: unknown): value is Record<string, ParameterSpec> => isRecord(value);

/** What browsers send and servers may not: a card's number, and the intent's secret. */
function addBrowserFields(all: Record<string, ParameterSpec>): void {
  const card = all.PaymentMethodCreateParams?.fields?.card;
  for (const name of ['PaymentIntentConfirmParams', 'SetupIntentConfirmParams']) {
    const fields = all[name]?.fields;
    const data = fields?.payment_method_data?.fields;
    if (fields) fields.client_secret = { kind: 'string' };
    if (data && card) {
      data.card = card;
      data.type = { ...data.type, kind: 'enum', values: [...(data.type?.values ?? []), 'card'] };
    }
  }
  const sdk = all.SetupIntentConfirmParams?.fields;
  if (sdk) sdk.use_stripe_sdk = { kind: 'boolean' };
}

/** The values of a request, of their kinds. Refuses what Stripe would refuse: unknown names, missing ones, wrong kinds. */
export function readParameters(spec: ParameterSpec, fields: FormFields): Record<string, unknown> {
  return readObject(spec, fields, '');
}

const under = (path: string, name: string): string => (path === '' ? name : `${path}[${name}]`);

function readObject(spec: ParameterSpec, fields: FormFields, path: string): Record<string, unknown> {
  const known = spec.fields ?? {};
  const result: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    const field = Object.hasOwn(known, name) ? known[name] : undefined;
    const at = under(path, name);
    if (!field) throw invalid(`Received unknown parameter: ${at}`, at, 'parameter_unknown');
    result[name] = readValue(field, value, at);
  }
  for (const name of spec.required ?? []) {
    const at = under(path, name);
    if (!(name in result)) throw invalid(`Missing required param: ${at}.`, at, 'parameter_missing');
  }
  return result;
}

function readValue(spec: ParameterSpec, value: string | FormFields, path: string): unknown {
  if (value === '' && spec.empty) return null;
  if (value === '' && spec.kind !== 'string' && spec.kind !== 'any' && spec.kind !== 'map') throw emptyRefusal(path);
  switch (spec.kind) {
    case 'object':
      if (typeof value === 'string') throw invalid(`Invalid object`, path);
      return readObject(spec, value, path);
    case 'array':
      return readArray(spec, value, path);
    case 'map':
      return readMap(value, path);
    case 'union':
      return readUnion(spec, value, path);
    case 'any':
      return value;
    default:
      if (typeof value !== 'string') throw invalid(`Invalid ${spec.kind === 'number' ? 'integer' : 'string'}: {...}`, path);
      return readScalar(spec, value, path);
  }
}

function readArray(spec: ParameterSpec, value: string | FormFields, path: string): unknown[] {
  if (typeof value === 'string' || !Object.keys(value).every((key) => /^\d+$/.test(key))) throw invalid('Invalid array', path);
  const [inner = { kind: 'any' as const }] = partsOf(spec);
  return Object.entries(value).map(([index, one]) => readValue(inner, one, `${path}[${index}]`));
}

const partsOf = (spec: ParameterSpec): readonly ParameterSpec[] => [spec.of ?? []].flat();

function readMap(value: string | FormFields, path: string): Record<string, unknown> | '' {
  if (value === '') return '';
  if (typeof value === 'string') throw invalid('Invalid hash', path);
  for (const [name, inner] of Object.entries(value)) {
    if (typeof inner === 'string' && inner.length > 500) {
      throw invalid(
        `Metadata values can have up to 500 characters, but you passed in a value that is ${inner.length} characters.`,
        under(path, name),
      );
    }
  }
  return { ...value };
}

function readUnion(spec: ParameterSpec, value: string | FormFields, path: string): unknown {
  let refusal: unknown;
  for (const part of partsOf(spec)) {
    try {
      return readValue(part, value, path);
    } catch (error) {
      refusal = error;
    }
  }
  throw refusal;
}

function readScalar(spec: ParameterSpec, text: string, path: string): string | number | boolean {
  if (spec.kind === 'number') {
    if (!/^-?\d+(\.\d+)?$/.test(text)) throw invalid(`Invalid integer: ${text}`, path, 'parameter_invalid_integer');
    return Number(text);
  }
  if (spec.kind === 'boolean') {
    if (text !== 'true' && text !== 'false') throw invalid(`Invalid boolean: ${text}`, path);
    return text === 'true';
  }
  if (spec.kind === 'enum' && !spec.values?.includes(text)) {
    const values = spec.values ?? [];
    const list = values.length > 1 ? `${values.slice(0, -1).join(', ')}, or ${values.at(-1)}` : values.join('');
    throw invalid(`Invalid ${path}: must be ${values.length > 1 ? 'one of ' : ''}${list}`, path);
  }
  return text;
}

function emptyRefusal(path: string): Error {
  return invalid(
    `You passed an empty string for '${path}'. We assume empty values are an attempt to unset a parameter; however '${path}' cannot be unset. You should remove '${path}' from your request or supply a non-empty value.`,
    path,
    'parameter_invalid_empty',
  );
}
