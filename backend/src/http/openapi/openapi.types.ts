/** The part of JSON Schema that the description uses, as it is read. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  format?: string;
  enum?: readonly unknown[];
  const?: unknown;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  default?: number;
  minimum?: number;
  maximum?: number;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  anyOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  description: string;
  required: boolean;
  schema: Schema;
}

interface Content {
  [mediaType: string]: { schema: Schema };
}

export interface Answer {
  description: string;
  headers?: Record<string, { description: string; schema: Schema }>;
  content?: Content;
}

export interface Limit {
  /** Calls of one name are counted together. */
  name: string;
  calls: number;
  seconds: number;
  by: string;
}

export interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  parameters?: Parameter[];
  requestBody?: { required: boolean; description?: string; content: Content };
  responses: Record<string, Answer>;
  security: Record<string, string[]>[];
  'x-guard': string;
  /** The permission that an API token needs; null where none may. */
  'x-permission': string | null;
  'x-rate-limit': Limit;
}

export interface ClientEvent {
  summary: string;
  payload: Schema;
  acknowledgement: Schema;
  'x-guard': string;
  'x-permission': string | null;
  'x-rate-limit': Limit;
}

export interface ServerEvent {
  summary: string;
  payload: Schema;
}

export interface ApiDescription {
  openapi: string;
  info: { title: string; version: string; summary: string; description: string };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; securitySchemes: Record<string, object> };
  'x-socket-events': { client: Record<string, ClientEvent>; server: Record<string, ServerEvent> };
}
