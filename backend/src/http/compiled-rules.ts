import { getMetadataStorage, ValidationTypes } from 'class-validator';

type Rule = ReturnType<ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']>[number];

/** One rule for one value: only `true` says that it is kept. */
type Check = (instance: object, value: unknown) => unknown;

/** A field with its rules. */
interface Field {
  name: string;
  /** Whether the rules apply: all of them say so. */
  conditions: Check[];
  checks: Check[];
}

/** What is known of a DTO class. */
export interface CompiledRules {
  /** Every field that has a rule. */
  fields: readonly string[];
  /**
   * Whether an instance surely keeps every rule. False where it breaks one, and where that takes the library to say: for its messages, or for a
   * rule that is asynchronous.
   */
  isValid(instance: object): boolean;
}

/**
 * Reads a class's decorators once. The library looks all of them up anew for each object, and makes an error for each field before it checks it,
 * which took a tenth of a message's processor time.
 */
export function compileRules(dto: new () => object): CompiledRules {
  const rules = getMetadataStorage().getTargetValidationMetadatas(dto, '', false, false);
  const fields = new Map<string, Field>();
  let isKnown = rules.length > 0;
  for (const rule of rules) {
    const { propertyName: name, type } = rule;
    const field = fields.get(name) ?? { name, conditions: [], checks: [] };
    fields.set(name, field);
    if (type === ValidationTypes.CONDITIONAL_VALIDATION) field.conditions.push(conditionOf(rule));
    else if (type === ValidationTypes.CUSTOM_VALIDATION) field.checks.push(...checksOf(rule, dto.name));
    // Nothing is checked of a field that is only known.
    else if (type !== ValidationTypes.WHITELIST) isKnown = false;
  }
  const compiled = [...fields.values()];
  return {
    fields: [...fields.keys()],
    isValid: (instance) => isKnown && compiled.every((field) => keeps(instance, field)),
  };
}

function keeps(instance: object, { name, conditions, checks }: Field): boolean {
  const value: unknown = Reflect.get(instance, name);
  for (const applies of conditions) if (!applies(instance, value)) return true;
  for (const check of checks) if (check(instance, value) !== true) return false;
  return true;
}

function conditionOf({ constraints: [applies] }: Rule): Check {
  return (instance, value) => Reflect.apply(applies, undefined, [instance, value]);
}

function checksOf(rule: Rule, targetName: string): Check[] {
  const { constraintCls, constraints = [], propertyName: property, each, validateIf } = rule;
  return getMetadataStorage()
    .getTargetValidatorConstraints(constraintCls)
    .map(({ instance: validator }): Check => {
      return (object, value) => {
        if (validateIf && !validateIf(object, value)) return true;
        const details = { targetName, property, object, value, constraints };
        if (!each || !Array.isArray(value)) return validator.validate(value, details);
        return value.every((one) => validator.validate(one, details) === true);
      };
    });
}
