import type { Language } from '@beside/common/language/language.constants';
import type { Group } from '../../locales/groups.ts';
import { fetchTexts } from '../../locales/texts.ts';
import { useI18n } from './i18n.store.ts';
import { addTexts } from './loaded-texts.ts';

/** The groups whose texts are here, in the interface's language. */
const here = new Set<Group>();

/** Fetches groups of texts in the interface's language. Rejects without a connection, and may then be called again. */
export async function loadTexts(groups: readonly Group[]): Promise<void> {
  const { language } = useI18n.getState();
  await add(language, groups);
  for (const group of groups) here.add(group);
  // The language changed meanwhile: these are not among the texts that were fetched for it.
  if (useI18n.getState().language !== language) await loadTexts(groups);
}

/** Shows the interface in a language, once all texts that may be shown are here in it. Rejects, and changes nothing, without a connection. */
export async function applyLanguage(language: Language): Promise<void> {
  let known: number;
  do {
    known = here.size;
    await add(language, [...here]);
    // A part that was loaded meanwhile has its texts in the former language alone.
  } while (here.size > known);
  document.documentElement.lang = language;
  useI18n.setState({ language });
}

/** English comes with every language: it stands in for a text that the language lacks. */
async function add(language: Language, groups: readonly Group[]): Promise<void> {
  const wanted: Language[] = language === 'en' ? ['en'] : ['en', language];
  await Promise.all(wanted.map(async (each) => addTexts(each, await fetchTexts(each, groups))));
}
