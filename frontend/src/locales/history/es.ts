import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** Spanish, with `tú`, in words that Spain and Latin America share. */
export default {
  'history.title': 'Tu historial',
  'history.home': 'Volver al inicio',
  'history.advice': 'Para mí',
  'history.couples': 'En pareja',

  // Filters and search
  'history.show': 'Mostrar',
  'history.all': 'Todo',
  'history.bookmarked': 'Marcados',
  'history.search': 'Buscar en consejos y chats',
  'history.search_short': 'Escribe al menos {min} caracteres.',
  'history.search_clear': 'Limpiar la búsqueda',
  'history.found_one': '{count} resultado',
  'history.found_other': '{count} resultados',
  'history.found_more': 'Más de {count} resultados',

  // A session
  'history.style_practical': 'Práctico',
  'history.style_empathetic': 'Empático',
  'history.style_analytical': 'Analítico',
  'history.style_motivational': 'Motivador',
  'history.help': 'Ayuda para un momento difícil',
  'history.found_in_chat': 'está en el chat',
  'history.view': 'Ver el consejo',
  'history.view_named': 'Ver el consejo: {title}',
  'history.bookmark': 'Marcar: {title}',
  'history.chat': 'Chat: {title}',
  'history.delete': 'Eliminar: {title}',
  'history.opening': 'Abriendo…',
  'history.delete_failed': 'No se pudo eliminar el consejo',
  'history.bookmark_failed': 'No se pudo cambiar el marcador',
  'history.bookmark_failed_text': 'Inténtalo de nuevo.',

  // The list
  'history.more': 'Cargar más',
  'history.more_failed': 'No se pudo cargar más. No se ha perdido nada.',
  'history.added_one': 'Se ha cargado {count} más',
  'history.added_other': 'Se han cargado {count} más',
  'history.load_failed': 'No se pudo cargar el historial',
  'history.load_failed_text': 'Actualiza la página',
  'history.none': 'Todavía no hay consejos',
  'history.none_text': 'Lo que preguntes quedará aquí, solo para ti, para que puedas volver a ello.',
  'history.ask': 'Pedir consejo',
  'history.none_bookmarked': 'Todavía no has marcado nada',
  'history.none_bookmarked_text': 'Toca el marcador de un consejo para encontrarlo aquí, en todos tus dispositivos.',
  'history.none_category': 'Aquí no hay nada todavía: {category}',
  'history.none_category_text': 'Tus otros consejos siguen ahí.',
  'history.show_all': 'Mostrar todo',
  'history.none_found': 'No hay nada sobre «{q}»',
  'history.none_found_text': 'Prueba con menos letras o con otra palabra. Se busca en tus consejos y en sus chats.',
  'history.sign_in': 'Inicia sesión para ver tu historial',
  'history.sign_in_text': 'Con una cuenta, tus consejos y tus sesiones de pareja quedan aquí, en todos tus dispositivos.',

  // Couples sessions
  'history.couples_badge': 'Parejas',
  'history.couples_open': 'Abrir la sala',
  'history.couples_read': 'Leer de nuevo',
  'history.couples_start': 'Abrir una sala',
  'history.couples_none_text': 'Abre una sala y envía el enlace a tu pareja. Lo que se escriba allí queda aquí.',
  'history.stay_from': 'A partir del {date} los consejos antiguos se eliminan solos, como se eligió en tu cuenta.',
  'history.stay_see': 'Ver o cambiar',
} satisfies Translation<typeof en>;
