import { allTexts } from '../../locales/texts.ts';
import { addTexts } from './loaded-texts.ts';

/** Has every English text at hand, as a page has those of its own. */
export const loadEnglish = async () => addTexts('en', await allTexts('en'));
