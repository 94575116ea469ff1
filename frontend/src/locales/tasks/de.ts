import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** German, with `du`. */
export default {
  'tasks.title': 'Aufgaben',
  'tasks.count_one': '{count} offene Aufgabe',
  'tasks.count_other': '{count} offene Aufgaben',
  'tasks.about':
    'Was nur ein Mensch erledigen kann. Als erledigt markiert, verschwindet eine Aufgabe aus dieser Liste; sonst ändert sich nichts.',
  'tasks.oldest': 'Das sind die ältesten {shown} von {number}.',
  'tasks.none': 'Hier wartet nichts auf dich',
  'tasks.none_text':
    'Eine Aufgabe erscheint hier, wenn etwas nur ein Mensch erledigen kann, zum Beispiel eine abgelehnte Erstattung.',
  'tasks.failed': 'Die Aufgaben konnten nicht geladen werden',
  'tasks.failed_text': 'Es wurde nichts geändert. Ein neuer Versuch hilft meist.',
  'tasks.overdue': 'Überfällig',
  'tasks.amount': 'Betrag',
  'tasks.refunded': 'Schon erstattet',
  'tasks.contract': 'Vertrag beim Anbieter',
  'tasks.later': 'Spätere Erklärungen',
  'tasks.user': 'Kunde',
  'tasks.user_deleted': 'Gelöschtes Konto',
  'tasks.user_unknown': 'Kein bekanntes Konto',
  'tasks.opened': 'Angelegt',
  'tasks.due': 'Fällig',
  'tasks.subject_provider': 'ID beim Anbieter',
  'tasks.subject_declaration': 'Erklärung',
  'tasks.subject_day': 'Tag (UTC)',
  'tasks.copy': '{subject} kopieren',
  'tasks.copy_failed': 'Das Kopieren war nicht erlaubt. Der Text ist für dich markiert.',
  'tasks.mark': 'Als erledigt markieren',
  'tasks.mark_of': ': {subject}',
  'tasks.marking': 'Wird gespeichert…',
  'tasks.marked': 'Aufgabe erledigt',
  'tasks.mark_failed': 'Die Aufgabe konnte nicht als erledigt markiert werden',
  'tasks.done_title': 'Zuletzt erledigt',
  'tasks.col_what': 'Aufgabe',
  'tasks.done': 'Erledigt',
  'tasks.settled': 'von selbst erledigt',

  'tasks.what_refund_refused': 'Eine Erstattung wurde abgelehnt',
  'tasks.todo_refund_refused':
    'Der Zahlungsdienst hat diese Erstattung abgelehnt. Der Vertrag ist schon beendet: Zahle den Betrag per Überweisung oder im Dashboard des Zahlungsdienstes zurück und markiere die Aufgabe dann als erledigt.',
  'tasks.what_refund_disputed': 'Eine Erstattung wartet auf eine Bank',
  'tasks.todo_refund_disputed':
    'Der Kunde ficht diese Zahlung auch bei seiner Bank an, und bis das entschieden ist, erstattet der Zahlungsdienst nichts. Zahle jetzt nicht, sonst bekommt der Kunde das Geld womöglich doppelt. Gibt die Bank das Geld zurück, schließt sich die Aufgabe von selbst; wenn nicht, wird die Erstattung noch einmal versucht, und du wirst nur gefragt, wenn sie abgelehnt wird.',
  'tasks.what_refund_pending': 'Eine Erstattung hat sich verzögert',
  'tasks.todo_refund_pending':
    'Der Zahlungsdienst hat diese Erstattung angenommen, aber noch nicht ausgeführt. Bis sie fällig ist, musst du nichts tun: Die Aufgabe schließt sich von selbst, wenn die Erstattung gelingt.',
  'tasks.late_refund_pending':
    'Der Zahlungsdienst hat diese Erstattung noch immer nicht ausgeführt. Sieh im Dashboard des Zahlungsdienstes nach und zahle den Betrag per Überweisung zurück, wenn sie dort nicht gelingen kann.',
  'tasks.what_refund_failed': 'Eine Erstattung ist fehlgeschlagen',
  'tasks.todo_refund_failed':
    'Diese Erstattung wurde angenommen und ist später fehlgeschlagen, zum Beispiel weil das Konto der Karte geschlossen ist. Frag den Kunden nach einer Bankverbindung, überweise ihm den Betrag und markiere die Aufgabe dann als erledigt.',
  'tasks.what_declaration_withdraw': 'Ein Widerruf wurde nicht bestätigt',
  'tasks.todo_declaration_withdraw':
    'Jemand hat ohne Anmeldung einen Widerruf erklärt, und der Link dazu wurde einen Tag lang nicht geöffnet. Er kann ab dem Tag seines Eingangs gelten: Frag beim Kunden nach, oder beende den Vertrag beim Zahlungsdienst und erstatte ihn dort. Die Aufgabe schließt sich von selbst, wenn der Kunde den Link öffnet.',
  'tasks.what_declaration_cancel': 'Eine Kündigung wurde nicht bestätigt',
  'tasks.todo_declaration_cancel':
    'Jemand hat ohne Anmeldung eine Kündigung erklärt, und der Link dazu wurde einen Tag lang nicht geöffnet. Sie kann ab dem Tag ihres Eingangs gelten: Frag beim Kunden nach, oder beende den Vertrag beim Zahlungsdienst. Die Aufgabe schließt sich von selbst, wenn der Kunde den Link öffnet.',
  'tasks.what_declaration_deleted': 'Ein Widerruf wurde nicht bestätigt, und sein Konto ist gelöscht',
  'tasks.todo_declaration_deleted':
    'Jemand hat ohne Anmeldung einen Widerruf erklärt, der Link dazu wurde nicht geöffnet, und dann wurde das Konto gelöscht; damit endete der Vertrag. Der Widerruf kann trotzdem gelten: Suche die Zahlungen des Vertrags mit seiner ID im Dashboard des Zahlungsdienstes, erstatte sie dort und markiere die Aufgabe dann als erledigt. Der Betrag ist der der letzten Zahlung.',
  'tasks.what_dispute_open': 'Eine Zahlung wurde angefochten',
  'tasks.todo_dispute_open':
    'Der Kunde ficht diese Zahlung bei seiner Bank an; der Tarif verlängert sich nicht mehr. Antworte im Dashboard des Zahlungsdienstes, bevor die Frist abläuft: Ohne Antwort ist das Geld verloren.',
  'tasks.late_dispute_open':
    'Der Kunde ficht diese Zahlung bei seiner Bank an, und die Frist für eine Antwort ist vorbei. Jetzt entscheidet die Bank; markiere die Aufgabe als erledigt, sobald du die Entscheidung kennst.',
  'tasks.proof_dispute_open':
    'Von dieser Zahlung wurden schon {amount} erstattet. Schicke das der Bank als Nachweis: Sonst bekommt der Kunde das Geld doppelt.',
  'tasks.what_dispute_lost': 'Eine angefochtene Zahlung ging verloren',
  'tasks.todo_dispute_lost':
    'Die Bank hat für den Kunden entschieden: Der Tarif ist beendet, und das Geld ist weg. Prüfe, ob das stimmt, und markiere die Aufgabe dann als erledigt. Sonst ist nichts zu tun.',
  'tasks.proof_dispute_lost':
    'Von dieser Zahlung waren schon {amount} erstattet, der Kunde hat dieses Geld also doppelt. Du kannst es zurückfordern.',
  'tasks.what_erasure_lost': 'Ein gelöschtes Konto blieb Kunde',
  'tasks.todo_erasure_lost':
    'Das Konto ist gelöscht, aber beim Zahlungsdienst gibt es den Kunden auch nach einem Tag voller Versuche noch. Lösche ihn im Dashboard des Zahlungsdienstes, sonst kann dort weiter abgebucht werden.',
  'tasks.what_invoice_failed': 'Eine Rechnung ließ sich nicht erstellen',
  'tasks.todo_invoice_failed':
    'Der Zahlungsdienst konnte diese Rechnung nicht abschließen, darum wird die Verlängerung nicht abgebucht. Warum, steht bei der Rechnung im Dashboard des Zahlungsdienstes, zum Beispiel eine Adresse, die für die Steuer fehlt. Die Aufgabe schließt sich von selbst, sobald die Rechnung erstellt ist.',
  'tasks.what_spending_half': 'Die Hälfte des heutigen KI-Budgets ist verbraucht',
  'tasks.todo_spending_half':
    'Alle zusammen haben die Hälfte der Token verbraucht, die diese Seite am Tag für die KI ausgeben darf. Noch ist nichts zu tun: Sieh in die Übersicht, wenn das früh am Tag geschieht.',
  'tasks.what_spending_most': 'Vier Fünftel des heutigen KI-Budgets sind verbraucht',
  'tasks.todo_spending_most':
    'Ab jetzt bekommen bis Mitternacht (UTC) nur noch Menschen mit einem bezahlten Tarif Rat und Antworten. Erhöhe MODEL_DAILY_TOKENS, wenn die Besuche echt sind, oder suche, wer die Seite missbraucht.',
  'tasks.what_spending_used_up': 'Das heutige KI-Budget ist aufgebraucht',
  'tasks.todo_spending_used_up':
    'Bis Mitternacht (UTC) bekommt niemand mehr Rat oder Antworten; Hilfe bei Gefahr wird weiter gezeigt. Erhöhe MODEL_DAILY_TOKENS und starte die Seite neu, oder suche, wer sie missbraucht.',
  'tasks.what_spending_unusual': 'Heute wurden ungewöhnlich viele Token verbraucht',
  'tasks.todo_spending_unusual':
    'Die KI hat heute mindestens dreimal so viel gekostet wie an anderen Tagen, und es gibt keine Grenze. Sieh in die Übersicht: Wenn die Besuche nicht echt sind, setze MODEL_DAILY_TOKENS.',
  'tasks.what_unknown': 'Eine Aufgabe, die diese Seite noch nicht kennt',
  'tasks.todo_unknown': 'Eine neuere Version dieser Seite hat sie angelegt. Lade die Seite neu, um zu sehen, was zu tun ist.',
} satisfies Translation<typeof en>;
