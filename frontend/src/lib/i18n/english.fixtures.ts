import { allTexts } from '../../locales/texts.ts';
import { addTexts } from './loaded-texts.ts';

/** Loads all English texts. */
export const loadEnglish = async () => addTexts('en', await allTexts('en'));
