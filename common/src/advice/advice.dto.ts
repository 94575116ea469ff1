import { IsIn, IsOptional, IsString, IsUUID, Matches } from 'class-validator';
import { HasLength } from '../has-length.ts';
import { LANGUAGE_TAG_OR_NAME } from '../language/language.constants.ts';
import type { HelpView } from '../safety/safety.dto.ts';
import {
  ADVICE_STYLES,
  type AdviceStyle,
  CATEGORIES,
  type Category,
  DESCRIPTION_MAX,
  DESCRIPTION_MIN,
} from './advice.constants.ts';

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

/** The four sections of an advice; while it is being written, those that have begun. */
export interface Advice {
  understanding: string;
  recommendations: string[];
  example?: string;
  encouragement?: string;
  /** Set when the safety check answered in the model's place. */
  help?: HelpView;
}

export type AdviceSoFar = Partial<Advice>;

/** An advice session as the API presents it. `advice` is a JSON string of `Advice`, `createdAt` an ISO time. */
export interface AdviceSessionView {
  id: string;
  userId: string | null;
  description: string;
  category: Category;
  adviceStyle: AdviceStyle;
  language: string;
  advice: string;
  createdAt: string;
}
