import { violationsOf } from './stripe-declarations.ts';

const violations = new Set<string>();

/** Holds a body that the payment stand-in sends, an answer or an event, against the declarations of the installed `stripe` package. */
export function checkBody(text: string): void {
  for (const violation of violationsOf(JSON.parse(text))) violations.add(violation.replaceAll(/\[\d+\]/g, '[]'));
}

/** Fails for what was wrong with the bodies since the last call. */
export function refuseViolations(): void {
  const found = [...violations];
  violations.clear();
  if (found.length > 0) throw new Error(`The payment stand-in sends what Stripe does not:\n${found.join('\n')}`);
}
