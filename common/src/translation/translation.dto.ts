import { IsIn, IsObject, IsOptional, IsUUID } from 'class-validator';
import { Checked } from '../checked.ts';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../language/language.constants.ts';

const TARGETS = Object.values(LANGUAGE_NAMES).map(({ english }) => english);

const isTexts = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');

/** The body of `POST /api/translate-fast`: texts by key, and an English language name. */
export class TranslateFastDto {
  @IsObject()
  @Checked((value) => (isTexts(value) ? null : 'translations must map keys to texts'), {
    type: 'object',
    additionalProperties: { type: 'string' },
  })
  translations!: Record<string, string>;

  @IsIn(TARGETS)
  targetLanguage!: string;
}

/** The body of `POST /api/translate`. */
export class TranslateDto extends TranslateFastDto {
  /** The caller's advice session: its translations are stored with it, and deleted with it. */
  @IsOptional()
  @IsUUID()
  sessionId?: string;
}

export class ReaderLanguageDto {
  @IsIn(LANGUAGES)
  language!: Language;
}
