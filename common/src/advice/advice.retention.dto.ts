import { IsBoolean, IsOptional } from 'class-validator';
import { Checked } from '../checked.ts';
import { RETENTION_MONTHS, type RetentionMonths } from './advice.retention.constants.ts';

/** The body of `PUT /api/account/retention`. */
export class RetentionDto {
  /** 3, 6, 12 or 24; none or null: nothing is deleted by itself. */
  @IsOptional()
  @Checked(
    (value) =>
      RETENTION_MONTHS.some((months) => months === value) ? null : `After ${RETENTION_MONTHS.join(', ')} months, or never`,
    { type: 'integer', minimum: 3, maximum: 24 },
  )
  months?: RetentionMonths | null;

  /** Bookmarked advice stays. */
  @IsBoolean()
  keepBookmarked!: boolean;
}
