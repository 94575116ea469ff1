import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** Spanish, with `tú`, in words that Spain and Latin America share. */
export default {
  'legal.terms': 'Condiciones de uso',
  'legal.privacy': 'Privacidad',
  'legal.contents': 'En esta página',
  'legal.changed': 'Última modificación: {date}',
  'legal.imprint': 'Aviso legal',
  'legal.imprint_none': 'Esta instalación es una prueba: no se indica quién la gestiona.',
  'legal.imprint_name': 'Quién gestiona el sitio',
  'legal.imprint_address': 'Dirección',
  'legal.imprint_contact': 'Contacto',
  'legal.imprint_mail': 'Correo',
  'legal.imprint_vat': 'NIF-IVA',
  'legal.imprint_register': 'Registro',
  'legal.operator_unnamed': 'quien gestiona este sitio',
  'legal.operator': 'quien gestiona este sitio',
  'legal.instruction': 'Derecho de desistimiento',
  'legal.instruction_lead':
    'Estas son las palabras de la ley para quienes contratan como consumidores en la Unión Europea. Se aplican a cada plan que se contrata aquí y figuran también en el correo que confirma el pedido.',
  'legal.instruction_more':
    'Cómo se calcula el importe cuando un plan ha empezado de inmediato se explica en las <terms>condiciones de uso</terms>.',
  'legal.print': 'Imprimir',
} satisfies Translation<typeof en>;
