import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** Dutch, with `je`. */
export default {
  'signing.title': 'Inloggen',
  'signing.where': 'Waar je bent ingelogd',
  'signing.where_text': 'Plaatsen en adressen staan hier niet: wie deze pagina opent, mag niet te weten komen waar je bent.',
  'signing.a_browser': 'Een browser',
  'signing.on_android': '{browser} op Android',
  'signing.on_chromeos': '{browser} op ChromeOS',
  'signing.on_ipad': '{browser} op een iPad',
  'signing.on_iphone': '{browser} op een iPhone',
  'signing.on_linux': '{browser} op Linux',
  'signing.on_mac': '{browser} op een Mac',
  'signing.on_windows': '{browser} op Windows',
  'signing.this': 'Dit apparaat',
  'signing.since': 'Sinds {date}',
  'signing.since_used': 'Sinds {date}, laatst gebruikt: {when}',
  'signing.used': 'Laatst gebruikt: {when}',
  'signing.out': 'Uitloggen',
  'signing.out_of': 'Uitloggen: {browser}',
  'signing.is_out': 'Uitgelogd: {browser}',
  'signing.out_all': 'Overal elders uitloggen',
  'signing.all_out': 'Je bent nu nergens anders ingelogd.',
  'signing.only': 'Je bent nergens anders ingelogd.',
  'signing.more': 'Alleen de laatste {max} staan hier.',
  'signing.warning':
    'Wie dat apparaat gebruikt, merkt dat er opnieuw ingelogd moet worden. Als dat gevaarlijk kan zijn, <a>bereid het dan eerst met iemand voor</a>. Wijzig ook je wachtwoord, zodat niemand er meer in kan.',
  'signing.load_failed': 'De lijst kon niet worden geladen. Er is niets veranderd.',
  'signing.out_failed': 'Daar uitloggen is niet gelukt',
  'signing.is_it_you': 'Ben jij het?',
  'signing.proof_text': 'Vul je wachtwoord in om door te gaan.',
  'signing.confirm': 'Bevestigen',
  'signing.not_now': 'Niet nu',
  'signing.proof_failed': 'Dat kon niet worden bevestigd',
} satisfies Translation<typeof en>;
