import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** Spanish, with `tú`, in words that Spain and Latin America share. */
export default {
  'signing.title': 'Inicio de sesión',
  'signing.where': 'Dónde tienes la sesión abierta',
  'signing.where_text': 'No se muestran lugares ni direcciones: quien abra esta página no debe saber dónde estás.',
  'signing.a_browser': 'Un navegador',
  'signing.on_android': '{browser} en Android',
  'signing.on_chromeos': '{browser} en ChromeOS',
  'signing.on_ipad': '{browser} en un iPad',
  'signing.on_iphone': '{browser} en un iPhone',
  'signing.on_linux': '{browser} en Linux',
  'signing.on_mac': '{browser} en un Mac',
  'signing.on_windows': '{browser} en Windows',
  'signing.this': 'Este dispositivo',
  'signing.since': 'Desde el {date}',
  'signing.since_used': 'Desde el {date}; último uso: {when}',
  'signing.used': 'Último uso: {when}',
  'signing.out': 'Cerrar sesión',
  'signing.out_of': 'Cerrar sesión: {browser}',
  'signing.is_out': 'Sesión cerrada: {browser}',
  'signing.out_all': 'Cerrar sesión en todos los demás',
  'signing.all_out': 'Ya no tienes la sesión abierta en ningún otro sitio.',
  'signing.only': 'No tienes la sesión abierta en ningún otro sitio.',
  'signing.more': 'Solo se muestran los {max} últimos.',
  'signing.warning':
    'Quien use ese dispositivo notará que tiene que iniciar sesión. Si eso pudiera ser peligroso, <a>prepáralo antes con alguien</a>. Para que no vuelva a entrar, cambia también tu contraseña.',
  'signing.load_failed': 'No se pudo cargar la lista. Nada ha cambiado.',
  'signing.out_failed': 'No se pudo cerrar la sesión allí',
  'signing.is_it_you': '¿Eres tú?',
  'signing.proof_text': 'Escribe tu contraseña para continuar.',
  'signing.confirm': 'Confirmar',
  'signing.not_now': 'Ahora no',
  'signing.proof_failed': 'No se pudo confirmar',
} satisfies Translation<typeof en>;
