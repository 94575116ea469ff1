import { allTexts } from './src/locales/texts.ts';

/** The languages, as the build names them. */
export const LANGUAGES = ['en', 'es', 'fr', 'de', 'nl', 'zh'] as const;

/** Every text, by language. Read by `read-texts.ts`. */
export const everyText = await Promise.all(LANGUAGES.map(async (language) => ({ language, texts: await allTexts(language) })));
