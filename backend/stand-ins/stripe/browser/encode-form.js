/** Stripe's form encoding: `{ a: { b: [1] } }` is `a[b][0]=1`. */
export function encodeForm(params, prefix = '', form = new URLSearchParams()) {
  for (const [name, value] of Object.entries(params)) {
    const key = prefix ? `${prefix}[${name}]` : name;
    if (value === undefined || value === null) continue;
    if (typeof value === 'object') encodeForm(value, key, form);
    else form.append(key, String(value));
  }
  return form;
}
