import { AdminPasswordDto, PasswordDto } from '@beside/common/admin/admin.dto';
import { type ErrorCode, STATUS_OF } from '@beside/common/errors';
import type { Access, Declaration, Guard } from '../authorize.ts';
import { groupOf } from './openapi.groups.ts';
import { answerSchema, type InputSchemas } from './openapi.schemas.ts';
import type { Answer, Limit, Operation, Parameter, Schema } from './openapi.types.ts';

const STATUS_TEXTS: Record<number, string> = {
  400: 'Something in the request is wrong; `errors` says what, by field',
  401: 'Not signed in, or a token or password that does not hold',
  402: 'Not covered by the plan, or not paid',
  403: 'Not allowed',
  404: 'Not found, or nothing that the caller may know of',
  409: 'In conflict with what is stored',
  413: 'Too large',
  426: 'For pages alone: theirs is of a release that was replaced more than 14 days ago',
  429: 'Too many requests; `Retry-After` has the seconds to wait',
  500: 'A fault on our side, logged under `reference`',
  503: 'A service behind this one does not answer, or is not configured',
};

const PARAMETERS: Record<string, string> = {
  id: 'Its id',
  sessionId: "The advice's id",
  token: 'The token of its link',
  userId: "The user's id",
};

/** The path as OpenAPI writes it: `/api/advice/{id}`. */
const pathOf = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}');

/** Whether an input takes the admin password. */
function takesAdminPassword({ input }: Pick<Declaration, 'input'>): boolean {
  return [PasswordDto, AdminPasswordDto].some((dto) => input === dto || input?.prototype instanceof dto);
}

/** Every way in which a call can fail: what follows from its declaration, and its own. */
function failuresOf(call: Declaration, path: string): ErrorCode[] {
  const { input, query, fails = [] } = call;
  const codes: ErrorCode[] = [
    'not_signed_in',
    'not_allowed',
    'client_too_old',
    'too_many_requests',
    'internal_error',
    'unavailable',
    ...fails,
  ];
  if (call.guard === 'admin' || call.guard === 'owner') codes.push('second_factor_needed');
  if (call.proof) codes.push('proof_needed');
  if (input || query) codes.push('validation_failed');
  if (input) codes.push('too_large');
  if (path.includes('{')) codes.push('not_found');
  if (takesAdminPassword(call)) codes.push('invalid_admin_password', 'admin_password_not_set');
  return [...new Set(codes)];
}

function failureAnswers(codes: ErrorCode[]): Record<string, Answer> {
  const statuses = [...new Set(codes.map((code) => STATUS_OF[code]))].toSorted((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status): [string, Answer] => {
      const own: Schema = { properties: { code: { enum: codes.filter((code) => STATUS_OF[code] === status).toSorted() } } };
      const schema = { allOf: [{ $ref: '#/components/schemas/Failure' }, own] };
      const wait = { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } } };
      return [
        String(status),
        {
          description: STATUS_TEXTS[status] ?? 'Failed',
          ...(status === 429 ? { headers: wait } : {}),
          content: { 'application/json': { schema } },
        },
      ];
    }),
  );
}

/** The answer to a call that succeeds. */
function successOf({ answers, sends, isConditional, status = 200 }: Declaration): Record<string, Answer> {
  const tag = { ETag: { description: 'Names this version: send it back as `If-None-Match`', schema: { type: 'string' } } };
  const content = answers
    ? { 'application/json': { schema: answerSchema(answers) } }
    : sends
      ? { [sends]: { schema: sends === 'application/json' ? { type: 'object' } : { type: 'string', description: 'The file' } } }
      : null;
  return {
    [status]: {
      description: answers ? 'Done' : sends ? 'The file' : 'Done, without a body',
      ...(isConditional ? { headers: tag } : {}),
      ...(content ? { content } : {}),
    },
    ...(isConditional ? { 304: { description: 'Nothing is new' } } : {}),
  };
}

function parametersOf({ query = {}, isConditional }: Declaration, path: string): Parameter[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']): Parameter => {
    const description = PARAMETERS[name] ?? `The ${name}`;
    return { name, in: 'path', description, required: true, schema: { type: 'string' } };
  });
  const inQuery = Object.entries(query).map(([name, { about, schema }]): Parameter => {
    return { name, in: 'query', description: about, required: false, schema };
  });
  const tag: Parameter = {
    ...{ name: 'If-None-Match', in: 'header', required: false },
    ...{ description: 'The `ETag` of the answer before', schema: { type: 'string' } },
  };
  return [...inPath, ...inQuery, ...(isConditional ? [tag] : [])];
}

/** How a caller may say who they are; an empty one: not at all. */
function securityOf({ guard, scope }: Pick<Access, 'guard' | 'scope'>): Record<string, string[]>[] {
  return [
    ...(guard === 'public' ? [{}] : []),
    { session: guard === 'admin' || guard === 'owner' ? [guard] : [] },
    ...(scope === null ? [] : [{ token: [scope] }]),
  ];
}

/** @param factor multiplies every limit: see `Config.rateLimitFactor` */
function limitsOf({ limit }: Pick<Access, 'limit'>, factor: number): Limit {
  const { name, points, seconds, by } = limit;
  const each = { actor: 'user, or address', address: 'address', browser: 'user, or browser' }[by];
  return { name, calls: Math.max(1, Math.round(points * factor)), seconds, by: each };
}

/** What both calls and events say of who may use them. */
export const accessOf = (access: Access, factor: number) => ({
  'x-guard': access.guard satisfies Guard,
  'x-permission': access.scope,
  'x-rate-limit': limitsOf(access, factor),
});

/** `getAdviceById` of `GET /api/advice/{id}`. */
function operationIdOf(method: string, path: string): string {
  const words = path
    .replace('/api/', '')
    .replaceAll(/\{(\w+)\}/g, 'by-$1')
    .split(/[^a-zA-Z0-9]+/);
  return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

/** A declared call as an operation. */
export function operationOf(call: Declaration, inputs: InputSchemas, factor: number): [string, string, Operation] {
  const [verb = '', pattern = ''] = call.name.split(' ');
  const path = pathOf(pattern);
  const method = verb.toLowerCase();
  const { about, input, takes } = call;
  const parameters = parametersOf(call, path);
  const operation: Operation = {
    operationId: operationIdOf(method, path),
    summary: about,
    tags: [groupOf(path)],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(input ? { requestBody: { required: true, content: { 'application/json': { schema: inputs.of(input) } } } } : {}),
    ...(takes
      ? { requestBody: { required: true, description: 'Signed', content: { [takes]: { schema: { type: 'object' } } } } }
      : {}),
    responses: { ...successOf(call), ...failureAnswers(failuresOf(call, path)) },
    security: securityOf(call),
    ...accessOf(call, factor),
  };
  return [path, method, operation];
}
