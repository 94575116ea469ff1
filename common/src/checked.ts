import { ValidateBy } from 'class-validator';
import { fieldName } from './field-name.ts';
import type { JsonSchema } from './json-schema.ts';

/** What is wrong with a value; null when nothing is. `{field}` stands for the field's name as people see it. */
export type Fault = (value: unknown, body: object) => string | null;

/**
 * One rule with one message: what `fault` says, or nothing.
 * @param schema the same rule for readers, as nearly as JSON Schema can say it
 */
export function Checked(fault: Fault, schema: JsonSchema): PropertyDecorator {
  return ValidateBy({
    name: 'checked',
    constraints: [schema],
    validator: {
      validate: (value: unknown, check) => fault(value, check?.object ?? {}) === null,
      defaultMessage: (check) =>
        fault(check?.value, check?.object ?? {})?.replace('{field}', fieldName(check?.property ?? '')) ?? '',
    },
  });
}

/** A text that is not blank. @param max characters @param required says that it is needed */
export function Text(max: number, required: string): PropertyDecorator {
  return Checked(
    (value) => {
      if (typeof value !== 'string' || value.trim() === '') return required;
      return value.trim().length > max ? `At most ${max} characters` : null;
    },
    { type: 'string', pattern: '\\S', maxLength: max },
  );
}
