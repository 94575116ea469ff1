import { IsIn, IsObject } from 'class-validator';
import { Checked } from '../checked.ts';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../language/language.constants.ts';

const TARGETS = Object.values(LANGUAGE_NAMES).map(({ english }) => english);

const isTexts = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');

/** The body of both translation calls: texts by key, and an English language name. */
export class TranslateDto {
  @IsObject()
  @Checked((value) => (isTexts(value) ? null : 'translations must map keys to texts'), {
    type: 'object',
    additionalProperties: { type: 'string' },
  })
  translations!: Record<string, string>;

  @IsIn(TARGETS)
  targetLanguage!: string;
}

export class ReaderLanguageDto {
  @IsIn(LANGUAGES)
  language!: Language;
}
