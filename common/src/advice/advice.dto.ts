import { ArrayMaxSize, IsArray, IsIn, IsOptional, IsString, IsUUID, Matches } from 'class-validator';
import { HasLength } from '../has-length.ts';
import { LANGUAGE_NAMES } from '../language/language.constants.ts';
import {
  ADVICE_STYLES,
  type AdviceStyle,
  BOOKMARKS_MERGED_MAX,
  CATEGORIES,
  type Category,
  DESCRIPTION_MAX,
  DESCRIPTION_MIN,
} from './advice.constants.ts';

const anyCase = (name: string): string => name.replace(/./g, (letter) => `[${letter.toUpperCase()}${letter.toLowerCase()}]`);
const NAMES = Object.values(LANGUAGE_NAMES).map(({ english }) => anyCase(english));
/** A language's code (`pt-BR`), or the English name of one of the six, in any case; written without flags, for JSON Schema. */
const LANGUAGE_TAG_OR_NAME = new RegExp(`^(?:[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}|${NAMES.join('|')})$`);

/** The body of `POST /api/advice/generate`. `country` is an ISO 3166 alpha-2 code, used for helplines alone. */
export class GenerateAdviceDto {
  @HasLength(DESCRIPTION_MIN, DESCRIPTION_MAX)
  description!: string;

  @IsIn(CATEGORIES)
  category!: Category;

  @IsIn(ADVICE_STYLES)
  adviceStyle!: AdviceStyle;

  /** A code, or the English name of one of the interface's languages. */
  @IsOptional()
  @IsString()
  @Matches(LANGUAGE_TAG_OR_NAME, { message: 'language must be a language code' })
  language: string = 'en';

  @IsOptional()
  @IsUUID()
  requestId?: string;

  @IsOptional()
  @Matches(/^[A-Za-z]{2}$/, { message: 'country must be a two-letter country code' })
  country?: string;
}

/** What `advice:watch` and `advice:stop` carry. */
export class AdviceRequestDto {
  @IsUUID()
  requestId!: string;
}

/** The body of `PUT /api/advice/bookmarks`: what a browser had bookmarked before its user signed in. */
export class BookmarksDto {
  @IsArray()
  @ArrayMaxSize(BOOKMARKS_MERGED_MAX)
  @IsUUID(undefined, { each: true })
  ids!: string[];
}
