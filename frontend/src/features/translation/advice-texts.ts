import type { Advice } from '@beside/common/advice/advice.views';
import type { Texts } from './translation.api.ts';

/** The texts of an advice by key, for one call. */
export function textsOf({ understanding, example, encouragement, recommendations }: Advice): Texts {
  const texts: Texts = { understanding };
  if (example) texts.example = example;
  if (encouragement) texts.encouragement = encouragement;
  for (const [index, step] of recommendations.entries()) texts[`recommendation${index}`] = step;
  return texts;
}

/**
 * The advice with its translations. A text whose translation the server refused comes back as it is.
 * @returns null when all of them came back so: nothing is translated
 */
export function adviceIn(advice: Advice, translated: Texts): Advice | null {
  const texts = textsOf(advice);
  if (Object.entries(texts).every(([key, text]) => (translated[key] ?? text) === text)) return null;
  return {
    ...advice,
    understanding: translated.understanding ?? advice.understanding,
    example: translated.example ?? advice.example,
    encouragement: translated.encouragement ?? advice.encouragement,
    recommendations: advice.recommendations.map((step, index) => translated[`recommendation${index}`] ?? step),
  };
}
