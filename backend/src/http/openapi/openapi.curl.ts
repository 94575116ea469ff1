import { resolve } from './openapi.fields.ts';
import type { ApiDescription, Operation, Schema } from './openapi.types.ts';

const UUID = '6f1c2b3a-4d5e-4f60-8a7b-9c0d1e2f3a4b';
const FORMATS: Record<string, string> = { email: 'clara@example.com', date: '1990-03-09', uuid: UUID };

/** A value that a reader replaces. */
function sample({ type, format, enum: values, items, minimum, properties, required = [] }: Schema): unknown {
  if (values) return values[0];
  if (format) return FORMATS[format] ?? '…';
  if (type === 'integer') return minimum ?? 1;
  if (type === 'boolean') return true;
  if (type === 'array') return items ? [sample(items)] : [];
  if (type !== 'object') return '…';
  const needed = Object.entries(properties ?? {}).filter(([name]) => required.includes(name));
  return Object.fromEntries(needed.map(([name, field]) => [name, sample(field)]));
}

/** A text in single quotes, for a shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** How `curl` makes a call. */
export function curlOf(api: ApiDescription, path: string, method: string, operation: Operation): string {
  const address = (api.servers[0]?.url ?? '') + path;
  const body = operation.requestBody?.content['application/json']?.schema;
  const isOpen = operation.security.some((way) => Object.keys(way).length === 0);
  const withToken = operation['x-permission'] !== null;
  return [
    `curl${method === 'get' ? '' : ` -X ${method.toUpperCase()}`} ${quoted(address)}`,
    ...(withToken ? ["-H 'Authorization: Bearer beside_…'"] : isOpen ? [] : ["-b 'beside.sid=…'"]),
    ...(body
      ? ["-H 'Content-Type: application/json'", `-d ${quoted(JSON.stringify(sample(resolve(body, api.components.schemas))))}`]
      : []),
  ].join(' \\\n  ');
}
