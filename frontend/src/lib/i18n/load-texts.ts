import type { Language } from '@beside/common/language/language.constants';
import type { Group } from '../../locales/groups.ts';
import { fetchTexts } from '../../locales/texts.ts';
import { loadFiles } from '../missing-files.ts';
import { useI18n } from './i18n.store.ts';
import { addTexts } from './loaded-texts.ts';

/** The groups loaded in the interface's language. */
const here = new Set<Group>();

/** Loads text groups in the interface's language. Rejects offline; call it again then. */
export async function loadTexts(groups: readonly Group[]): Promise<void> {
  const { language } = useI18n.getState();
  await add(language, groups);
  for (const group of groups) here.add(group);
  // The language changed meanwhile, so these groups miss in the new one.
  if (useI18n.getState().language !== language) await loadTexts(groups);
}

/** Changes the language once all loaded groups are loaded in it. Offline it rejects and changes nothing. */
export async function applyLanguage(language: Language): Promise<void> {
  let known: number;
  do {
    known = here.size;
    await add(language, [...here]);
    // A part loaded meanwhile has its texts in the former language alone.
  } while (here.size > known);
  document.documentElement.lang = language;
  useI18n.setState({ language });
}

/** Loads English too, the fallback for missing texts. */
async function add(language: Language, groups: readonly Group[]): Promise<void> {
  const wanted: Language[] = language === 'en' ? ['en'] : ['en', language];
  await loadFiles(() => Promise.all(wanted.map(async (each) => addTexts(each, await fetchTexts(each, groups)))));
}
