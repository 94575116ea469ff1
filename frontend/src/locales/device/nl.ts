import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** Dutch, with `je`. */
export default {
  'device.title': '{appName} als app',
  'device.add': 'Op dit apparaat',
  'device.add_text': 'Als eigen app opent het sneller. Het is dezelfde {appName}; er komt niets anders op het apparaat.',
  'device.rename': 'Wijzig eerst de naam en het plaatje, als anderen dit apparaat gebruiken: <a>Een andere naam</a>',
  'device.before': 'Voordat je dit doet',
  'device.before_text':
    'Een pictogram op het scherm laat zien dat je {appName} gebruikt. Wie het apparaat ontgrendelt, kan het openen zolang je bent ingelogd.',
  'device.before_other_name':
    'Wie het apparaat ontgrendelt, kan het openen zolang je bent ingelogd, en ziet dan dat het {appName} is.',
  'device.install': 'Toevoegen aan dit apparaat',
  'device.by_hand': '{appName} op je {device}',
  'device.by_hand_text': 'Bij Apple doe je dit met de hand, in Safari. Het is zo gedaan.',
  'device.step_share': 'Tik op <b>Deel</b>, aan de rand van het scherm.',
  'device.step_add': 'Kies <b>Zet op beginscherm</b>.',
  'device.step_name': 'Wijzig de naam als je wilt. Die staat onder het plaatje.',
  'device.step_open': 'Open het daar één keer en log in.',
  'device.here': 'Je bent al in de app: er is niets om toe te voegen.',
  'device.added': '{name} is toegevoegd aan dit apparaat. Je vindt het bij je apps.',
  'device.none': 'Je browser kan {appName} niet als app toevoegen. Hier werkt alles net zo goed.',
  'device.none_more': 'Misschien staat het ook al op dit apparaat: dan vind je het bij je apps.',
  'device.reload': 'Opnieuw laden',
  'device.reload_text': 'Je browser moet deze pagina opnieuw laden voordat hij de app kan toevoegen.',
  'device.failed': 'De app is niet toegevoegd',
  'device.failed_text': 'Er is niets veranderd. Je kunt het opnieuw proberen.',
  'device.name': 'Een andere naam',
  'device.name_text': 'Voor een apparaat dat anderen oppakken. Kies voordat je {appName} toevoegt.',
  'device.name_legend': 'Naam en plaatje op dit apparaat',
  'device.look_beside': 'De eigen naam',
  'device.look_notes': 'Een notitieblok',
  'device.name_limits':
    'Het verbergt de naam, niet de app: wie hem opent, of in de browser de lijsten van apps en sites leest, vindt {appName}. Denk je dat je telefoon in de gaten wordt gehouden, gebruik dan een ander apparaat. <a>Waar je hulp vindt</a>',
  'device.name_remove': 'Verwijder de app eerst van dit apparaat en voeg hem dan met de nieuwe naam toe.',
  'device.name_failed': 'De naam is niet gewijzigd',
  'device.name_failed_text': 'Deze browser bewaart niets.',
} satisfies Translation<typeof en>;
