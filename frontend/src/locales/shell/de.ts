import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** German, with `du`. */
export default {
  // Shell
  'shell.skip': 'Zum Inhalt springen',
  'shell.menu': 'Menü',
  'shell.menu_open': 'Menü öffnen',
  'shell.menu_close': 'Menü schließen',
  'shell.nav': 'Hauptnavigation',
  'shell.home': 'Start',
  'shell.plans': 'Tarife',
  'shell.history': 'Verlauf',
  'shell.couples': 'Zu zweit',
  'shell.account': 'Konto',
  'shell.admin': 'Admin',
  'shell.back': 'Zurück',
  'shell.sign_in': 'Anmelden',
  'shell.sign_out': 'Abmelden',
  'shell.logout_failed': 'Abmeldung fehlgeschlagen',
  'shell.logout_failed_text': 'Du bist noch angemeldet. Bitte versuch es noch einmal.',
  'shell.signed_out': 'Abgemeldet',
  'shell.ended': 'Du bist abgemeldet',
  'shell.ended_text': 'Das geschah in einem anderen Fenster oder auf einem anderen Gerät.',
  'shell.close': 'Schließen',
  'shell.copied': 'In die Zwischenablage kopiert',
  'shell.loading': 'Wird geladen',
  'shell.title_default': '{appName}: Rat für dich und für euch beide',
  'shell.title': '{page} · {appName}',

  'footer.label': 'Rechtliches und Hilfe',
  'footer.disclaimer':
    '{appName} gibt Orientierung durch KI. Das ersetzt keine ärztliche, therapeutische, rechtliche oder finanzielle Beratung. {emergency}',
  'footer.emergency': 'Im Notfall wähle den Notruf {numbers}.',
  'footer.emergency_local': 'Im Notfall wähle deine örtliche Notrufnummer (in der EU die 112).',
  'footer.help': 'Jetzt Hilfe finden',
  'footer.terms': 'Nutzungsbedingungen',
  'footer.privacy': 'Datenschutz',
  'footer.imprint': 'Impressum',
  'footer.status': 'Status',
  'footer.withdraw': 'Vertrag widerrufen',
  'footer.cancel': 'Verträge hier kündigen',

  'connection.live': 'Live verbunden',
  'connection.polling': 'Verbunden, wird regelmäßig aktualisiert',
  'connection.offline': 'Offline',
  'connection.restoring': 'Die Verbindung wird wiederhergestellt. Nichts ist verloren.',

  // What a machine wrote says so
  'ai.label': 'KI',
  'ai.title': 'Von einem KI-Modell geschrieben, nicht von einem Menschen',

  'theme.label': 'Design',
  'theme.current': 'Design: {theme}',
  'theme.light': 'Hell',
  'theme.dark': 'Dunkel',
  'theme.system': 'System',

  'language.label': 'Sprache',
  'language.current': 'Sprache: {language}',
  'language.failed': 'Fehler beim Übersetzen',
  'language.failed_text': 'Die Oberfläche konnte nicht übersetzt werden. Sie erscheint auf Englisch.',

  // Trouble
  'error.title': 'Etwas ist schiefgegangen',
  'error.heading': 'Fehler',
  'error.quiet_help': 'Wenn es nicht warten kann: <a>Es gibt Menschen, die dir zuhören</a>.',
  'error.quiet_help_offline': 'Wenn es nicht warten kann, gibt es Menschen, die dir zuhören:',
  'error.page': 'Diese Seite konnte nicht angezeigt werden',
  'error.page_text': 'Nichts von dem, was du geschrieben hast, ist verloren. Ein neuer Versuch hilft meist.',
  'error.retry': 'Noch einmal versuchen',
  'error.network': 'Netzwerkfehler: Der Server ist nicht erreichbar. Bitte prüf deine Verbindung und versuch es noch einmal.',
  'error.validation_failed': 'Bitte sieh das Formular noch einmal durch.',
  'error.not_signed_in': 'Bitte melde dich zuerst an.',
  'error.session_required':
    'Dieser Browser hat unser Cookie nicht gespeichert. Bitte erlaube Cookies für diese Seite und versuch es noch einmal.',
  'error.password_needed': 'Bitte gib auch das Passwort ein.',
  'error.invalid_credentials': 'E-Mail-Adresse oder Passwort stimmt nicht.',
  'error.email_not_verified': 'Bitte bestätige zuerst deine E-Mail-Adresse. Der Link ist in deinem Postfach.',
  'error.email_taken': 'Mit dieser E-Mail-Adresse gibt es schon ein Konto.',
  'error.link_invalid': 'Dieser Link wurde schon benutzt oder ist abgelaufen.',
  'error.usage_limit_reached':
    'Deine Sitzungen für diesen Monat sind aufgebraucht. Wechsle in einen größeren Tarif, um weiterzumachen.',
  'error.not_allowed': 'Darauf hast du keinen Zugriff.',
  'error.not_found': 'Das gibt es nicht mehr.',
  'error.conflict': 'Das ist schon erledigt, vielleicht in einem anderen Tab.',
  'error.session_full': 'In dieser Sitzung sind schon zwei Menschen.',
  'error.session_ended': 'Diese Sitzung ist beendet. Lesen kannst du sie weiterhin.',
  'error.stopped': 'Das Schreiben wurde vor dem Ende angehalten.',
  'error.too_large': 'Das ist zu lang zum Senden.',
  'error.too_many_requests': 'Das war viel auf einmal. Bitte warte eine Minute und versuch es noch einmal.',
  'error.too_many_for_minutes': 'Das war zu oft. Bitte versuch es in {minutes} Minuten noch einmal.',
  'error.budget_reached': 'Heute kann kein Rat mehr geschrieben werden. Bitte komm morgen wieder.',
  'error.model_failed': 'Der Rat konnte nicht geschrieben werden. Bitte versuch es noch einmal.',
  'error.model_timeout': 'Das Schreiben hat zu lange gedauert. Bitte versuch es noch einmal.',
  'error.model_refused': 'Diese Frage konnte nicht beantwortet werden. Versuch es mit anderen Worten.',
  'error.answer_too_long':
    'Die Antwort wurde zu lang und konnte nicht fertig werden. Bitte frag nach weniger auf einmal. Wenn du schon Empfehlungen gesehen hast, zählt das als eine Sitzung.',
  'error.interrupted': 'Das Schreiben wurde unterbrochen. Bitte versuch es noch einmal.',
  'error.unavailable': 'Das ist gerade nicht verfügbar. Bitte versuch es später noch einmal.',
  'error.internal_error': 'Bei uns ist etwas schiefgegangen. Bitte versuch es noch einmal.',

  'not_found.title': 'Unter dieser Adresse ist nichts',
  'not_found.text':
    'Vielleicht ist ein Buchstabe verrutscht, oder dieser Teil von {appName} ist noch nicht offen. Nichts von dem, was du geschrieben hast, ist verloren.',
  'not_found.home': 'Zur Startseite',
  'not_found.plans': 'Tarife ansehen',
} satisfies Translation<typeof en>;
