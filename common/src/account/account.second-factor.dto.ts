import { Checked } from '../checked.ts';
import { ACCOUNT_TEXTS } from './account.constants.ts';

/** Characters of a code at most: a recovery code with its hyphen and some spaces. */
const CODE_MAX = 20;

/** A code of six figures from a code app, or a recovery code. */
export class SecondFactorCodeDto {
  @Checked(
    (value) => (typeof value === 'string' && value.trim() !== '' && value.length <= CODE_MAX ? null : ACCOUNT_TEXTS.codeWrong),
    { type: 'string', minLength: 1, maxLength: CODE_MAX },
  )
  code!: string;
}
