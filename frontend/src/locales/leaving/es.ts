import type { Translation } from '../groups.ts';
import type en from './en.ts';

export default {
  'leaving.withdraw_title': 'Desistir del contrato aquí',
} satisfies Translation<typeof en>;
