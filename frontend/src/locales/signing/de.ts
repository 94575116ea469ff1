import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** German, with `du`. */
export default {
  'signing.title': 'Anmelden',
  'signing.where': 'Wo du angemeldet bist',
  'signing.where_text': 'Orte und Adressen stehen hier nicht: Wer diese Seite öffnet, soll nicht erfahren, wo du bist.',
  'signing.a_browser': 'Ein Browser',
  'signing.on_android': '{browser} auf Android',
  'signing.on_chromeos': '{browser} auf ChromeOS',
  'signing.on_ipad': '{browser} auf einem iPad',
  'signing.on_iphone': '{browser} auf einem iPhone',
  'signing.on_linux': '{browser} auf Linux',
  'signing.on_mac': '{browser} auf einem Mac',
  'signing.on_windows': '{browser} auf Windows',
  'signing.this': 'Dieses Gerät',
  'signing.since': 'Seit {date}',
  'signing.since_used': 'Seit {date}, zuletzt benutzt: {when}',
  'signing.used': 'Zuletzt benutzt: {when}',
  'signing.out': 'Abmelden',
  'signing.out_of': 'Abmelden: {browser}',
  'signing.is_out': 'Abgemeldet: {browser}',
  'signing.out_all': 'Überall sonst abmelden',
  'signing.all_out': 'Du bist jetzt nirgends sonst angemeldet.',
  'signing.only': 'Du bist nirgends sonst angemeldet.',
  'signing.more': 'Nur die letzten {max} sind zu sehen.',
  'signing.warning':
    'Wer dieses Gerät benutzt, merkt, dass man sich dort neu anmelden muss. Wenn das gefährlich sein könnte, <a>plane es zuerst mit jemandem</a>. Damit niemand wieder hineinkommt, ändere auch dein Passwort.',
  'signing.load_failed': 'Die Liste konnte nicht geladen werden. Geändert hat sich nichts.',
  'signing.out_failed': 'Das Abmelden dort ist nicht gelungen',
  'signing.is_it_you': 'Bist du es?',
  'signing.proof_text': 'Gib dein Passwort ein, um fortzufahren.',
  'signing.confirm': 'Bestätigen',
  'signing.not_now': 'Jetzt nicht',
  'signing.proof_failed': 'Das konnte nicht bestätigt werden',
} satisfies Translation<typeof en>;
