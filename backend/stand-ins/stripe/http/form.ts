/** A decoded form: texts, nested by their brackets. Lists are objects whose keys are numbers until they are read as lists. */
export interface FormFields {
  [name: string]: string | FormFields;
}

const PART = /^([^[\]]+)|\[([^[\]]*)\]/g;

/** Decodes `items[0][price]=…&expand[]=…` of a body or a query. */
export function decodeForm(text: string): FormFields {
  const fields: FormFields = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) {
    const path = [...name.matchAll(PART)].map(([, plain, bracketed]) => plain ?? bracketed ?? '');
    if (path.length > 0) put(fields, path, value);
  }
  return fields;
}

function put(fields: FormFields, path: readonly string[], value: string): void {
  const [first = '', ...rest] = path;
  const name = first === '' ? String(Object.keys(fields).length) : first;
  if (rest.length === 0) {
    fields[name] = value;
    return;
  }
  const inner = fields[name];
  const next: FormFields = typeof inner === 'object' ? inner : Object.create(null);
  fields[name] = next;
  put(next, rest, value);
}
