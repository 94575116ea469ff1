import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** Spanish, with `tú`, in words that Spain and Latin America share. */
export default {
  // Shell
  'shell.skip': 'Ir al contenido',
  'shell.menu': 'Menú',
  'shell.menu_open': 'Abrir el menú',
  'shell.menu_close': 'Cerrar el menú',
  'shell.nav': 'Principal',
  'shell.home': 'Inicio',
  'shell.plans': 'Planes',
  'shell.history': 'Historial',
  'shell.couples': 'Parejas',
  'shell.account': 'Cuenta',
  'shell.back': 'Atrás',
  'shell.sign_in': 'Iniciar sesión',
  'shell.sign_out': 'Cerrar sesión',
  'shell.logout_failed': 'No se ha podido cerrar la sesión',
  'shell.logout_failed_text': 'Tu sesión sigue abierta. Inténtalo de nuevo.',
  'shell.signed_out': 'Sesión cerrada',
  'shell.ended': 'Tu sesión se ha cerrado',
  'shell.ended_text': 'Ocurrió en otra ventana o en otro dispositivo.',
  'shell.close': 'Cerrar',
  'shell.copied': 'Copiado al portapapeles',
  'shell.loading': 'Cargando',
  'shell.title_default': '{appName}: consejos para ti, y para los dos',
  'shell.title': '{page} · {appName}',

  'footer.label': 'Información legal y ayuda',
  'footer.disclaimer':
    '{appName} ofrece orientación con IA. No sustituye a profesionales de la medicina, la psicoterapia, el derecho o las finanzas. En una emergencia, llama al 112 o al número de tu país.',
  'footer.terms': 'Condiciones',
  'footer.privacy': 'Privacidad',
  'footer.status': 'Estado',

  'connection.live': 'Conexión en directo',
  'connection.polling': 'Conexión por consultas periódicas',
  'connection.offline': 'Sin conexión',
  'connection.restoring': 'Recuperando la conexión. No se ha perdido nada.',

  // What a machine wrote says so
  'ai.label': 'IA',
  'ai.title': 'Escrito por un modelo de IA, no por una persona',

  'theme.label': 'Tema',
  'theme.current': 'Tema: {theme}',
  'theme.light': 'Claro',
  'theme.dark': 'Oscuro',
  'theme.system': 'Sistema',

  'language.label': 'Idioma',
  'language.current': 'Idioma: {language}',
  'language.changing': 'Cambiando el idioma…',
  'language.failed': 'Error de traducción',
  'language.failed_text': 'La interfaz no se ha podido traducir. Se muestra en inglés.',

  // Trouble
  'error.title': 'Algo ha salido mal',
  'error.heading': 'Error',
  'error.page': 'No se ha podido mostrar esta página',
  'error.page_text': 'No se ha perdido nada de lo que escribiste. Intentarlo de nuevo suele funcionar.',
  'error.retry': 'Intentar de nuevo',
  'error.network': 'Error de red: no se puede conectar con el servidor. Revisa tu conexión e inténtalo de nuevo.',
  'error.validation_failed': 'Hay algo en el formulario que conviene revisar.',
  'error.not_signed_in': 'Primero inicia sesión, por favor.',
  'error.session_required':
    'Este navegador no ha guardado nuestra cookie. Permite las cookies de este sitio y vuelve a intentarlo.',
  'error.password_needed': 'Introduce también la contraseña.',
  'error.invalid_credentials': 'El correo o la contraseña no son correctos.',
  'error.email_not_verified': 'Verifica primero tu correo. El enlace está en tu bandeja de entrada.',
  'error.email_taken': 'Ya hay una cuenta con este correo.',
  'error.link_invalid': 'Este enlace ya se usó o es demasiado antiguo.',
  'error.usage_limit_reached': 'Has llegado a tu límite de uso. Mejora tu plan para continuar.',
  'error.not_allowed': 'No puedes abrir esto, porque no es tuyo.',
  'error.not_found': 'Ya no está aquí.',
  'error.conflict': 'Esto ya se hizo en otro lugar.',
  'error.session_full': 'En esta sesión ya hay dos personas.',
  'error.session_ended': 'Esta sesión ha terminado. Aún se puede leer.',
  'error.stopped': 'Se detuvo antes de terminar.',
  'error.too_large': 'Es demasiado largo para enviarlo.',
  'error.too_many_requests': 'Ha sido mucho de una vez. Espera un minuto e inténtalo de nuevo, por favor.',
  'error.too_many_for_minutes': 'Han sido demasiadas veces. Inténtalo de nuevo dentro de {minutes} minutos, por favor.',
  'error.budget_reached': 'Hoy no se pueden escribir más consejos. Vuelve mañana, por favor.',
  'error.model_failed': 'El consejo no se ha podido escribir. Inténtalo de nuevo, por favor.',
  'error.model_timeout': 'La escritura ha tardado demasiado. Inténtalo de nuevo, por favor.',
  'error.model_refused': 'No se ha podido responder a esta pregunta. Prueba a decirlo con otras palabras.',
  'error.interrupted': 'La escritura se ha interrumpido. Inténtalo de nuevo, por favor.',
  'error.unavailable': 'Ahora mismo no está disponible. Inténtalo más tarde, por favor.',
  'error.internal_error': 'Algo ha fallado por nuestra parte. Inténtalo de nuevo, por favor.',

  'not_found.title': 'No hay nada en esta dirección',
  'not_found.text':
    'Quizá se coló una letra, o esta parte de {appName} aún no está abierta. No se ha perdido nada de lo que escribiste.',
  'not_found.home': 'Ir al inicio',
  'not_found.plans': 'Ver los planes',
} satisfies Translation<typeof en>;
