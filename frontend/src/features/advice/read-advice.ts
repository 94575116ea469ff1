import { Advice } from '@beside/common/advice/advice.views';
import { parseAs } from '../../lib/parse.ts';

/** Parses the sections in a session's `advice`. Other text is shown as it is, so nothing is lost. */
export function readAdvice(json: string): Advice {
  try {
    return parseAs(Advice, JSON.parse(json));
  } catch {
    return { understanding: json, recommendations: [] };
  }
}
