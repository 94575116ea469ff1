import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { inputSchema } from '../input-schema.ts';
import type { Dto } from '../validate.ts';
import type { Schema } from './openapi.types.ts';

/** A view as JSON Schema. */
export function viewSchema(view: GenericSchema): Schema {
  const { $schema: _, ...schema } = Object(toJsonSchema(view, { typeMode: 'output', errorMode: 'throw' }));
  return schema;
}

/** An answer: its view, and `success`. */
export function answerSchema(view: GenericSchema): Schema {
  const { properties = {}, required = [], ...schema } = viewSchema(view);
  return { ...schema, properties: { success: { const: true }, ...properties }, required: ['success', ...required] };
}

/** The schemas of inputs, by the names of their classes. */
export class InputSchemas {
  readonly all: Record<string, Schema> = {};

  /** A reference to an input's schema. */
  of(dto: Dto<object>): Schema {
    const { name } = dto;
    this.all[name] ??= inputSchema(dto);
    return { $ref: `#/components/schemas/${name}` };
  }
}
