import type { BillingMailTexts } from './billing.mails.texts.ts';

/** German words of the mails about payments. */
export const BILLING_MAIL_TEXTS_DE: BillingMailTexts = {
  kinds: {
    begun: {
      subject: 'Dein Tarif hat begonnen',
      preheader: 'Was vereinbart ist, schriftlich. Bitte bewahre diese E-Mail auf.',
      lines: [
        'Danke. Dein Tarif {plan} bei {app} hat begonnen. Diese E-Mail bestätigt den Vertrag; bitte bewahre sie auf.',
        'Der Vertrag läuft von Monat zu Monat weiter, und jeder Monat wird im Voraus bezahlt. Du kannst jederzeit kündigen, auf deiner Kontoseite oder, ohne dich anzumelden, unter der Adresse unten. Der Tarif endet dann mit dem Monat, der bezahlt ist.',
      ],
      button: 'Meinen Tarif ansehen',
    },
    changed: {
      subject: 'Dein Tarif wurde geändert',
      preheader: 'Der neue Tarif gilt ab jetzt.',
      lines: ['Dein Tarif bei {app} ist jetzt {plan}. Was vom alten übrig war, wurde vom Preis abgezogen.'],
      button: 'Meinen Tarif ansehen',
    },
    change_scheduled: {
      subject: 'Dein Tarif wird sich ändern',
      preheader: 'Bis dahin behältst du, was du hast.',
      lines: [
        'Ab dem {at} ist dein Tarif bei {app} {plan}. Bis dahin behältst du den jetzigen in vollem Umfang.',
        'Bis dahin kannst du das auf deiner Kontoseite rückgängig machen.',
      ],
      button: 'Meinen Tarif ansehen',
    },
    cancelled: {
      subject: 'Dein Tarif ist gekündigt',
      preheader: 'Er endet am {at}. Bis dahin ändert sich nichts.',
      lines: [
        'Dein Tarif {plan} bei {app} ist gekündigt und endet am {at}. Bis dahin hast du ihn in vollem Umfang, und es wird nichts mehr abgebucht.',
        'Bis dahin kannst du das auf deiner Kontoseite rückgängig machen. Der Preis bleibt derselbe.',
        'Alles, was du gefragt und gelesen hast, bleibt, mit deinen Chats und deinen Paarsitzungen. Danach hast du {free} Sitzungen im Monat, im kostenlosen Tarif.',
      ],
      button: 'Meinen Tarif ansehen',
    },
    cancelled_later: {
      subject: 'Dein Tarif ist gekündigt',
      preheader: 'Er endet am {at}. Bis dahin läuft er weiter.',
      lines: [
        'Dein Tarif {plan} bei {app} ist gekündigt und endet am {at}, mit dem bezahlten Monat, in dem das von dir genannte Datum liegt. Bis dahin läuft er weiter: Er verlängert sich jeden Monat, und jeder Monat wird im Voraus bezahlt.',
        'Bis dahin kannst du das auf deiner Kontoseite rückgängig machen oder den Tarif dort früher beenden. Der Preis bleibt gleich.',
        'Alles, was du gefragt und gelesen hast, bleibt, mit deinen Chats und deinen Paarsitzungen. Danach hast du {free} Sitzungen im Monat, im kostenlosen Tarif.',
      ],
      button: 'Meinen Tarif ansehen',
    },
    cancelled_disputed: {
      subject: 'Dein Tarif ist gekündigt',
      preheader: 'Er endet spätestens am {at}.',
      lines: [
        'Dein Tarif {plan} bei {app} ist gekündigt und endet spätestens am {at}. Deine Bank prüft eine Zahlung: Bis sie entschieden hat, verlängert sich der Tarif nicht, und die Kündigung lässt sich nicht rückgängig machen. Gibt die Bank dir recht, endet der Tarif sofort.',
        'Alles, was du gefragt und gelesen hast, bleibt, mit deinen Chats und deinen Paarsitzungen. Danach hast du {free} Sitzungen im Monat, im kostenlosen Tarif.',
      ],
      button: 'Meinen Tarif ansehen',
    },
    resumed: {
      subject: 'Dein Tarif läuft weiter',
      preheader: 'Es ändert sich doch nichts.',
      lines: ['Du hast rückgängig gemacht, was geplant war: Dein Tarif {plan} bei {app} läuft weiter wie bisher.'],
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
    withdrawal_received: {
      subject: 'Deine Erklärung ist eingegangen',
      preheader: 'Beleg {number}. Ein Schritt noch.',
      lines: [
        'Wir haben bei {app} den Widerruf unten erhalten. Es zählt der Zeitpunkt, zu dem er eingegangen ist.',
        'Damit niemand anders deinen Vertrag beenden kann, öffne bitte diese Seite und bestätige, dass du es bist.',
      ],
      button: 'Widerruf bestätigen',
      after: ['Der Link gilt {days} Tage.', 'Wenn das nicht von dir kam, brauchst du nichts zu tun. Alles bleibt, wie es ist.'],
    },
    withdrawal_confirmed: {
      subject: 'Deine Erklärung ist eingegangen',
      preheader: 'Beleg {number}. Mehr ist nicht zu tun.',
      lines: [
        'Wir haben bei {app} den Widerruf unten erhalten und wissen, dass er von dir kommt. Es zählt der Zeitpunkt, zu dem er eingegangen ist.',
        'Du brauchst nichts mehr zu tun. Wir schreiben dir, sobald er für den Vertrag deines Kontos ausgeführt ist.',
      ],
    },
    withdrawal_unknown: {
      subject: 'Eine Erklärung ist eingegangen',
      preheader: 'Beleg {number}.',
      lines: [
        'Jemand, vielleicht du, hat uns bei {app} mit dieser Adresse einen Widerruf geschickt. Zu dieser Adresse gibt es keinen bezahlten Vertrag, deshalb wurde nichts geändert.',
        'Wenn dein Vertrag eine andere Adresse hat, schick ihn bitte noch einmal mit dieser, oder melde dich an. Das Datum dieses Belegs zählt.',
      ],
      after: ['Wenn du das nicht warst, brauchst du nichts zu tun.'],
    },
    cancellation_received: {
      subject: 'Deine Erklärung ist eingegangen',
      preheader: 'Beleg {number}. Ein Schritt noch.',
      lines: [
        'Wir haben bei {app} die Kündigung unten erhalten. Es zählt der Zeitpunkt, zu dem sie eingegangen ist.',
        'Damit niemand anders deinen Vertrag beenden kann, öffne bitte diese Seite und bestätige, dass du es bist.',
      ],
      button: 'Kündigung bestätigen',
      after: ['Der Link gilt {days} Tage.', 'Wenn das nicht von dir kam, brauchst du nichts zu tun. Alles bleibt, wie es ist.'],
    },
    cancellation_confirmed: {
      subject: 'Deine Erklärung ist eingegangen',
      preheader: 'Beleg {number}. Mehr ist nicht zu tun.',
      lines: [
        'Wir haben bei {app} die Kündigung unten erhalten und wissen, dass sie von dir kommt. Es zählt der Zeitpunkt, zu dem sie eingegangen ist.',
        'Du brauchst nichts mehr zu tun. Wir schreiben dir, sobald sie für den Vertrag deines Kontos ausgeführt ist.',
      ],
    },
    cancellation_unknown: {
      subject: 'Eine Erklärung ist eingegangen',
      preheader: 'Beleg {number}.',
      lines: [
        'Jemand, vielleicht du, hat uns bei {app} mit dieser Adresse eine Kündigung geschickt. Zu dieser Adresse gibt es keinen bezahlten Vertrag, deshalb wurde nichts geändert.',
        'Wenn dein Vertrag eine andere Adresse hat, schick sie bitte noch einmal mit dieser, oder melde dich an. Das Datum dieses Belegs zählt.',
      ],
      after: ['Wenn du das nicht warst, brauchst du nichts zu tun.'],
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
    number: 'Beleg',
    received: 'Eingegangen',
    declaration: 'Erklärung',
    name: 'Name',
    contract: 'Vertrag',
    cancelKind: 'Art',
    reason: 'Grund',
    wished: 'Gewünschtes Ende',
  },
  plans: { bronze: 'Bronze', silver: 'Silber', gold: 'Gold' },
  unlimited: 'Unbegrenzt',
  declarations: { withdraw: 'Ich widerrufe diesen Vertrag.', cancel: 'Ich kündige diesen Vertrag.' },
  cancelKinds: { ordinary: 'Ordentlich', important: 'Außerordentlich, aus wichtigem Grund' },
  asEarlyAsPossible: 'So früh wie möglich',
  quotes: ['„', '“'],
  atOnce:
    'Du hast verlangt, dass wir vor Ablauf der Widerrufsfrist beginnen. Wenn du widerrufst, zahlst du vom Monatspreis den Anteil für die Tage, bis wir davon erfahren, oder den für die genutzten Sitzungen, je nachdem, welcher größer ist. In einem Tarif ohne Grenze gelten {sessions} Sitzungen als ganzer Monat.',
  refunded:
    'Der Betrag unten geht auf demselben Weg zurück, auf dem du bezahlt hast, spätestens 14 Tage nach deinem Widerruf. Behalten haben wir nur den Anteil für das, was du genutzt hast, wenn du verlangt hattest, dass wir sofort beginnen, oder für das, was du nach deinem Widerruf noch genutzt hast.',
  disputed:
    'Deine Bank prüft die Zahlung. Bis sie entschieden hat, können wir nichts zurückzahlen. Gibt sie dir das Geld zurück, ist die Sache damit erledigt; wenn nicht, zahlen wir dir dann unverzüglich zurück, was dir zusteht.',
  important:
    'Es wurde ein wichtiger Grund genannt. Jemand von uns liest ihn und schreibt dir. Der Tarif endet spätestens mit dem Monat, der bezahlt ist.',
  wishedDate: 'Ein Vertrag kann nicht enden, bevor der bezahlte Monat vorbei ist: Er endet am {at}.',
  wishedLater:
    'Dein Datum gilt: Der Vertrag verlängert sich bis dahin jeden Monat und endet am {at}, mit dem bezahlten Monat, in dem das Datum liegt.',
  endsBefore: 'Der Vertrag war schon zu einem früheren Zeitpunkt gekündigt: Er endet am {at}.',
  quoted:
    'Was in Anführungszeichen steht, wurde in unser Formular eingegeben, und wir wissen nicht, von wem. Adressen und lange Nummern darin sind unbrauchbar gemacht, lange Texte gekürzt. Die Seite oben zeigt alles.',
  links: {
    withdraw: 'Vertrag widerrufen:',
    cancel: 'Verträge hier kündigen:',
    terms: 'Bedingungen:',
  },
};
