import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** German, with `du`. */
export default {
  'device.title': '{appName} als App',
  'device.add': 'Auf diesem Gerät',
  'device.add_text': 'Als eigene App öffnet es sich schneller. Es ist dasselbe {appName}; sonst kommt nichts auf das Gerät.',
  'device.rename': 'Ändere zuerst Name und Bild, wenn andere dieses Gerät benutzen: <a>Ein anderer Name</a>',
  'device.before': 'Bevor du das tust',
  'device.before_text':
    'Ein Zeichen auf dem Bildschirm zeigt, dass du {appName} nutzt. Wer das Gerät entsperrt, kann es öffnen, solange du angemeldet bist.',
  'device.before_other_name':
    'Wer das Gerät entsperrt, kann es öffnen, solange du angemeldet bist, und sieht dann, dass es {appName} ist.',
  'device.install': 'Zu diesem Gerät hinzufügen',
  'device.by_hand': '{appName} auf deinem {device}',
  'device.by_hand_text': 'Bei Apple geht das nur von Hand, in Safari. Es dauert einen Moment.',
  'device.step_share': 'Tippe auf <b>Teilen</b>, am Rand des Bildschirms.',
  'device.step_add': 'Wähle <b>Zum Home-Bildschirm</b>.',
  'device.step_name': 'Ändere den Namen, wenn du magst. Er steht unter dem Bild.',
  'device.step_open': 'Öffne es einmal von dort und melde dich an.',
  'device.here': 'Du bist schon in der App: Es gibt nichts hinzuzufügen.',
  'device.added': '{name} ist jetzt auf diesem Gerät. Du findest es bei deinen Apps.',
  'device.none': 'Dein Browser kann {appName} nicht als App hinzufügen. Hier geht alles genauso.',
  'device.none_more': 'Vielleicht ist es auch schon auf diesem Gerät: Dann findest du es bei deinen Apps.',
  'device.reload': 'Neu laden',
  'device.reload_text': 'Dein Browser muss diese Seite neu laden, bevor er die App hinzufügen kann.',
  'device.failed': 'Die App wurde nicht hinzugefügt',
  'device.failed_text': 'Nichts hat sich geändert. Du kannst es noch einmal versuchen.',
  'device.name': 'Ein anderer Name',
  'device.name_text': 'Für ein Gerät, das andere in die Hand nehmen. Wähle, bevor du {appName} hinzufügst.',
  'device.name_legend': 'Name und Bild auf diesem Gerät',
  'device.look_beside': 'Der eigene Name',
  'device.look_notes': 'Ein Notizblock',
  'device.name_limits':
    'Er verbirgt den Namen, nicht die App: Wer sie öffnet oder die Listen der Apps und Websites im Browser liest, findet {appName}. Wenn du glaubst, dass dein Handy überwacht wird, nimm ein anderes Gerät. <a>Wo du Hilfe findest</a>',
  'device.name_remove': 'Entferne die App zuerst von diesem Gerät und füge sie dann mit dem neuen Namen hinzu.',
  'device.name_failed': 'Der Name wurde nicht geändert',
  'device.name_failed_text': 'Dieser Browser speichert nichts.',
} satisfies Translation<typeof en>;
