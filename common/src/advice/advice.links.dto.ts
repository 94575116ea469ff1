import { IsBoolean } from 'class-validator';
import { Checked } from '../checked.ts';
import { LINK_DAYS, type LinkDays } from './advice.links.constants.ts';

/** The body of `POST /api/advice/{id}/links`. */
export class NewLinkDto {
  /** 1, 7 or 30. */
  @Checked((value) => (LINK_DAYS.some((days) => days === value) ? null : `A link works for ${LINK_DAYS.join(', ')} days`), {
    type: 'integer',
    minimum: 1,
    maximum: 30,
  })
  days!: LinkDays;

  /** The copy shows what was asked as well. */
  @IsBoolean()
  withQuestion!: boolean;
}
