import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** Spanish, with `tú`. */
export default {
  'overview.load_failed': 'No se pudieron cargar las cifras',
  'overview.load_failed_text': 'No se ha perdido nada. Inténtalo de nuevo.',
  'overview.period': 'Periodo',
  'overview.days': '{count} días',
  'overview.as_tables': 'Mostrar como tablas',
  'overview.as_charts': 'Mostrar como gráficos',
  'overview.connected': 'En línea ahora',
  'overview.live': 'En tiempo real',
  'overview.not_live': 'Sin conexión en tiempo real',
  'overview.pages': 'Páginas abiertas',
  'overview.signed_in': 'Con sesión iniciada',
  'overview.nodes': 'Servidores',
  'overview.users': 'Usuarios por plan',
  'overview.total': '{total} en total',
  'overview.registrations': 'Usuarios nuevos',
  'overview.adviceSessions': 'Consejos',
  'overview.chatQuestions': 'Preguntas en el chat',
  'overview.couplesSessions': 'Sesiones de pareja',
  'overview.replies': 'Cómo acabaron las respuestas',
  'overview.repliesDone': 'Completadas',
  'overview.repliesFailed': 'Fallidas',
  'overview.repliesStopped': 'Detenidas por quien leía',
  'overview.income': 'Ingresos por mes',
  'overview.income_total': '{total} en doce meses',
  'overview.no_payments': 'Este servidor no acepta pagos.',
  'overview.none': 'Aún no hay datos',
  'overview.day': 'Día',
  'overview.week': 'Semana',
  'overview.week_of': 'Desde el {date}',
  'overview.month': 'Mes',
  'overview.note':
    'Los días y los meses son los de UTC. Los ingresos son lo pagado menos lo devuelto. Los usuarios nuevos incluyen cuentas eliminadas desde entonces; los usuarios por plan son los de ahora.',
} satisfies Translation<typeof en>;
