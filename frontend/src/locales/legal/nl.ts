import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** Dutch, with `je`. */
export default {
  'legal.terms': 'Gebruiksvoorwaarden',
  'legal.privacy': 'Privacy',
  'legal.contents': 'Op deze pagina',
  'legal.changed': 'Laatst gewijzigd op {date}',
  'legal.imprint': 'Colofon',
  'legal.imprint_none': 'Deze installatie is een proef: er is geen beheerder genoemd.',
  'legal.imprint_name': 'Beheerder',
  'legal.imprint_address': 'Adres',
  'legal.imprint_contact': 'Contact',
  'legal.imprint_mail': 'E-mail',
  'legal.imprint_vat': 'Btw-nummer',
  'legal.imprint_register': 'Register',
  'legal.operator_unnamed': 'de beheerder van deze site',
  'legal.operator': 'de beheerder van deze site',
  'legal.instruction': 'Herroepingsrecht',
  'legal.instruction_lead':
    'Dit is de tekst van de wet voor consumenten in de Europese Unie. Hij geldt voor elk abonnement dat hier wordt besteld, en staat ook in de mail die de bestelling bevestigt.',
  'legal.instruction_more':
    'Hoe het bedrag wordt berekend als een abonnement meteen is begonnen, staat in de <terms>gebruiksvoorwaarden</terms>.',
  'legal.print': 'Afdrukken',
} satisfies Translation<typeof en>;
