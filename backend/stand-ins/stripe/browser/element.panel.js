import { FIELDS, fieldError, merge } from './element.fields.js';

/** One method's panel: its inputs, their errors in words, and what they say as parameters of the API. */
export function createPanel(root, texts, changed) {
  const inputs = [...root.querySelectorAll('input[data-field]')];
  const used = () => inputs.filter((input) => !input.closest('.field').hidden);
  const problem = (input) => FIELDS[input.dataset.field].check(input.value, new Date());

  function show(input, code) {
    const place = root.querySelector(`#${input.id}-error`);
    place.textContent = code ? (texts.errors[code] ?? code) : '';
    if (code) input.setAttribute('aria-invalid', 'true');
    else input.removeAttribute('aria-invalid');
  }

  function write(input, value) {
    const { format } = FIELDS[input.dataset.field];
    const atEnd = input.selectionEnd === null || input.selectionEnd >= input.value.length;
    const position = input.selectionEnd;
    input.value = format(value);
    if (!atEnd && input === document.activeElement && input.type === 'text') input.setSelectionRange(position, position);
  }

  for (const input of inputs) {
    input.addEventListener('input', (event) => {
      // Rewriting while something is deleted would bring a separator back.
      if (!event.inputType?.startsWith('delete')) write(input, input.value);
      if (input.getAttribute('aria-invalid') === 'true') show(input, problem(input));
      changed();
    });
    // Only what was begun is judged on leaving: an empty field is judged when the form is sent.
    input.addEventListener('change', () => show(input, input.value ? problem(input) : null));
  }

  return {
    root,
    complete: () => used().every((input) => problem(input) === null),
    empty: () => inputs.every((input) => input.value === ''),
    /** The first error, or null; all are shown. */
    validate() {
      const wrong = used().filter((input) => problem(input) !== null);
      for (const input of used()) show(input, problem(input));
      const [first] = wrong;
      if (!first) return null;
      first.focus();
      const code = problem(first);
      return fieldError(code, texts.errors[code] ?? code);
    },
    /** Parameters of `payment_method_data`, without the type. */
    read: () => used().reduce((params, input) => merge(params, FIELDS[input.dataset.field].read(input.value)), {}),
    /** Known values by field; what the user typed stays. */
    prefill(values) {
      for (const input of inputs) {
        const value = values[input.dataset.field];
        if (value && !input.value) write(input, value);
      }
    },
    fill(values) {
      for (const input of inputs)
        if (input.dataset.field in values) {
          write(input, values[input.dataset.field]);
          show(input, null);
        }
      changed();
    },
    /** Fields that the page collects itself are hidden. */
    hide(names) {
      for (const input of inputs) input.closest('.field').hidden = names.includes(input.dataset.field);
    },
    focus: () => used()[0]?.focus(),
    clear() {
      for (const input of inputs) {
        input.value = '';
        show(input, null);
      }
      changed();
    },
  };
}
