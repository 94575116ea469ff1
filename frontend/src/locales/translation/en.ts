import type { EnglishTable } from '../groups.ts';

const texts = {
  'translation.working': 'Translating…',
  'translation.from': 'Translated from {language}.',
  'translation.in': 'Written in {language}.',
  'translation.done': 'Advice Translated',
  'translation.failed': 'Translation Failed',
  'translation.failed_text': 'Failed to translate advice. Please try again.',
  'translation.show_original': 'Show original',
  'translation.hide_original': 'Hide original',
  'translation.show_translation': 'Show translation',
  'translation.again': 'Translate',
} as const satisfies EnglishTable<'translation'>;
export default texts;

declare module '../groups.ts' {
  interface Tables {
    translation: typeof texts;
  }
}
