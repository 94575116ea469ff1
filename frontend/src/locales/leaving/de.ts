import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** German, with `du`. */
export default {
  // Cancelling the plan, signed in
  'leaving.back': 'Zurück zu deinem Konto',
  'leaving.plan_title': 'Deinen Tarif {plan} kündigen',
  'leaving.plan_intro':
    'Er endet dann am {date}, mit dem Monat, den du bezahlt hast. Bis zu diesem Tag ändert sich nichts, und du kannst die Kündigung zurücknehmen.',
  'leaving.plan_intro_now': 'Es ist noch nichts bezahlt, also endet er sofort.',
  'leaving.plan_intro_processing':
    'Deine Bank bearbeitet die Zahlung noch. Kommt sie an, beginnt dein Tarif, und er endet mit seinem ersten Monat. Bis dahin kannst du die Kündigung zurücknehmen.',
  'leaving.plan_intro_disputed':
    'Er endet dann spätestens am {date}, mit dem Monat, den du bezahlt hast, auch wenn deine Bank die Zahlung bestätigt. Solange deine Bank nicht entschieden hat, lässt sich die Kündigung nicht zurücknehmen.',
  'leaving.plan_intro_due':
    '{amount} sind noch offen. Bleiben sie unbezahlt, endet dein Tarif am {date}. Werden sie bezahlt, endet er am {end}, mit dem dann bezahlten Monat. Er verlängert sich nicht.',
  'leaving.open_amount': 'Noch offen',
  'leaving.ends_unpaid': 'Endet, falls unbezahlt, am',
  'leaving.plan_scheduled':
    'Der Wechsel zum Tarif {plan}, den du für diesen Tag geplant hast, entfällt. Er kommt auch nicht zurück, wenn du die Kündigung zurücknimmst.',
  'leaving.plan_later': 'Du hast zum {date} gekündigt. Hier kannst du den Tarif früher beenden.',
  'leaving.plan': 'Tarif',
  'leaving.plan_price': '{plan}, {price} im Monat, inklusive MwSt.',
  'leaving.since': 'Abgeschlossen am',
  'leaving.ends': 'Endet am',
  'leaving.ends_first': 'Endet',
  'leaving.ends_first_month': 'Mit seinem ersten Monat',
  'leaving.at_once': 'Sofort',
  'leaving.payments_after': 'Zahlungen danach',
  'leaving.none': 'Keine',
  'leaving.cancel_plan': 'Tarif kündigen',
  'leaving.cancelling': 'Wird gekündigt…',
  'leaving.keep_plan': 'Tarif behalten',
  'leaving.withdraw_hint': 'Bis zum {date} kannst du den <a>Vertrag auch widerrufen</a> und Geld zurückbekommen.',
  'leaving.withdraw_hint_processing': 'Du kannst den <a>Vertrag auch widerrufen</a>: Dann geht die ganze Zahlung an dich zurück.',
  'leaving.stays': 'Was bleibt',
  'leaving.stays_words': 'Alles, was du gefragt und gelesen hast, deine Chats und deine Paarsitzungen',
  'leaving.stays_sessions_one': '{count} Sitzung im Monat, im kostenlosen Tarif',
  'leaving.stays_sessions_other': '{count} Sitzungen im Monat, im kostenlosen Tarif',
  'leaving.stays_chat': 'Nachfragen im Chat zu Rat, den du schon hast',
  'leaving.stops': 'Was endet',
  'leaving.stops_sessions_one': '{count} Sitzung im Monat',
  'leaving.stops_sessions_other': '{count} Sitzungen im Monat',
  'leaving.stops_unlimited': 'Unbegrenzt viele Sitzungen',
  'leaving.cancelled_title': 'Dein Tarif {plan} endet am {date}',
  'leaving.cancelled_intro': 'Bis dahin kannst du ihn weiter voll nutzen. Es wird nichts mehr abgebucht.',
  'leaving.cancelled_intro_disputed':
    'Er verlängert sich nicht. Gibt deine Bank dir bei der Zahlung recht, die sie prüft, endet er sofort.',
  'leaving.left': 'Sitzungen bis zum Ende',
  'leaving.left_of': '{left} von {limit}',
  'leaving.unlimited': 'Unbegrenzt',
  'leaving.after': 'Danach',
  'leaving.after_free_one': 'Kostenloser Tarif, {count} Sitzung im Monat',
  'leaving.after_free_other': 'Kostenloser Tarif, {count} Sitzungen im Monat',
  'leaving.undo': 'Kündigung zurücknehmen',
  'leaving.undoing': 'Einen Moment…',
  'leaving.undone': 'Dein Tarif läuft weiter',
  'leaving.undone_text': 'Der Tarif {plan} läuft weiter. Nächste Zahlung: {amount} am {date}.',
  'leaving.undo_note':
    'Du kannst die Kündigung bis zum {date} zurücknehmen, hier oder auf deiner Kontoseite. Der Preis bleibt derselbe.',
  'leaving.about_undo': 'Kündigung zurücknehmen',
  'leaving.cancel_failed': 'Der Tarif konnte nicht gekündigt werden',
  'leaving.undo_failed': 'Die Kündigung ließ sich nicht zurücknehmen',
  'leaving.failed_text': 'Es hat sich nichts geändert. Bitte versuch es noch einmal.',
  'leaving.change_in_progress':
    'An deinem Tarif wird gerade etwas anderes geändert. Bitte warte einen Moment und versuch es noch einmal.',
  'leaving.not_subscribed': 'Zu diesem Konto gibt es keinen Tarif mehr.',
  'leaving.payment_disputed': 'Deine Bank prüft gerade eine Zahlung. Dein Tarif bleibt, wie er ist, bis das entschieden ist.',
  'leaving.no_plan_title': 'Du hast keinen bezahlten Tarif',
  'leaving.no_plan': 'Dein Konto hat den kostenlosen Tarif. Es wird nichts abgebucht.',
  'leaving.load_failed': 'Dein Tarif konnte nicht geladen werden',
  'leaving.load_failed_text': 'Nichts ist verloren, und nichts hat sich geändert. Ein neuer Versuch hilft meist.',

  // Withdrawing
  'leaving.step': 'Schritt {step} von {steps}',
  'leaving.withdraw_title': 'Vertrag widerrufen',
  'leaving.withdraw_intro_one':
    'Innerhalb von {count} Tag nach dem Abschluss kannst du den Vertrag widerrufen, ohne Gründe zu nennen. Du musst dich nicht anmelden.',
  'leaving.withdraw_intro_other':
    'Innerhalb von {count} Tagen nach dem Abschluss kannst du den Vertrag widerrufen, ohne Gründe zu nennen. Du musst dich nicht anmelden.',
  'leaving.name': 'Dein Name',
  'leaving.email': 'E-Mail-Adresse des Vertrags',
  'leaving.email_hint': 'An diese Adresse geht auch die Eingangsbestätigung.',
  'leaving.contract': 'Welcher Vertrag',
  'leaving.contract_hint': 'Der Tarif oder eine Rechnungsnummer, soweit du sie weißt.',
  'leaving.contract_filled': 'Tarif {plan}, abgeschlossen am {date}',
  'leaving.contract_plan': 'Tarif {plan}',
  'leaving.continue': 'Weiter',
  'leaving.happens': 'Was geschieht',
  'leaving.happens_confirm':
    'Du siehst alles noch einmal und bestätigst es. Dann bekommst du eine Eingangsbestätigung mit Datum und Uhrzeit.',
  'leaving.happens_link':
    'Dein Widerruf zählt ab dem Absenden. Damit niemand anders deinen Vertrag beenden kann, schicken wir einen Link an die E-Mail-Adresse des Vertrags: Bestätige dort bitte, dass du es bist.',
  'leaving.happens_now': 'Du bist angemeldet, also endet der Vertrag dieses Kontos, sobald du bestätigt hast.',
  'leaving.happens_refund':
    'Wir zahlen zurück, was du bezahlt hast, abzüglich des genutzten Anteils, falls du uns gebeten hast, sofort zu beginnen: nach Tagen oder nach Sitzungen, je nachdem, welcher größer ist. In einem Tarif ohne Grenze gelten {sessions} Sitzungen als ganzer Monat. Genutzte Sitzungen zählen weiter, bis der Monat zu Ende gewesen wäre, auch in einem neuen Tarif.',
  'leaving.instruction': 'Die <a>Widerrufsbelehrung mit dem Muster-Widerrufsformular</a> kannst du lesen und drucken.',
  'leaving.refund': 'Was du zurückbekommst',
  'leaving.paid': 'Du hast bezahlt',
  'leaving.on_its_way': 'Unterwegs zu uns',
  'leaving.used': 'Für das, was du genutzt hast',
  'leaving.back_to_you': 'Du bekommst zurück',
  'leaving.back_days_one': '{amount}, über deine Zahlungsart, innerhalb von {count} Tag',
  'leaving.back_days_other': '{amount}, über deine Zahlungsart, innerhalb von {count} Tagen',
  'leaving.back_processing': '{amount}, über deine Zahlungsart, sobald die Zahlung da ist',
  'leaving.back_disputed': '{amount}, von deiner Bank oder von uns, sobald deine Bank über die Zahlung entschieden hat',
  'leaving.withdraw_until': 'Widerruf möglich bis',
  'leaving.no_withdrawal':
    'Dieses Konto hat keinen Tarif, der in den letzten {count} Tagen begonnen hat. Läuft der Vertrag über eine andere Adresse, füll das Formular aus.',
  'leaving.no_withdrawal_plan':
    'Die Widerrufsfrist für deinen Tarif {plan} ist vorbei. Ein Widerruf zählt für dieses Konto jetzt als Kündigung: Der Tarif endet mit dem bezahlten Monat.',
  'leaving.withdrawal_failed': 'Was du zurückbekommst, ließ sich nicht laden',
  'leaving.withdrawal_failed_text':
    'Du kannst auch ohne das weitermachen: Dein Widerruf zählt ab dem Moment, in dem du ihn bestätigst.',
  'leaving.confirm_title': 'Widerruf bestätigen',
  'leaving.confirm_intro': 'Das bekommen wir von dir. Noch ist nichts abgeschickt.',
  'leaving.confirm_withdrawal': 'Widerruf bestätigen',
  'leaving.sending': 'Wird gesendet…',
  'leaving.change': 'Etwas ändern',
  'leaving.name_fact': 'Name',
  'leaving.email_fact': 'E-Mail',
  'leaving.contract_fact': 'Vertrag',
  'leaving.declaration': 'Erklärung',
  'leaving.declaration_withdraw': 'Ich widerrufe diesen Vertrag.',
  'leaving.declaration_cancel': 'Ich kündige diesen Vertrag.',
  'leaving.send_failed': 'Das konnte nicht gesendet werden',
  'leaving.send_failed_text': 'Was du geschrieben hast, ist noch da. Bitte versuch es noch einmal.',

  // Receipts
  'leaving.received_withdraw': 'Dein Widerruf ist bei uns eingegangen',
  'leaving.received_cancel': 'Deine Kündigung ist bei uns eingegangen',
  'leaving.received_text': 'Es zählt der Zeitpunkt unten. Eine Kopie ist unterwegs an {email}.',
  'leaving.received_no_mail': 'Es zählt der Zeitpunkt unten. Bitte heb diese Eingangsbestätigung auf.',
  'leaving.received': 'Eingegangen',
  'leaving.receipt': 'Eingangsbestätigung',
  'leaving.more':
    '<b>Noch etwas.</b> Was du abgeschickt hast, zählt ab jetzt. Öffne bitte den Link in unserer E-Mail und bestätige, dass du es bist, damit wir es ausführen können.',
  'leaving.more_withdraw':
    '<b>Noch etwas.</b> Dein Widerruf zählt ab jetzt. Öffne bitte den Link in unserer E-Mail und bestätige, dass du es bist, damit wir ihn ausführen können. Gibt es zu dieser Adresse einen Vertrag, geht das Geld innerhalb von {days} Tagen zurück oder, solange deine Bank die Zahlung noch bearbeitet, sobald sie da ist.',
  'leaving.more_no_mail':
    '<b>Noch etwas.</b> Diese Website verschickt keine E-Mails. Bitte melde dich an und mach es dort, oder schreib an {support}, damit wir wissen, dass du es bist.',
  'leaving.no_mail_operator': 'die Betreiber dieser Website',
  'leaving.now_withdraw':
    '<b>Du musst nichts weiter tun.</b> Dein Tarif endet jetzt, und das Geld geht innerhalb von {days} Tagen zurück.',
  'leaving.now_withdraw_processing':
    '<b>Du musst nichts weiter tun.</b> Deine Bank bearbeitet die Zahlung noch: Kommt sie an, geht alles an dich zurück.',
  'leaving.now_withdraw_disputed':
    '<b>Du musst nichts weiter tun.</b> Dein Tarif endet jetzt. Deine Bank prüft die Zahlung: Sobald sie entschieden hat, kommt das Geld von ihr oder von uns zurück.',
  'leaving.now_cancel': '<b>Du musst nichts weiter tun.</b> Auf deiner Kontoseite steht, wann der Tarif endet.',
  'leaving.now_cancel_processing':
    '<b>Du musst nichts weiter tun.</b> Kommt die Zahlung an, endet der Tarif mit seinem ersten Monat.',
  'leaving.now_cancel_processing_date':
    '<b>Du musst nichts weiter tun.</b> Kommt die Zahlung an, beginnt der Tarif. Er endet mit dem bezahlten Monat, in dem dein Datum liegt.',
  'leaving.now_order': '<b>Du musst nichts weiter tun.</b> Deine Bestellung ist beendet, und es wird nichts abgebucht.',
  'leaving.now_nothing': '<b>Es hat sich nichts geändert.</b> Zu deinem Konto gibt es keinen kostenpflichtigen Vertrag.',
  'leaving.download': 'Bestätigung herunterladen',
  'leaving.print': 'Drucken',
  'leaving.your_advice': 'Dein Rat',
  'leaving.your_advice_text': 'Dein Rat und dein Konto bleiben. Du kannst jederzeit <a>alles mitnehmen</a> oder es löschen.',
  'leaving.file_withdraw': 'widerruf',
  'leaving.file_cancel': 'kuendigung',

  // Cancelling without signing in
  'leaving.cancel_title': 'Verträge hier kündigen',
  'leaving.cancel_intro': 'Du musst dich nicht anmelden, und es ist nur eine Seite. Du bekommst sofort eine Eingangsbestätigung.',
  'leaving.cancel_intro_steps':
    'Du musst dich nicht anmelden. Bevor du die Kündigung abschickst, siehst du alles noch einmal; danach bekommst du sofort eine Eingangsbestätigung.',
  'leaving.kind': 'Art der Kündigung',
  'leaving.kind_ordinary': 'Ordentliche Kündigung',
  'leaving.kind_ordinary_hint': 'Zum Ende eines bezahlten Monats',
  'leaving.kind_important': 'Außerordentliche Kündigung aus wichtigem Grund',
  'leaving.kind_important_hint': 'Du nennst den Grund, und jemand von uns liest ihn',
  'leaving.reason': 'Grund',
  'leaving.when': 'Wann der Vertrag enden soll',
  'leaving.when_early': 'So früh wie möglich',
  'leaving.when_date': 'An einem bestimmten Tag',
  'leaving.when_date_hint': 'Frühestens mit dem bezahlten Monat',
  'leaving.date': 'Datum',
  'leaving.cancel_now': 'jetzt kündigen',
  'leaving.cancel_confirm_title': 'Prüfe deine Kündigung',
  'leaving.cancel_notify': 'Kündigung mitteilen',
  'leaving.happens_receipt': 'Wir bestätigen die Kündigung mit Datum und Uhrzeit sofort per E-Mail.',
  'leaving.happens_end':
    'Ein Vertrag endet immer mit einem bezahlten Monat; ein früherer Tag ist nicht möglich. Nennst du einen späteren, verlängert sich der Vertrag bis dahin und endet mit dem bezahlten Monat, in dem dieser Tag liegt.',
  'leaving.happens_protect':
    'Deine Kündigung gilt mit dem Absenden als eingegangen. Damit niemand anders deinen Vertrag beenden kann, bestätige bitte über den Link in dieser E-Mail, dass sie von dir ist; wenn du angemeldet bist, wissen wir das schon.',

  // What a mailed link confirms
  'leaving.notice_loading': 'Deine Erklärung wird geöffnet…',
  'leaving.notice_withdraw': 'Bestätige deinen Widerruf',
  'leaving.notice_cancel': 'Bestätige deine Kündigung',
  'leaving.notice_withdraw_text': 'Dein Tarif {plan} endet dann sofort, und du bekommst {amount} zurück.',
  'leaving.notice_withdraw_processing':
    'Der Vertrag über deinen Tarif {plan} endet dann. Deine Bank bearbeitet die Zahlung noch: Kommt sie an, geht alles an dich zurück, {amount}.',
  'leaving.notice_withdraw_disputed':
    'Dein Tarif {plan} endet dann sofort. Deine Bank prüft die Zahlung: Sobald sie entschieden hat, bekommst du {amount} zurück, von ihr oder von uns.',
  'leaving.notice_withdraw_over':
    'Die Widerrufsfrist von {days} Tagen war schon vorbei, als dein Widerruf bei uns einging. Er zählt deshalb als Kündigung.',
  'leaving.notice_cancel_text': 'Dein Tarif {plan} endet dann am {date}. Bis dahin kannst du ihn weiter voll nutzen.',
  'leaving.notice_cancel_later':
    'Dein Tarif {plan} endet dann am {date}. Bis zu diesem Tag läuft er weiter und verlängert sich jeden Monat.',
  'leaving.notice_cancel_disputed':
    'Dein Tarif {plan} endet dann spätestens am {date}. Solange deine Bank eine Zahlung prüft, verlängert er sich nicht; gibt deine Bank dir recht, endet er sofort.',
  'leaving.notice_cancel_unpaid':
    'Die Zahlung für deinen Tarif {plan} ist noch nicht da. Bearbeitet deine Bank sie schon, endet der Tarif mit seinem ersten Monat; sonst endet deine Bestellung sofort.',
  'leaving.notice_cancel_unpaid_date':
    'Die Zahlung für deinen Tarif {plan} ist noch nicht da. Bearbeitet deine Bank sie schon, endet der Tarif mit dem bezahlten Monat, in dem dein Datum liegt; sonst endet deine Bestellung sofort.',
  'leaving.notice_cancel_important':
    'Jemand von uns liest deinen Grund und schreibt dir. Dein Tarif {plan} endet spätestens am {date}.',
  'leaving.notice_nothing':
    'Zu dieser Adresse gibt es keinen laufenden Vertrag. Es wird also nichts abgebucht, und es gibt nichts zu beenden.',
  'leaving.notice_confirm_cancel': 'Kündigung bestätigen',
  'leaving.confirming': 'Wird bestätigt…',
  'leaving.done_withdraw': 'Dein Widerruf ist bestätigt',
  'leaving.done_cancel': 'Deine Kündigung ist bestätigt',
  'leaving.done_withdraw_text':
    'Der Vertrag ist beendet. Was dir zusteht, kommt innerhalb von {days} Tagen über deine Zahlungsart zurück.',
  'leaving.done_withdraw_processing':
    'Der Vertrag ist beendet. Deine Bank bearbeitet die Zahlung noch: Kommt sie an, geht alles an dich zurück.',
  'leaving.done_withdraw_disputed':
    'Der Vertrag ist beendet. Deine Bank prüft die Zahlung: Sobald sie entschieden hat, kommt das Geld von ihr oder von uns zurück.',
  'leaving.done_cancel_date': 'Der Vertrag endet am {date}. Es wird nichts mehr abgebucht.',
  'leaving.done_cancel_later': 'Der Vertrag endet am {date}. Bis dahin verlängert er sich jeden Monat.',
  'leaving.done_cancel_disputed':
    'Der Vertrag endet spätestens am {date}. Solange deine Bank eine Zahlung prüft, verlängert er sich nicht.',
  'leaving.done_cancel_unpaid':
    'Bearbeitet deine Bank die Zahlung schon, endet der Tarif mit seinem ersten Monat; sonst ist deine Bestellung beendet. Es wird nichts mehr abgebucht.',
  'leaving.done_cancel_unpaid_date':
    'Bearbeitet deine Bank die Zahlung schon, endet der Tarif mit dem bezahlten Monat, in dem dein Datum liegt; sonst ist deine Bestellung beendet.',
  'leaving.done_cancel_text': 'Der Vertrag ist beendet oder endet mit dem bezahlten Monat. Es wird nichts mehr abgebucht.',
  'leaving.link_title': 'Dieser Link lässt sich nicht benutzen',
  'leaving.link_text':
    'Er ist unvollständig, abgelaufen oder durch einen späteren ersetzt. Was du erklärt hast, ist trotzdem gespeichert. Du kannst es noch einmal schicken.',
  'leaving.notice_failed': 'Deine Erklärung konnte nicht geöffnet werden',
  'leaving.notice_failed_text': 'Nichts ist verloren, und nichts hat sich geändert. Ein neuer Versuch hilft meist.',
  'leaving.confirm_failed': 'Das konnte nicht bestätigt werden',
  'leaving.again': 'Neu ausfüllen',
  'leaving.home': 'Zur Startseite',
  'leaving.off':
    'Auf dieser Website werden keine Verträge geschlossen, denn sie nimmt keine Zahlungen an. Wenn du glaubst, einen zu haben, schreib an {support}.',

  // Faults of fields
  'leaving.fault_nameRequired': 'Bitte gib deinen Namen ein',
  'leaving.fault_contractRequired': 'Bitte gib an, um welchen Vertrag es geht',
  'leaving.fault_reasonRequired': 'Bitte gib den Grund an',
  'leaving.fault_dateInvalid': 'Bitte gib ein gültiges Datum ein',
  'leaving.fault_emailInvalid': 'Bitte gib eine gültige E-Mail-Adresse ein',
} satisfies Translation<typeof en>;
