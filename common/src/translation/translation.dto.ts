import { IsIn, IsObject, ValidateBy } from 'class-validator';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../language/language.constants.ts';

const TARGETS = Object.values(LANGUAGE_NAMES).map(({ english }) => english);

/** The body of both translation calls: texts by key, and an English language name. */
export class TranslateDto {
  @IsObject()
  @ValidateBy({
    name: 'texts',
    validator: {
      validate: (value: unknown) =>
        typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string'),
      defaultMessage: () => 'translations must map keys to texts',
    },
  })
  translations!: Record<string, string>;

  @IsIn(TARGETS)
  targetLanguage!: string;
}

export class ReaderLanguageDto {
  @IsIn(LANGUAGES)
  language!: Language;
}
