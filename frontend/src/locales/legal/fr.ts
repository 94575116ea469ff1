import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** French, with `vous`. No-break spaces are written as escapes, so that they can be seen. */
export default {
  'legal.terms': 'Conditions d’utilisation',
  'legal.privacy': 'Confidentialité',
  'legal.contents': 'Sur cette page',
  'legal.changed': 'Dernière modification le {date}',
  'legal.imprint': 'Mentions légales',
  'legal.imprint_none': 'Cette installation est un essai\u00a0: aucun éditeur n’est indiqué.',
  'legal.imprint_name': 'Éditeur du site',
  'legal.imprint_address': 'Adresse',
  'legal.imprint_contact': 'Contact',
  'legal.imprint_mail': 'E-mail',
  'legal.imprint_vat': 'N°\u00a0de TVA',
  'legal.imprint_register': 'Registre',
  'legal.operator_unnamed': 'l’éditeur du site',
  'legal.operator': 'l’éditeur du site',
  'legal.instruction': 'Droit de rétractation',
  'legal.instruction_lead':
    'Voici les termes de la loi pour les consommateurs de l’Union européenne. Ils s’appliquent à chaque formule commandée ici et figurent aussi dans l’e-mail qui confirme la commande.',
  'legal.instruction_more':
    'La façon dont le montant est calculé quand une formule a commencé immédiatement est expliquée dans les <terms>conditions d’utilisation</terms>.',
  'legal.print': 'Imprimer',
} satisfies Translation<typeof en>;
