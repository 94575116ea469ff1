/** The part of JSON Schema in which inputs are described. */
export interface JsonSchema {
  type?: 'string' | 'integer' | 'boolean' | 'object' | 'array';
  description?: string;
  format?: 'email' | 'date' | 'uuid';
  enum?: readonly string[];
  /** Without flags, which JSON Schema has none of. */
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  default?: number;
  minimum?: number;
  maximum?: number;
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema;
}
