import type { WithdrawalInstruction } from '@beside/common/contracts/withdrawal-instruction';
import type { Language } from '@beside/common/language/language.constants';

/** The instruction on withdrawal: the table that the confirmation's mail has, too, so that both say the same. */
export const INSTRUCTION_TEXTS: Record<Language, () => Promise<WithdrawalInstruction>> = {
  en: async () => (await import('@beside/common/contracts/withdrawal-instruction.en')).WITHDRAWAL_INSTRUCTION_EN,
  es: async () => (await import('@beside/common/contracts/withdrawal-instruction.es')).WITHDRAWAL_INSTRUCTION_ES,
  fr: async () => (await import('@beside/common/contracts/withdrawal-instruction.fr')).WITHDRAWAL_INSTRUCTION_FR,
  de: async () => (await import('@beside/common/contracts/withdrawal-instruction.de')).WITHDRAWAL_INSTRUCTION_DE,
  nl: async () => (await import('@beside/common/contracts/withdrawal-instruction.nl')).WITHDRAWAL_INSTRUCTION_NL,
  zh: async () => (await import('@beside/common/contracts/withdrawal-instruction.zh')).WITHDRAWAL_INSTRUCTION_ZH,
};
