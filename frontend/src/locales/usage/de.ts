import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** German, with `du`. */
export default {
  'plan.free': 'Gratis',
  'plan.bronze': 'Bronze',
  'plan.silver': 'Silber',
  'plan.gold': 'Gold',

  'usage.label': 'In diesem Monat genutzte Sitzungen:',
  'usage.of': '{used} von {limit}',
  'usage.left_one': '<b>Noch {count} kostenlose Sitzung.</b> Du brauchst kein Konto.',
  'usage.left_other': '<b>Noch {count} kostenlose Sitzungen.</b> Du brauchst kein Konto.',
  'usage.free': 'Deine ersten Sitzungen sind kostenlos. Du brauchst kein Konto.',
  'usage.limit':
    '<b>Du hast dein Nutzungslimit erreicht.</b> Melde dich an oder wähle einen Tarif, um weiterzumachen, oder komm nächsten Monat wieder.',
  'usage.used': '{used} genutzt',
  'usage.own_left_one': '<b>Noch {count} Sitzung.</b> Ab {date} zählt es neu.',
  'usage.own_left_other': '<b>Noch {count} Sitzungen.</b> Ab {date} zählt es neu.',
  'usage.own_limit':
    '<b>Du hast dein Nutzungslimit erreicht.</b> Mit einem größeren Tarif geht es weiter, oder wieder ab {date}.',
  'usage.unlimited': '<b>Deine Sitzungen sind unbegrenzt.</b> Frag, so oft du magst.',
  'usage.unknown': 'Wie viele Sitzungen du noch hast, ließ sich gerade nicht abrufen.',
  'usage.view_plans': 'Tarife ansehen',
  'usage.limit_reached': 'Nutzungslimit erreicht',
  'usage.limit_toast': 'Wechsle in einen größeren Tarif, um weiterzumachen.',
  'usage.reached': 'Du hast dein Nutzungslimit erreicht',
  'usage.reached_own': 'Wechsle in einen größeren Tarif, um weiterzumachen. Dein Text ist noch da.',
  'usage.reached_visitor': 'Melde dich an und wechsle in einen größeren Tarif, um weiterzumachen. Dein Text ist noch da.',
} satisfies Translation<typeof en>;
