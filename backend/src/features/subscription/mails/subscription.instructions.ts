import type { WithdrawalInstruction } from '@beside/common/contracts/withdrawal-instruction';
import { WITHDRAWAL_INSTRUCTION_DE } from '@beside/common/contracts/withdrawal-instruction.de';
import { WITHDRAWAL_INSTRUCTION_EN } from '@beside/common/contracts/withdrawal-instruction.en';
import { WITHDRAWAL_INSTRUCTION_ES } from '@beside/common/contracts/withdrawal-instruction.es';
import { WITHDRAWAL_INSTRUCTION_FR } from '@beside/common/contracts/withdrawal-instruction.fr';
import { WITHDRAWAL_INSTRUCTION_NL } from '@beside/common/contracts/withdrawal-instruction.nl';
import { WITHDRAWAL_INSTRUCTION_ZH } from '@beside/common/contracts/withdrawal-instruction.zh';
import type { Language } from '@beside/common/language/language.constants';

export const WITHDRAWAL_INSTRUCTIONS: Record<Language, WithdrawalInstruction> = {
  en: WITHDRAWAL_INSTRUCTION_EN,
  es: WITHDRAWAL_INSTRUCTION_ES,
  fr: WITHDRAWAL_INSTRUCTION_FR,
  de: WITHDRAWAL_INSTRUCTION_DE,
  nl: WITHDRAWAL_INSTRUCTION_NL,
  zh: WITHDRAWAL_INSTRUCTION_ZH,
};
