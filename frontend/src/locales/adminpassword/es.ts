import type { Translation } from '../groups.ts';
import type en from './en.ts';

export default {
  'adminpassword.label': 'Contraseña de administración',
  'adminpassword.missing': 'Escribe primero la contraseña de administración',
  'adminpassword.invalid': 'La contraseña de administración no es correcta. Compruébala e inténtalo de nuevo.',
  'adminpassword.not_set': 'El propietario aún no ha creado una contraseña de administración. Sin ella no se puede cambiar nada.',
} satisfies Translation<typeof en>;
