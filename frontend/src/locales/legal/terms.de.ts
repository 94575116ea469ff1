import type { LegalText } from './legal-text.ts';

const terms: LegalText = {
  intro:
    'Das sind die Regeln für {appName}. „Wir“ und „die Betreiber“ meint, wer diese Website betreibt; zu erreichen unter <mail>{support}</mail>. Was mit deinen Daten geschieht, steht in der <privacy>Datenschutzerklärung</privacy>.',
  sections: [
    {
      id: 'operator',
      heading: 'Mit wem du den Vertrag schließt',
      body: ['Dein Vertragspartner: {operator}. Mehr im <imprint>Impressum</imprint>.'],
    },
    {
      id: 'service',
      heading: 'Was du bekommst',
      body: [
        'Du beschreibst eine Situation, wählst, worum es geht und wie der Rat klingen soll, und ein KI-Modell schreibt dir einen Rat. Zwei Menschen können auch eine Paarsitzung teilen.',
        'Den Rat schreibt eine Maschine, und niemand liest ihn vor dir. Er kann falsch, unvollständig oder für dich nicht passend sein, auch wo er sicher klingt. Prüfe, wovon viel abhängt, bevor du danach handelst.',
      ],
    },
    {
      id: 'limits',
      heading: 'Was er nicht ersetzt',
      body: [
        'Der Rat ist keine medizinische, therapeutische, rechtliche oder finanzielle Beratung, und er ersetzt niemanden vom Fach, der deinen Fall kennt.',
        'In unmittelbarer Gefahr wähle deine örtliche Notrufnummer (in der EU die 112). {appName} kann keine Hilfe für dich rufen.',
        'Bevor das KI-Modell gefragt wird, sucht der Server in deinem Text nach Anzeichen unmittelbarer Gefahr. Findet er welche, zeigt er dir statt eines Rates Stellen, die helfen. Das geschieht automatisch: Es kann etwas übersehen, und niemand sieht zu.',
      ],
    },
    {
      id: 'account',
      heading: 'Wer es nutzen darf',
      body: [
        'Du musst mindestens 13 Jahre alt sein. Verlangt das Recht deines Landes in deinem Alter die Zustimmung der Eltern, brauchst du auch die.',
        'Du kannst ohne Konto um Rat fragen. Ein Konto ist für eine Person, mit wahren Angaben. Behalte dein Passwort für dich, und schreib uns, wenn du glaubst, dass jemand anderes dein Konto nutzt.',
      ],
    },
    {
      id: 'conduct',
      heading: 'Worum wir dich bitten',
      body: [
        [
          'Nutze {appName} nicht, um jemandem zu schaden, zu drohen oder zu täuschen, und zu nichts Verbotenem.',
          'Schreib über andere nicht mehr, als der Rat braucht. Ihre Namen braucht er so gut wie nie.',
          'Gib den Rat nicht als den einer Fachperson aus.',
          'Umgehe die Grenzen nicht, überlaste den Dienst nicht und versuch nicht, in ihn einzudringen.',
        ],
        'Wer diese Regeln schwer oder immer wieder verletzt, kann das Konto verlieren. Du kannst dem widersprechen, indem du uns schreibst; dann sieht es sich ein Mensch an.',
      ],
    },
    {
      id: 'content',
      heading: 'Wem die Worte gehören',
      body: [
        'Was du schreibst, bleibt deins. Wir dürfen es nur verarbeiten, um dir den Dienst zu leisten, so wie es in der <privacy>Datenschutzerklärung</privacy> steht. Den Rat darfst du nutzen, wie du magst. Jemand mit einer ähnlichen Frage bekommt vielleicht ähnliche Worte.',
        'In einer Paarsitzung lesen beide alles, was dort geschrieben wird. Löschen kann sie nur, wer sie angelegt hat, und dann ist sie für beide weg.',
      ],
    },
    {
      id: 'plans',
      heading: 'Kostenlose Sitzungen und Tarife',
      body: [
        'Ohne Konto sind im Monat 3 Sitzungen je IP-Adresse kostenlos; mit einem kostenlosen Konto 3 Sitzungen im Monat. Eine Sitzung, aus der kein Rat entsteht, wird zurückgegeben. Eine, die dir Stellen zeigt, die helfen, zählt nicht.',
        'Wo die Betreiber bezahlte Tarife anbieten, siehst du vor der Bestellung den Preis in Euro, inklusive Mehrwertsteuer, und was enthalten ist. Ein Tarif wird monatlich im Voraus über den Zahlungsdienst Stripe bezahlt und verlängert sich jeden Monat zum selben Preis. Ein größerer Tarif beginnt sofort, und du bezahlst den Unterschied für den Rest des Monats; ein kleinerer beginnt mit deinem nächsten Monat.',
        'Du kannst jederzeit zum Ende des bezahlten Monats kündigen: auf deiner <account>Kontoseite</account> oder ohne Anmeldung über <cancel>„Verträge hier kündigen“</cancel> am Fuß jeder Seite. Dort kannst du auch einen späteren Tag nennen: Der Tarif verlängert sich dann und endet mit dem bezahlten Monat, in dem dieser Tag liegt. Bis zum Ende behältst du den Tarif und kannst die Kündigung zurücknehmen. Lässt sich eine Verlängerung nicht abbuchen, behältst du den Tarif 7 Tage lang; danach endet er, wenn nicht bezahlt wird.',
      ],
    },
    {
      id: 'withdrawal',
      heading: 'Widerrufsrecht',
      body: [
        'Wenn du in der Europäischen Union lebst und als Verbraucherin oder Verbraucher einen Tarif bestellst, kannst du ihn innerhalb von 14 Tagen ohne Angabe von Gründen widerrufen: über <withdraw>„Vertrag widerrufen“</withdraw> am Fuß jeder Seite, angemeldet oder nicht, oder mit einer eindeutigen Nachricht an <mail>{support}</mail>. Es genügt, sie vor Ablauf der 14 Tage abzuschicken. Du bekommst eine Eingangsbestätigung mit Datum und Uhrzeit. Die <instruction>Widerrufsbelehrung</instruction> im Wortlaut des Gesetzes enthält ein Formular, das du verwenden kannst.',
        'Wir zahlen dir dann innerhalb von 14 Tagen dein Geld auf demselben Weg zurück. Hast du verlangt, dass der Tarif sofort beginnt, dürfen wir den Anteil für die Zeit bis zu deinem Widerruf behalten oder den für die genutzten Sitzungen, je nachdem, welcher größer ist; in einem Tarif ohne Grenze gelten {sessions} Sitzungen als ganzer Monat. Sitzungen, die du zwischen deinem Widerruf und dem Ende des Tarifs noch nutzt, bezahlst du in jedem Fall. Genutzte Sitzungen zählen weiter, bis der Monat zu Ende gewesen wäre, auch nach einem Widerruf und in einem neuen Tarif.',
        'Der Vertrag besteht schon, während deine Bank die Zahlung noch bearbeitet: Ein Widerruf oder eine Kündigung zählt ab dem Tag, an dem die Erklärung bei uns eingeht. Solange deine Bank eine Zahlung prüft, die du beanstandest, wird der Tarif nicht verlängert; er endet, wenn die Bank dir recht gibt.',
      ],
    },
    {
      id: 'liability',
      heading: 'Wofür wir einstehen',
      body: [
        'Der Dienst kann unterbrochen sein, und wie viel an einem Tag geschrieben werden kann, ist begrenzt. Wir können nicht versprechen, dass ein Rat bewirkt, was du dir erhoffst.',
        'Wir haften voll für Vorsatz und grobe Fahrlässigkeit, für Schäden an Leben, Körper oder Gesundheit und überall, wo das Gesetz es verlangt. Bei leichter Fahrlässigkeit haften wir nur, wenn eine Pflicht verletzt ist, auf der der Vertrag beruht, und dann für den Schaden, der zu erwarten war. Deine Rechte als Verbraucherin oder Verbraucher bleiben.',
      ],
    },
    {
      id: 'end',
      heading: 'Gehen, und Änderungen',
      body: [
        'Du kannst dein Konto jederzeit auf deiner <account>Kontoseite</account> löschen und dort vorher deine Daten herunterladen. Dein Tarif endet mit ihm.',
        'Wenn sich diese Nutzungsbedingungen ändern, stehen der neue Text und sein Datum hier. Eine Änderung, die einem bezahlten Tarif etwas nimmt, gilt nicht vor dem Ende des bezahlten Monats.',
        'Es gilt das Recht des Landes, in dem die Betreiber ihren Sitz haben. Als Verbraucherin oder Verbraucher behältst du auch den Schutz, den dir das Recht deines eigenen Landes gibt.',
      ],
    },
  ],
};

export default terms;
