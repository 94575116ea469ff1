import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsUUID } from 'class-validator';
import { KEPT_MAX } from './advice.kept.constants.ts';

/** The body of `POST /api/advice/kept`: the advice of which a browser keeps copies. */
export class KeptAdviceDto {
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(KEPT_MAX)
  @ArrayUnique()
  @IsUUID(undefined, { each: true })
  ids!: string[];
}
