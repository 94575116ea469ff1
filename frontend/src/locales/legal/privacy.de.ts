import type { LegalText } from './legal-text.ts';

const privacy: LegalText = {
  intro:
    'Hier schreiben Menschen über das, was sie beschäftigt. Darum sagt diese Seite in einfachen Worten, was davon gespeichert wird, wer es bekommt, wie lange es bleibt und wie du es wieder loswirst.',
  sections: [
    {
      id: 'operator',
      heading: 'Wer verantwortlich ist',
      body: [
        'Verantwortlich für deine Daten: {operator}. Mehr im <imprint>Impressum</imprint>.',
        'Verantwortlich sind die Betreiber: wer diese Website und ihren Server betreibt. Du erreichst sie unter <mail>{support}</mail>, bei jeder Frage zu deinen Daten und für jedes Recht, das unten steht.',
      ],
    },
    {
      id: 'stored',
      heading: 'Was auf dem Server gespeichert wird',
      body: [
        [
          'Dein Konto, wenn du eins hast: Vor- und Nachname, E-Mail-Adresse, Geburtsdatum, die Sprache deiner E-Mails, dein Tarif und wie viele Sitzungen du genutzt hast; wenn unser Team deine Adresse geändert hat, sieben Tage lang auch die vorherige. Von deinem Passwort nur ein Hash, aus dem es sich nicht ablesen lässt.',
          'Jeder Rat: was du geschrieben hast, Bereich, Stil und Sprache, die Antwort, die Zeit und die IP-Adresse, von der gefragt wurde (von einer IPv6-Adresse die erste Hälfte).',
          'Chats und Paarsitzungen: die Nachrichten mit ihrer Zeit, die Namen, unter denen ihr teilnehmt, und bei einer Paarsitzung die IP-Adresse, von der sie angelegt wurde (von einer IPv6-Adresse die erste Hälfte).',
          'Ohne Konto, je Monat: deine IP-Adresse, der Name, den dein Browser sich selbst gibt, und die Zahl der genutzten kostenlosen Sitzungen.',
          'Deine Browsersitzung: ein Eintrag, der zum Cookie beside.sid gehört und sagt, wessen Browser es ist, welcher Browser und welches System es ist und an welchen Tagen sie begann und zuletzt benutzt wurde.',
          'Wenn du einen zweiten Schritt einrichtest oder einen Passkey hinzufügst: was zur Prüfung nötig ist, wann du es getan hast, und von einem Passkey der Name, wo er liegt, in welchem Browser er hinzugefügt und an welchem Tag er zuletzt verwendet wurde. Die geheime Hälfte eines Passkeys verlässt dein Gerät oder seinen Anbieter nie.',
          'Links, die du zu einem Rat erstellst: eine Kopie davon, mit deiner Frage, wenn du das gewählt hast, bis wann der Link gilt und wie oft er geöffnet wurde. Von denen, die ihn lesen, wird nichts gespeichert: keine Adresse, keine Zeit, kein Cookie; von der Adresse des Links nur ein Hash. Abgelaufene werden nach 30 Tagen gelöscht.',
          'Wenn du wählst, dass alter Rat von selbst gelöscht wird: nach wie vielen Monaten, ob Gemerktes bleibt und ab wann.',
          'Gegen Missbrauch: wie viel an einem Tag für eine Person oder Adresse geschrieben wurde, und verschlüsselte Fingerabdrücke davon, von wo du dich registriert und angemeldet hast. Zu jedem Browser, in dem du angemeldet bist: seine Art und sein System, seit welchem Tag, und der Tag der letzten Benutzung.',
          'Übersetzungen: die eines Rats und seines Chats neben einem Fingerabdruck des Originals, beim Rat; die der Oberfläche ohne Verbindung zu dir.',
          'Wenn du einen Tarif hast oder hattest: deine Kundennummer bei Stripe, den Stand deines Tarifs (Name, Betrag, Zeiten, Rabatt, die Zahlungsart mit den letzten vier Ziffern), die Änderungen, die du verlangt hast, und was dir als ihr Preis genannt wurde, und die Nachrichten von Stripe dazu.',
          'Widerrufe und Kündigungen, die du schickst: Nummer, Zeit, Name, Adresse, Vertrag, Grund und Sprache.',
          'Eine E-Mail, die noch verschickt wird: deine Adresse und dein Vorname.',
          'Wenn du festlegst, worüber du etwas hören willst: welche Arten, deine Ruhezeit und deine Zeitzone, ob E-Mails kommen, wann die letzte kam, und den Link, der sie beendet, als Hash; von jedem Gerät, das Mitteilungen bekommt, die Adresse und die Schlüssel, die sein Browser dafür gegeben hat; was für dich neu ist, als Art und Nummer, ohne Worte, wann es kam und wann du es gesehen hast; und an welchem Tag wie viele Mitteilungen hinausgingen.',
        ],
        'Das eigene Protokoll der Anwendung enthält keine Namen, keine Adressen und nichts von dem, was du schreibst. Unter der Nummer deines Kontos hält es fest, wann du dich an- und abmeldest, wann sich dein Passwort ändert und was abgelehnt wurde; eine misslungene Anmeldung unter einem verschlüsselten Fingerabdruck der Adresse.',
      ],
    },
    {
      id: 'browser',
      heading: 'Was in deinem Browser gespeichert wird',
      body: [
        'Es gibt drei Cookies, alle unbedingt nötig. beside.sid hält dich angemeldet oder zeigt, wenn du kein Konto hast, dass ein Rat oder ein Platz in einer Paarsitzung deiner ist; es wird gesetzt, wenn du um Rat fragst, ohne Konto zu einer Paarsitzung dazukommst oder dich anmeldest, und endet 60 Tage nach deinem letzten Besuch. beside.signed-in sagt nur, dass in diesem Browser jemand angemeldet ist, damit die Seite ohne Anmeldung den Server nicht fragen muss; es wird gesetzt, wenn du dich anmeldest, und endet mit beside.sid oder wenn du dich abmeldest. beside.device wird gesetzt, wenn du dich registrierst oder anmeldest, für ein Jahr: Daran wird dein Browser wiedererkannt, damit du auch dann hineinkommst, wenn Fremde dein Passwort zu erraten versuchen, und damit der Link, der deine Adresse bestätigt, in dem Browser, in dem du dich registriert hast, kein Passwort braucht.',
        'Im Speicher des Browsers liegen, nur für diesen Tab, dein Entwurf und eine laufende Anfrage, mit der Nummer deines Kontos, falls du eines hast, wie weit unten du auf jeder Seite warst und ob die Seite noch einmal geladen oder eilig verlassen wurde; in einem Chat auch, was du gerade schreibst, Fragen, die noch zu senden sind, welcher Chat offen ist und welche Hilfe du ausgeblendet hast; in einer Paarsitzung auch, was du gerade schreibst, Nachrichten, die noch zu senden sind, und Hilfe, die dir dort gezeigt wurde; auf der Seite der Tarife dein Rabattcode und wann du zuletzt bezahlt hast; in der Verwaltung eine Ankündigung, die gerade geschrieben wird; und eine Meldung, die dir noch zu zeigen ist. Für diesen Browser liegen dort deine Sprache, das Farbschema, Name und Bild der App auf diesem Gerät, wenn du andere gewählt hast, das Land für Hilfsangebote, die Zahl der kostenlosen Sitzungen, übersetzte Texte der Oberfläche, ob jemand angemeldet war, ob du den Hinweis zum Diktieren gelesen hast, von welchen zwei Mal Rat du hier zuerst das Ende gelesen hast oder dass dir danach gezeigt wurde, wie du die App hinzufügst, welche Ankündigungen du ausgeblendet hast, von welchen Zahlungen du gehört hast, ein Rat für den Moment, bis er geöffnet ist, welchen Rat du dir gemerkt hast, mit der Nummer deines Kontos, der Name, mit dem du ohne Konto zu einer Paarsitzung dazugekommen bist, und die Sprache, in der du dort liest. Nichts davon dient dazu, dir zu folgen.',
        'Damit {appName} ohne Verbindung öffnet, speichert dein Browser die Teile der Seite und die Hilfeseite: für alle dieselben, und nichts von dir. Wenn du einen Rat auf diesem Gerät behältst, liegen dort auch sein Text, die ersten Worte deiner Frage und die Nummer deines Kontos und lassen sich dort ohne dein Passwort lesen. Sie werden gelöscht, wenn du dich abmeldest oder „Schnell weg“ benutzt, mit dem Rat selbst und nach 14 Tagen ohne Verbindung.',
        'Wenn du Mitteilungen einschaltest, erfährt der Push-Dienst des Herstellers deines Browsers eine Adresse für dieses Gerät und wann wir dorthin wie viele Bytes schicken: immer gleich viele, verschlüsselt, und nie, worum es geht. Das endet, wenn du sie ausschaltest, dich abmeldest oder „Schnell weg“ benutzt. Dieser Browser merkt sich, ob sie hier eingeschaltet sind.',
        'Es gibt keine Tracker, keine Analyse und keine Werbung. Die Seite lädt nichts von Servern anderer Firmen, mit einer Ausnahme: Wo Zahlungen eingerichtet sind, kommt das Zahlungsformular von Stripe, auf der Seite, auf der du bezahlst.',
      ],
    },
    {
      id: 'model',
      heading: 'Was der Anbieter des KI-Modells bekommt',
      body: [
        'Das Modell läuft bei einem Anbieter, den die Betreiber gewählt haben; frag sie, wer es ist und in welchem Land. Er kann außerhalb der Europäischen Union liegen. In einer Demo steht das beim Formular, und kein Anbieter bekommt etwas.',
        [
          'Er bekommt den Text, den du geschrieben hast, mit Bereich, Stil und Sprache, und das Land, dessen Hilfsangebote du siehst, wenn es bekannt ist; für einen Chat oder eine Paarsitzung auch die Nachrichten davor; für eine Übersetzung den Text, der übersetzt wird.',
          'In einer Paarsitzung schreibt das Modell als KI-Begleitung, und sein Anbieter bekommt auch die Namen von euch beiden und den Namen der Sitzung. Liest die andere Person in einer anderen Sprache, übersetzt das Modell die Nachrichten.',
          'Er bekommt einen Code, der aus der Nummer deines Kontos oder deiner IP-Adresse berechnet ist. Daran kann er Missbrauch erkennen, ohne zu erfahren, wer du bist.',
          'Abgesehen von den Namen in einer Paarsitzung bekommt er weder deinen Namen noch deine E-Mail-Adresse noch dein Geburtsdatum, außer du schreibst sie selbst in den Text.',
        ],
        'Bevor eine Bitte um Rat abgeschickt wird, sucht der Server selbst nach Anzeichen unmittelbarer Gefahr. Ein Text, in dem er welche findet, wird mit Stellen beantwortet, die helfen, und nicht weitergegeben. In einer Paarsitzung können beide eine solche Nachricht lesen, und sie wird übersetzt wie jede andere; die Stellen, die helfen, sieht aber nur, wer sie geschrieben hat, und die KI-Begleitung bekommt die Nachricht nicht. Wo die Anzeichen nur möglich sind, wird der Text weitergegeben, und die Stellen, die helfen, stehen neben dem, was das Modell schreibt. Auch das Modell wird nach solchen Anzeichen gefragt; in einer Paarsitzung sieht nur, wer geschrieben hat, was es findet.',
      ],
    },
    {
      id: 'others',
      heading: 'Wer noch beteiligt ist',
      body: [
        [
          'Die Firma, auf deren Maschinen die Betreiber den Server laufen lassen.',
          'Wo Zahlungen eingerichtet sind: Stripe. Es bekommt deinen Namen, deine E-Mail-Adresse, deine Sprache, die Nummer deines Kontos und, wenn wir bei der Bestellung danach fragen, dein Land und deine Postleitzahl für die Mehrwertsteuer, und wickelt Zahlungen und Rechnungen ab. Deine Kartendaten gehen direkt an Stripe; der Server sieht sie nie. Auf der Seite, auf der du bezahlst, erfährt Stripe auch deine IP-Adresse und schützt vor Betrug.',
          'Wo E-Mail eingerichtet ist: ein E-Mail-Dienst, der deine Adresse und die E-Mails an dich bekommt.',
          'Der Hersteller deines Browsers, wenn du diktierst oder dir einen Text vorlesen lässt: Manche Browser tun das auf den Servern ihres Herstellers, mit dem Ton oder dem Text. Den Ton bekommen wir nie.',
          'Wo Mitteilungen eingerichtet sind und du sie einschaltest: der Push-Dienst des Herstellers deines Browsers (Google, Mozilla, Apple oder Microsoft).',
        ],
        'Nichts wird an irgendwen verkauft.',
      ],
    },
    {
      id: 'reasons',
      heading: 'Warum das erlaubt ist',
      body: [
        'Konto, Rat und Zahlungen werden verarbeitet, um zu leisten, worum du bittest (Artikel 6 Absatz 1 Buchstabe b DSGVO); IP-Adressen, Zähler und Fingerabdrücke, damit der Dienst sicher und gerecht bleibt, was das berechtigte Interesse der Betreiber ist (Buchstabe f); Rechnungen, wie das Gesetz es verlangt (Buchstabe c).',
        'Was du schreibst, kann von deiner Gesundheit, deinem Glauben oder deinem Liebesleben erzählen. Indem du es abschickst, willigst du ein, dass es für deinen Rat verarbeitet wird (Artikel 9 Absatz 2 Buchstabe a). Das kannst du jederzeit widerrufen, indem du den Rat löschst; was vorher geschah, bleibt rechtmäßig.',
        'Keine Entscheidung mit rechtlicher Wirkung für dich trifft hier eine Maschine.',
      ],
    },
    {
      id: 'duration',
      heading: 'Wie lange es bleibt',
      body: [
        [
          'Konto, Rat und Chats mit ihren Übersetzungen: bis du sie löschst, oder dein Konto. Wenn du unter „Aufbewahren und teilen“ gewählt hast, dass alter Rat von selbst gelöscht wird, der Rat, sein Chat und seine Links: bis zu der Nacht, in der er fällig ist; deine Wahl, bis du sie änderst.',
          'Eine Anmeldung, deren Adresse nie bestätigt wurde: 2 Tage.',
          'Rat ohne Konto: bis du ihn löschst. Wenn das Cookie beside.sid nicht mehr in deinem Browser ist, kann ihn auf dieser Website niemand mehr öffnen; er wird in der Nacht gelöscht, nachdem seine Sitzung geendet hat, 60 Tage nach deinem letzten Besuch.',
          'Was du geschrieben hast, im Vermerk einer Anfrage: gelöscht, sobald die Anfrage beendet ist. Der Rest des Vermerks: 2 Tage.',
          'Zähler kostenloser Sitzungen: 3 Monate nach der letzten Nutzung. Mengen, die an einem Tag geschrieben wurden: 3 Tage.',
          'Browsersitzungen: 60 Tage nach deinem letzten Besuch. Links in E-Mails: 1 Stunde, um ein Passwort zurückzusetzen, 24 Stunden, um eine Adresse zu bestätigen.',
          'Paarsitzungen mit ihren Nachrichten und Übersetzungen: bis die Person, die die Sitzung angelegt hat, sie oder ihr Konto löscht. Wer ohne Konto dazugekommen ist, kann sie öffnen, solange das Cookie beside.sid im Browser ist.',
          'Was das Modell in einer Paarsitzung für Anzeichen von Gefahr hielt: 30 Tage. Nur wer die Nachricht geschrieben hat, kann es sehen und herunterladen.',
          'Übersetzungen der Oberfläche: 90 Tage.',
          'Angebote für einen Tarifwechsel: 30 Tage. Nachrichten von Stripe über Zahlungen: 60 Tage. Änderungen eines Tarifs: 90 Tage.',
          'Widerrufe und Kündigungen: als Nachweis, 3 Jahre nach dem Ende ihres Jahres, auch wenn das Konto gelöscht ist.',
          'Nach einem Widerruf, von einem gelöschten Konto: ein Code, der aus seiner Adresse gebildet ist, das Datum und die genutzten Sitzungen, ebenso lange, damit niemand immer wieder umsonst Tarife nutzt.',
          'Rechnungen: bei Stripe, so lange, wie das Gesetz es verlangt.',
          'Was für dich neu ist: 14 Tage. Die Adresse eines Geräts für Mitteilungen: bis du sie dort ausschaltest, dich abmeldest oder „Schnell weg“ benutzt, und 60 Tage, nachdem es zuletzt geantwortet hat.',
        ],
        'In Sicherungskopien der Betreiber kann Gelöschtes noch einige Zeit länger liegen. Damit keine Sicherungskopie es zurückbringt, bleiben die Nummern des Gelöschten 400 Tage lang in einer Liste.',
      ],
    },
    {
      id: 'rights',
      heading: 'Was du tun kannst',
      body: [
        [
          'Deine Daten ansehen und mitnehmen: „Meine Daten herunterladen“ auf deiner <account>Kontoseite</account>.',
          'Sie berichtigen: auf derselben Seite. Wegen deines Geburtsdatums schreib den Betreibern.',
          'Sie löschen: jeden Rat für sich oder das Konto mit allem, was dazugehört. Deine Nachrichten in Paarsitzungen anderer bleiben dort unter dem gezeigten Namen, ohne die Verbindung zu dir.',
          'Widersprechen, die Verarbeitung einschränken lassen oder eine Einwilligung widerrufen: schreib an <mail>{support}</mail>.',
          'Dich bei der Datenschutzbehörde deines Wohnorts beschweren.',
        ],
      ],
    },
    {
      id: 'young',
      heading: 'Junge Menschen',
      body: [
        'Für ein Konto musst du mindestens 13 Jahre alt sein; darum wird nach dem Geburtsdatum gefragt. Wenn du jünger bist und Hilfe brauchst, sprich mit einer erwachsenen Person, der du vertraust, oder ruf ein Hilfetelefon für Kinder an.',
      ],
    },
    {
      id: 'changes',
      heading: 'Wenn sich das ändert',
      body: ['Wenn der Dienst anders mit Daten umgeht, ändert sich diese Seite, bevor er es tut. Ihr Datum steht oben.'],
    },
  ],
};

export default privacy;
