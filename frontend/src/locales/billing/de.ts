import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** German, with `du`. */
export default {
  'billing.title': 'Tarife',

  // The plans page
  'billing.intro':
    'In jedem Tarif ist alles drin. Der einzige Unterschied ist, wie oft im Monat du fragen kannst. Wechseln und kündigen kannst du jederzeit.',
  'billing.sandbox': 'Testbetrieb: Es fließt kein echtes Geld. Hier gehen nur Testkarten.',
  'billing.off': 'Tarife lassen sich hier zurzeit nicht kaufen. Deine kostenlosen Sitzungen bleiben dir.',
  'billing.plans_failed': 'Die Tarife konnten nicht geladen werden',
  'billing.plans_failed_text': 'Nichts ist verloren, und nichts wurde abgebucht. Ein neuer Versuch hilft meist.',
  'billing.own_failed': 'Dein Tarif ließ sich gerade nicht abrufen, deshalb kannst du keinen wählen. Nichts ist verloren.',
  'billing.yours': 'Dein Tarif',
  'billing.popular': 'Unsere Empfehlung',
  'billing.before': 'Vorher:',
  'billing.now': 'Jetzt:',
  'billing.a_month': 'im Monat',
  'billing.months_then_one': 'für {count} Monat, danach {price} im Monat',
  'billing.months_then_other': 'im Monat für {count} Monate, danach {price}',
  'billing.first_then': 'im ersten Monat, danach {price} im Monat',
  'billing.sessions_one': '{count} Sitzung im Monat',
  'billing.sessions_other': '{count} Sitzungen im Monat',
  'billing.sessions_unlimited': 'Unbegrenzt viele Sitzungen',
  'billing.feature_guidance': 'KI-Rat mit allen Funktionen',
  'billing.feature_categories': 'Alle Lebensbereiche',
  'billing.feature_chat': 'Nachfragen im Chat',
  'billing.feature_couples': 'Paarsitzungen',
  'billing.feature_voice': 'Vorlesen',
  'billing.feature_languages': 'Mehrere Sprachen',
  'billing.choose': '{plan} wählen',
  'billing.current': 'Aktueller Tarif',
  'billing.keep': '{plan} behalten',
  'billing.scheduled': 'Beginnt mit deinem nächsten Monat',
  'billing.auth_required': 'Bitte melde dich an',
  'billing.auth_required_text': 'Danach kommst du hierher zurück und kannst einen Tarif wählen.',

  'billing.code_title': 'Rabattcode',
  'billing.code': 'Code',
  'billing.code_sign_in': 'Bitte melde dich an, um Rabattcodes einzulösen.',
  'billing.code_running': 'Rabattcodes gelten nur für deinen ersten Tarif, nicht für einen laufenden.',
  'billing.apply': 'Einlösen',
  'billing.applying': 'Wird geprüft…',
  'billing.applied': '<b>{name}:</b> {off}. In den Preisen oben ist das enthalten.',
  'billing.remove': 'Entfernen',
  'billing.off_once': '{off} Rabatt im ersten Monat',
  'billing.off_repeating_one': '{off} Rabatt für {count} Monat',
  'billing.off_repeating_other': '{off} Rabatt für {count} Monate',
  'billing.off_forever': '{off} Rabatt in jedem Monat',
  'billing.coupon_invalid': 'Ungültiger Code',
  'billing.coupon_error': 'Fehler beim Code',
  'billing.coupon_failed': 'Der Rabattcode konnte nicht geprüft werden',
  'billing.login_required': 'Bitte melde dich an',
  'billing.login_required_text': 'Danach kannst du Rabattcodes einlösen',

  'billing.ways': 'So kannst du zahlen',
  'billing.ways_failed': 'Du siehst sie bei der Bestellung.',
  'billing.method_card': 'Karte',
  'billing.method_sepa': 'SEPA-Lastschrift',
  'billing.free_title': 'Noch nicht sicher?',
  'billing.free_text_one': '<a>Nutze erst deine {count} kostenlose Sitzung</a>. Du brauchst dafür keine Karte.',
  'billing.free_text_other': '<a>Nutze erst deine {count} kostenlosen Sitzungen</a>. Du brauchst dafür keine Karte.',

  'billing.questions': 'Häufige Fragen',
  'billing.ask_session': 'Was zählt als Sitzung?',
  'billing.answer_session':
    'Einmal Rat oder das Öffnen einer Paarsitzung. Nachfragen im Chat zählen nicht, und einer Sitzung beizutreten auch nicht.',
  'billing.ask_cancel': 'Kann ich jederzeit kündigen?',
  'billing.answer_cancel':
    'Ja. Du behältst deinen Tarif bis zum Ende des bezahlten Monats und kannst die Kündigung bis dahin zurücknehmen.',
  'billing.ask_change': 'Was passiert, wenn ich den Tarif wechsle?',
  'billing.answer_change':
    'Ein größerer Tarif beginnt sofort, und du zahlst den Unterschied für den Rest des Monats. Ein kleinerer beginnt mit deinem nächsten Monat. Du siehst jeden Betrag, bevor du zustimmst.',
  'billing.ask_withdraw': 'Kann ich den Vertrag widerrufen?',
  'billing.answer_withdraw':
    'Ja, innerhalb von 14 Tagen und ohne Grund. Wenn wir auf deinen Wunsch sofort begonnen haben, zahlst du den genutzten Anteil: nach Tagen oder nach Sitzungen, je nachdem, welcher größer ist.',
  'billing.ask_read': 'Wer kann lesen, was ich schreibe?',
  'billing.answer_read':
    'Du, und in einer Paarsitzung ihr beide. Deine Worte gehen an den KI-Dienst, der den Rat schreibt, und werden bei denen gespeichert, die {appName} betreiben. Andere, die {appName} nutzen, können sie nicht sehen.',
  'billing.ask_professional': 'Ersetzt das professionelle Hilfe?',
  'billing.answer_professional':
    'Nein. Es ist Orientierung für den Alltag, und es sagt dir, wann professionelle Hilfe der richtige nächste Schritt ist.',

  // What is still to pay
  'billing.awaited': 'Danke, deine Zahlung ist da. Dein Tarif ist gleich aktiv; diese Seite zeigt es von selbst.',
  'billing.processing_note':
    'Deine Zahlung für den Tarif {plan} wird bearbeitet. Er beginnt, sobald deine Bank sie bestätigt hat.',
  'billing.declared_withdraw':
    'Du hast den Tarif {plan} widerrufen. Deine Bank bearbeitet die Zahlung noch: Kommt sie an, geht alles an dich zurück.',
  'billing.declared_cancel': 'Du hast den Tarif {plan} gekündigt. Kommt die Zahlung an, endet er mit seinem ersten Monat.',
  'billing.declared_cancel_date':
    'Du hast den Tarif {plan} gekündigt. Kommt die Zahlung an, beginnt er, und er endet mit dem bezahlten Monat, in dem der {date} liegt.',
  'billing.ends_later': 'Dein Tarif endet am {date}. Bis dahin läuft er weiter und verlängert sich jeden Monat.',
  'billing.disputed':
    'Deine Bank prüft eine Zahlung. Bis das entschieden ist, wird dein Tarif nicht verlängert und lässt sich nicht ändern.',
  'billing.pending_note': 'Der Tarif {plan} ist gewählt, aber noch nicht bezahlt: {amount}.',
  'billing.continue': 'Zahlung fortsetzen',
  'billing.continue_order': 'Bestellung fortsetzen: {plan}',
  'billing.past_due_note':
    'Deine letzte Zahlung über {amount} hat nicht geklappt. Dein Tarif endet am {date}, wenn sie offen bleibt.',
  'billing.other_card': 'Andere Karte verwenden',
  'billing.pay_invoice': 'Rechnung bezahlen',

  // Ordering
  'billing.back': 'Zurück zu den Tarifen',
  'billing.order_title': 'Tarif {plan} bestellen',
  'billing.plan': 'Tarif',
  'billing.named': '{name}: {what}',
  'billing.price': 'Preis',
  'billing.price_month': '{price} im Monat, inkl. MwSt.',
  'billing.with_tax': '{price}, inkl. MwSt.',
  'billing.discount': 'Rabatt',
  'billing.due_now': 'Jetzt fällig',
  'billing.nothing_now': 'Nichts',
  'billing.renews':
    'Der Tarif verlängert sich jeden Monat, bis du kündigst. Kündigen kannst du jederzeit zum Ende des bezahlten Monats.',
  'billing.pay_how': 'Wie möchtest du zahlen?',
  'billing.pay_by_itself': 'Mit Karte oder einer anderen Zahlungsart, die jeden Monat automatisch abbucht',
  'billing.pay_by_invoice': 'Mit eps: Du bezahlst jeden Monat selbst eine Rechnung',
  'billing.country': 'Land, in dem du lebst',
  'billing.country_hint': 'Der Preis bleibt gleich. Das Land bestimmt, welche MwSt. darin enthalten ist.',
  'billing.country_choose': 'Land auswählen',
  'billing.postal_code': 'Postleitzahl',
  'billing.begin_at_once_one':
    'Ich verlange ausdrücklich, dass ihr vor Ablauf der Widerrufsfrist von {count} Tag beginnt. Widerrufe ich, zahle ich den genutzten Anteil: nach Tagen oder nach Sitzungen, je nachdem, welcher größer ist. In einem Tarif ohne Grenze gelten {sessions} Sitzungen als ganzer Monat.',
  'billing.begin_at_once_other':
    'Ich verlange ausdrücklich, dass ihr vor Ablauf der Widerrufsfrist von {count} Tagen beginnt. Widerrufe ich, zahle ich den genutzten Anteil: nach Tagen oder nach Sitzungen, je nachdem, welcher größer ist. In einem Tarif ohne Grenze gelten {sessions} Sitzungen als ganzer Monat.',
  'billing.kept_use_one': '{count} Sitzung aus deinem früheren Tarif zählt bis zum {date} auch in diesem mit.',
  'billing.kept_use_other': '{count} Sitzungen aus deinem früheren Tarif zählen bis zum {date} auch in diesem mit.',
  'billing.terms_one':
    'Für die Bestellung gelten die <terms>Nutzungsbedingungen</terms>; siehe auch <privacy>Datenschutz</privacy>. Du kannst den Vertrag innerhalb von {count} Tag widerrufen: siehe <instruction>Widerrufsbelehrung</instruction>.',
  'billing.terms_other':
    'Für die Bestellung gelten die <terms>Nutzungsbedingungen</terms>; siehe auch <privacy>Datenschutz</privacy>. Du kannst den Vertrag innerhalb von {count} Tagen widerrufen: siehe <instruction>Widerrufsbelehrung</instruction>.',
  'billing.order': 'Zahlungspflichtig bestellen',
  'billing.yours_now': 'Du hast jetzt den Tarif {plan}.',
  'billing.nothing_due': 'Jetzt ist nichts fällig. Bitte gib eine Zahlungsart für die kommenden Monate an.',
  'billing.drop_coupon': 'Ohne Code weiter',
  'billing.form_loading': 'Das Zahlungsformular wird geladen',
  'billing.not_ready': 'Das Zahlungssystem ist noch nicht bereit. Bitte lade die Seite neu.',
  'billing.approve': 'Deine Bank bittet dich, diese Zahlung freizugeben.',
  'billing.confirming': 'Bitte warten…',
  'billing.gone': 'Diese Zahlung ist nicht mehr möglich. Bitte wähle deinen Tarif noch einmal.',

  // How it ended
  'billing.paid': 'Zahlung eingegangen',
  'billing.paid_text': 'Danke. Dein Tarif ist gleich aktiv.',
  'billing.processing': 'Die Zahlung wird bearbeitet',
  'billing.processing_text': 'Deine Bank braucht etwas länger. Dein Tarif beginnt, sobald die Zahlung da ist.',
  'billing.failed': 'Zahlung fehlgeschlagen',
  'billing.failed_why': '<b>Zahlung fehlgeschlagen.</b> {why}',
  'billing.failed_text': 'Die Zahlung ist unerwartet fehlgeschlagen',
  'billing.failed_nothing_charged': 'Die Zahlung ist unerwartet fehlgeschlagen. Es wurde nichts abgebucht.',
  'billing.said_nothing_charged': '{message} Es wurde nichts abgebucht.',
  'billing.create_failed': 'Der Tarif konnte nicht bestellt werden',

  // Changing
  'billing.change_title': 'Zum Tarif {plan} wechseln',
  'billing.change': 'Wechsel',
  'billing.from_to': 'Von {from} zu {plan}, sofort',
  'billing.cost': '{plan} bis zur nächsten Zahlung',
  'billing.credit': '{plan}, ungenutzte Zeit',
  'billing.from_date': 'Ab {date}',
  'billing.until_date': 'Bis {date}',
  'billing.stays': 'Der Tarif {plan} läuft weiter wie bisher',
  'billing.stays_until': 'Du behältst den Tarif {plan}',
  'billing.plan_at': '{plan}, {price}',
  'billing.paid_with': 'Bezahlt mit',
  'billing.ending': '{name}, endet auf {last4}',
  'billing.change_at': 'Zu {plan} wechseln',
  'billing.change_failed': 'Dein Tarif konnte nicht gewechselt werden',
  'billing.quote_new':
    'Die Beträge haben sich geändert, seit du sie gesehen hast. Es wurde nichts abgebucht. Bitte sieh sie dir noch einmal an.',
  'billing.card_first':
    'Du bezahlst deinen Tarif jeden Monat selbst mit einer Rechnung. Füge bitte zuerst eine Karte hinzu, dann kannst du in einen größeren Tarif wechseln.',
  'billing.give_card': 'Karte hinzufügen',
  'billing.upgraded': 'Dein Tarif ist jetzt {plan}',
  'billing.downgraded': 'Der Tarif {plan} beginnt am {date}',
  'billing.kept': 'Der Tarif {plan} läuft weiter wie bisher',

  // Another way to pay
  'billing.method_title': 'Zahlungsart',
  'billing.method_intro': 'Gilt ab deiner nächsten Zahlung. Jetzt wird nichts abgebucht.',
  'billing.method_settles': 'Gilt ab sofort. Die offenen {amount} werden damit bezahlt.',
  'billing.method_failed': 'Das Formular konnte nicht geöffnet werden',
  'billing.save_method': 'Zahlungsart speichern',
  'billing.save_and_pay': 'Speichern und {amount} zahlen',
  'billing.method_saved': 'Deine Zahlungsart ist gespeichert',
  'billing.method_saved_text': 'Sie gilt ab jetzt.',
  'billing.trying': 'Wir versuchen jetzt, den offenen Betrag darüber abzubuchen.',

  // Finishing a payment
  'billing.redirect_title': 'Einen Moment, deine Zahlung wird bestätigt',
  'billing.redirect_bar': 'Die Zahlung wird bestätigt',
  'billing.redirect_text':
    'Vielleicht bittet dich deine Bank um eine Freigabe. Lass diese Seite bitte offen; es geht von selbst weiter.',
  'billing.redirect_open': 'Schließe deine Zahlung ab',
  'billing.redirect_foreign': 'Nur das Konto, mit dem bestellt wurde, kann hier bezahlen.',
  'billing.redirect_processing': 'Deine Zahlung wird bearbeitet',
  'billing.redirect_processing_text':
    'Deine Bank braucht etwas länger. Dein Tarif beginnt, sobald die Zahlung da ist. Du kannst diese Seite schließen.',
  'billing.redirect_thanks': 'Danke. Deine Zahlung ist da',
  'billing.redirect_paid': 'Danke. Du hast jetzt den Tarif {plan}',
  'billing.redirect_sum': '{price}. {left}',
  'billing.redirect_left_one': 'Du hast {count} Sitzung bis zum {date}.',
  'billing.redirect_left_other': 'Du hast {count} Sitzungen bis zum {date}.',
  'billing.redirect_unlimited': 'Deine Sitzungen sind unbegrenzt.',
  'billing.redirect_unknown': 'Deine Zahlung ließ sich nicht abrufen. Bitte versuch es noch einmal.',
  'billing.redirect_unsure': 'Wir wissen noch nicht, ob deine Zahlung angekommen ist',
  'billing.other_way': 'Andere Zahlungsart wählen',
  'billing.go_on': 'Weiter',
  'billing.ask': 'Etwas fragen',
  'billing.invoices': 'Rechnungen ansehen',

  // Refusals
  'billing.error_coupon_invalid': 'Diesen Code gibt es nicht.',
  'billing.error_coupon_expired': 'Dieser Code ist abgelaufen.',
  'billing.error_coupon_used_up': 'Dieser Code ist aufgebraucht.',
  'billing.error_coupon_not_for_you': 'Dieser Code gilt nicht für dein Konto.',
  'billing.error_begin_at_once_needed':
    'Du hast schon einmal einen Tarif widerrufen. Damit dieser sofort beginnt, brauchen wir deine ausdrückliche Zustimmung: Bitte kreuze sie an und bestelle dann noch einmal.',
  'billing.error_card_needed': 'Füge für diesen Wechsel bitte zuerst eine Karte hinzu. Dein Tarif ist unverändert.',
  'billing.error_already_subscribed': 'Du hast schon einen Tarif. Bitte lade die Seite neu, um ihn zu wechseln.',
  'billing.error_not_subscribed': 'Du hast keinen Tarif, den du hier ändern könntest.',
  'billing.error_change_in_progress':
    'Dein Tarif wird gerade schon geändert. Bitte warte eine Minute und versuch es noch einmal.',
  'billing.error_payment_processing': 'Eine Zahlung wird gerade bearbeitet. Bitte warte, bis sie durch ist.',
  'billing.error_payment_disputed':
    'Deine Bank prüft gerade eine Zahlung. Dein Tarif bleibt, wie er ist, bis das entschieden ist.',
  'billing.error_location_needed':
    'Bitte wähle das Land, in dem du lebst. In Kanada und den USA brauchen wir auch deine Postleitzahl.',
  'billing.error_quote_changed': 'Die Beträge haben sich geändert. Es wurde nichts abgebucht. Bitte sieh sie dir noch einmal an.',
  'billing.error_payments_off': 'Tarife lassen sich hier zurzeit nicht kaufen.',
} satisfies Translation<typeof en>;
