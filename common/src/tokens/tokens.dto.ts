import { ArrayMaxSize, IsArray, IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { AdminPasswordDto } from '../admin/admin.dto.ts';
import { Flag } from '../admin/admin.rules.ts';
import { Checked } from '../checked.ts';
import { HasLength } from '../has-length.ts';
import { TOKEN_DAYS_MAX, TOKEN_NAME_MAX, TOKEN_PERMISSIONS, type TokenPermission } from './tokens.constants.ts';

/** The body of `POST /api/admin/api-tokens`. */
export class CreateTokenDto extends AdminPasswordDto {
  @HasLength(1, 100)
  userId!: string;

  @HasLength(1, TOKEN_NAME_MAX)
  tokenName!: string;

  @IsArray()
  @ArrayMaxSize(TOKEN_PERMISSIONS.length)
  @IsIn(TOKEN_PERMISSIONS, { each: true })
  @Checked((value) => (Array.isArray(value) && value.length > 0 ? null : 'Choose at least one permission'), {})
  permissions!: TokenPermission[];

  /** Days from now; none or null: it does not expire. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(TOKEN_DAYS_MAX)
  expirationDays?: number | null;
}

/** The body of `PATCH /api/admin/api-tokens/{id}/toggle`. */
export class ToggleTokenDto extends AdminPasswordDto {
  @Flag()
  isActive!: boolean | 0 | 1;
}
