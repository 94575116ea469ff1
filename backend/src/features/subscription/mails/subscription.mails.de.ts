import type { SubscriptionMailTexts } from './subscription.texts.types.ts';

/** German words of the mails about payments. */
export const SUBSCRIPTION_MAIL_TEXTS_DE: SubscriptionMailTexts = {
  kinds: {
    begun: {
      subject: 'Dein Tarif hat begonnen',
      preheader: 'Alles, was vereinbart ist. Bitte bewahre diese E-Mail auf.',
      lines: [
        'Danke. Dein Tarif {plan} bei {app} hat begonnen. Diese E-Mail bestätigt den Vertrag; bitte bewahre sie auf.',
        'Der Vertrag läuft von Monat zu Monat weiter, und jeder Monat wird im Voraus bezahlt. Du kannst jederzeit kündigen, auf deiner Kontoseite oder, ohne dich anzumelden, unter der Adresse unten. Der Tarif endet dann mit dem bezahlten Monat.',
      ],
      button: 'Meinen Tarif ansehen',
    },
    changed: {
      subject: 'Dein Tarif wurde geändert',
      preheader: 'Der neue Tarif gilt ab jetzt.',
      lines: ['Du hast bei {app} jetzt den Tarif {plan}. Was vom alten übrig war, wurde vom Preis abgezogen.'],
      button: 'Meinen Tarif ansehen',
    },
    change_scheduled: {
      subject: 'Dein Tarif wird sich ändern',
      preheader: 'Bis dahin behältst du, was du hast.',
      lines: [
        'Ab dem {at} hast du bei {app} den Tarif {plan}. Bis dahin behältst du den jetzigen.',
        'Bis dahin kannst du den Wechsel auf deiner Kontoseite zurücknehmen.',
      ],
      button: 'Meinen Tarif ansehen',
    },
    cancelled: {
      subject: 'Dein Tarif ist gekündigt',
      preheader: 'Er endet am {at}. Bis dahin ändert sich nichts.',
      lines: [
        'Dein Tarif {plan} bei {app} ist gekündigt und endet am {at}. Bis dahin kannst du ihn weiter voll nutzen, und es wird nichts mehr abgebucht.',
        'Bis dahin kannst du die Kündigung auf deiner Kontoseite zurücknehmen. Der Preis bleibt derselbe.',
        'Alles, was du gefragt und gelesen hast, bleibt, mit deinen Chats und deinen Paarsitzungen. Danach hast du {free} Sitzungen im Monat, im kostenlosen Tarif.',
      ],
      button: 'Meinen Tarif ansehen',
    },
    cancelled_later: {
      subject: 'Dein Tarif ist gekündigt',
      preheader: 'Er endet am {at}. Bis dahin läuft er weiter.',
      lines: [
        'Dein Tarif {plan} bei {app} ist gekündigt und endet am {at}, mit dem bezahlten Monat, in dem das von dir genannte Datum liegt. Bis dahin läuft er weiter: Er verlängert sich jeden Monat, und jeder Monat wird im Voraus bezahlt.',
        'Bis dahin kannst du die Kündigung auf deiner Kontoseite zurücknehmen oder den Tarif dort früher beenden. Der Preis bleibt derselbe.',
        'Alles, was du gefragt und gelesen hast, bleibt, mit deinen Chats und deinen Paarsitzungen. Danach hast du {free} Sitzungen im Monat, im kostenlosen Tarif.',
      ],
      button: 'Meinen Tarif ansehen',
    },
    cancelled_disputed: {
      subject: 'Dein Tarif ist gekündigt',
      preheader: 'Er endet spätestens am {at}.',
      lines: [
        'Dein Tarif {plan} bei {app} ist gekündigt und endet spätestens am {at}. Deine Bank prüft eine Zahlung: Bis sie entschieden hat, verlängert sich der Tarif nicht, und die Kündigung lässt sich nicht zurücknehmen. Gibt die Bank dir recht, endet der Tarif sofort.',
        'Alles, was du gefragt und gelesen hast, bleibt, mit deinen Chats und deinen Paarsitzungen. Danach hast du {free} Sitzungen im Monat, im kostenlosen Tarif.',
      ],
      button: 'Meinen Tarif ansehen',
    },
    resumed: {
      subject: 'Dein Tarif läuft weiter',
      preheader: 'Es ändert sich doch nichts.',
      lines: ['Du hast zurückgenommen, was geplant war: Dein Tarif {plan} bei {app} läuft weiter wie bisher.'],
      button: 'Meinen Tarif ansehen',
    },
    ended: {
      subject: 'Dein Tarif ist beendet',
      preheader: 'Alles, was du geschrieben hast, bleibt.',
      lines: [
        'Dein Tarif {plan} bei {app} ist beendet. Es wird nichts mehr abgebucht.',
        'Alles, was du gefragt und gelesen hast, bleibt, mit deinen Chats und deinen Paarsitzungen. Ab jetzt hast du {free} Sitzungen im Monat, im kostenlosen Tarif.',
      ],
      button: 'Alle Tarife ansehen',
    },
    payment_failed: {
      subject: 'Eine Zahlung hat nicht geklappt',
      preheader: 'Du behältst deinen Tarif bis zum {at}.',
      lines: [
        'Die Zahlung für deinen Tarif {plan} bei {app} hat nicht geklappt. Du behältst ihn bis zum {at}; dann endet er, falls nicht bezahlt ist.',
        'Bezahlen kannst du auf deiner Kontoseite. Dort kannst du auch eine andere Zahlungsart wählen.',
      ],
      button: 'Zu meinem Konto',
      after: ['Wir fragen nie per E-Mail nach Kartendaten.'],
    },
    withdrawn: {
      subject: 'Dein Vertrag ist beendet',
      preheader: 'Dein Widerruf ist ausgeführt.',
      lines: [
        'Du hast den Vertrag über den Tarif {plan} bei {app} widerrufen. Er ist beendet, und es wird nichts mehr abgebucht.',
      ],
      after: [
        'Dein Konto und alles, was du geschrieben hast, bleiben, mit {free} Sitzungen im Monat im kostenlosen Tarif. Genutzte Sitzungen zählen weiter, bis der Monat zu Ende gewesen wäre, auch in einem neuen Tarif.',
      ],
    },
  },
  facts: {
    plan: 'Tarif',
    sessions: 'Sitzungen im Monat',
    price: 'Preis im Monat, inkl. MwSt.',
    charged: 'Bezahlt',
    due: 'Zu zahlen',
    refund: 'Erstattung',
    began: 'Begonnen am',
    begins: 'Beginnt am',
    next: 'Nächste Zahlung',
    ends: 'Endet am',
    keptUntil: 'Bleibt bis',
    withdrawUntil: 'Widerruf möglich bis',
  },
  unlimited: 'Unbegrenzt',
  atOnce:
    'Du hast verlangt, dass wir vor Ablauf der Widerrufsfrist beginnen. Wenn du widerrufst, zahlst du vom Monatspreis den Anteil für die Tage, bis uns dein Widerruf erreicht, oder den für die genutzten Sitzungen, je nachdem, welcher größer ist. In einem Tarif ohne Grenze gelten {sessions} Sitzungen als ganzer Monat.',
  refunded:
    'Der Betrag unten kommt über deine Zahlungsart zurück, spätestens 14 Tage nach deinem Widerruf. Behalten haben wir nur den Anteil für das, was du genutzt hast, wenn du verlangt hattest, dass wir sofort beginnen, oder für das, was du nach deinem Widerruf noch genutzt hast.',
  disputed:
    'Deine Bank prüft die Zahlung. Bis sie entschieden hat, können wir nichts zurückzahlen. Gibt sie dir das Geld zurück, ist die Sache damit erledigt; wenn nicht, zahlen wir dir dann unverzüglich zurück, was dir zusteht.',
  links: {
    withdraw: 'Vertrag widerrufen:',
    cancel: 'Verträge hier kündigen:',
    terms: 'Nutzungsbedingungen:',
  },
};
