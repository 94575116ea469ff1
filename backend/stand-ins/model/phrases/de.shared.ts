import type { SharedPhrases } from './phrases.types.ts';

/** German, across categories. */
export const deShared: SharedPhrases = {
  styles: {
    practical: {
      view: [
        'Bleiben wir also bei dem, was in den nächsten Tagen möglich ist, in einer Reihenfolge, die funktioniert. Drei kleine Dinge, die fertig sind, helfen mehr als ein großer Plan.',
        'Du brauchst dafür nicht den ganzen Weg. Du brauchst einen ersten Schritt, der klar genug ist, um ihn morgen zu gehen.',
      ],
      step: [
        'Trag den ersten Schritt in deinen Kalender ein, mit Tag und Uhrzeit. Stell dir jetzt eine Erinnerung dafür. Was keine eigene Zeit hat, geschieht selten.',
        'Leg heute bereit, was du morgen brauchst. Eine Telefonnummer, ein Blatt Papier, einen ersten Satz. Je weniger Hürden es gibt, desto eher fängst du an.',
      ],
      closing: [
        'Fang mit dem ersten Schritt der Liste an, und lass die anderen noch liegen. Wenn er hinter dir liegt, sieht der zweite kleiner aus.',
        'Eine Woche ist lang genug, um das zu versuchen, und kurz genug, um aufzuhören. Schau am Sonntag zurück, behalte, was geholfen hat, und lass den Rest weg.',
      ],
    },
    empathetic: {
      view: [
        'Was du dabei fühlst, darf da sein, auch wenn zwei Gefühle sich widersprechen. Du musst damit nicht fertig sein, bevor du etwas tust.',
        'Es ist kein Wunder, dass dich das müde macht. Du trägst es neben allem, was eine gewöhnliche Woche schon von dir verlangt.',
      ],
      step: [
        'Gönn dir diese Woche eine sanfte Stunde, in der nichts gelöst werden muss. Ein Bad, ein Spaziergang, Musik, ein Mensch, der keinen Rat geben muss. Ruhe gehört hier zur Arbeit.',
        'Sprich mit dir so wie mit einem Menschen, den du gernhast. Schreib den härtesten Gedanken auf, und darunter, was du ihm antworten würdest. Behalte diese zweite Zeile in Reichweite.',
      ],
      closing: [
        'Du musst nicht all das tun, und nichts davon perfekt. Dass du überhaupt nach Worten gesucht hast, zeigt, wie viel dir daran liegt.',
        'Hab in den nächsten Tagen Geduld mit dir. Manches davon braucht mehr Zeit als Mühe, und diese Zeit darfst du dir nehmen.',
      ],
    },
    analytical: {
      view: [
        'Es hilft, das auseinanderzunehmen: Was ist Tatsache, was ist Deutung, und was ist Vorhersage. Jedes der drei verlangt eine andere Antwort.',
        'Nüchtern betrachtet gibt es drei Hebel: was du sagst, was du tust, und womit du aufhörst. Der letzte wird am häufigsten vergessen.',
      ],
      step: [
        'Vergleiche zwei Möglichkeiten auf dem Papier, jeweils mit Kosten und Gewinn. Gib jedem Punkt ein Gewicht von eins bis fünf. Enttäuscht dich das Ergebnis, ist auch das eine Information.',
        'Schreib auf, woran du merken würdest, dass du dich irrst. Wähle ein Zeichen, das du innerhalb einer Woche beobachten kannst. Das bewahrt dich davor, in allem dasselbe zu lesen.',
      ],
      closing: [
        'Du kannst nicht alles vorhersehen, und das musst du auch nicht. Prüf nach einer Woche, welche Annahme gehalten hat, und passe den nächsten Schritt daran an.',
        'Beurteile die Entscheidung danach, wie du sie getroffen hast, und nicht nur danach, wie sie ausging. Was du unterwegs lernst, zählt als Ergebnis.',
      ],
    },
    motivational: {
      view: [
        'Du bist schon durch schwierige Wochen gekommen, und du weißt, was damals geholfen hat. Diese Kraft ist nicht fort; sie war nur anderswo beschäftigt.',
        'Hier ist mehr in Bewegung, als es von innen scheint. Es so ehrlich zu beschreiben ist schon ein erster Schritt.',
      ],
      step: [
        'Tu vor Mittwoch eine mutige Sache, und halte sie klein. Sie braucht nicht mehr als zehn Minuten zu dauern. Mut kommt meist erst, wenn man schon angefangen hat.',
        'Schreib jeden Abend einen Erfolg auf, wie bescheiden auch immer. Lies am Sonntag alle. Sie zeigen dir eine Richtung, die ein einzelner Tag nicht zeigt.',
      ],
      closing: [
        'Die nächste kleine Sache kannst du, und mehr wird heute nicht von dir verlangt. Danach kommt wieder eine, und du bist ein Stück weiter.',
        'Geh in deinem eigenen Tempo weiter. Was am Montag klein aussieht, hat schon oft einen ganzen Monat verändert.',
      ],
    },
  },
  named: [
    'Du erwähnst {name}, und das verdient einen eigenen Platz in dem, was du entscheidest.',
    'Es ist kein Zufall, dass {name} hier vorkommt, und was du auch beschließt, sollte Raum dafür lassen.',
  ],
  counted: [
    'Du nennst auch „{number}“, und das darf man ruhig so aussprechen, nicht kleiner und nicht größer, als es ist.',
    'Und da ist „{number}“, eine Einzelheit, die oben auf dein Blatt gehört.',
  ],
  namedStep: [
    'Schreib auf, worüber sich {name} Sorgen machen könnte. Zwei oder drei Zeilen genügen, und du musst nicht zustimmen. Dein eigener erster Satz wird dadurch freundlicher und klarer.',
    'Überleg dir eine Sache, die du an {name} schätzt. Sag sie, oder schreib sie, bevor du etwas Schwieriges ansprichst. Man hört leichter zu, wenn die eigene gute Seite gesehen wurde.',
  ],
  againStep: [
    'Kehr heute Abend zu einer deiner eigenen Zeilen zurück. Du hast geschrieben: „{quote}“. Frag dich, was du einem lieben Menschen sagen würdest, der dir das erzählt, und notiere die erste Antwort, die kommt.',
    'Behalte diese Woche einen deiner Sätze vor Augen. Er lautet „{quote}“. Beginne darunter eine Zeile mit „Was ich tun kann, ist“, und beende sie bis Freitag.',
  ],
  greeting: 'Hallo {name},',
  chat: {
    question: [
      'Du fragst „{quote}“, und vorher sicher sein kann man da nicht. Man kann aber auf mehr als eine Antwort vorbereitet sein.',
      '„{quote}“ ist an dieser Stelle eine berechtigte Frage. Die ehrliche Antwort hängt davon ab, was du am meisten schützen möchtest.',
      'Mit „{quote}“ schaust du schon einen Schritt voraus. Das ist nützlich, solange es dich nicht von dem Schritt davor abhält.',
    ],
    statement: [
      'Du sagst „{quote}“. Danke, dass du es so klar aufschreibst, denn es zeigt, wo gerade das Gewicht liegt.',
      '„{quote}“ ist eine wichtige Ergänzung. Sie ändert, was zuerst kommt, aber nicht, worum es dir geht.',
      'In „{quote}“ steckt viel. Es ist verständlich, dass das für dich nicht einfach ist.',
    ],
    thanks: [
      '„{quote}“ ist schön zu lesen. Nimm mit, was nützlich war, und lass den Rest hier.',
      'Danke für „{quote}“. Es ist gut, dass hier etwas Brauchbares dabei war.',
    ],
    body: [
      'Versuch, in zwei Fällen zu denken. Geht es besser, als du befürchtest, musst du dich nur bedanken und es kurz halten. Geht es schlechter, kannst du sagen „ich brauche einen Moment“ und morgen darauf zurückkommen.',
      'Vielleicht hilft es, die Frage kleiner zu machen. Frag nicht, was für immer richtig ist, sondern was in den nächsten drei Tagen freundlich und wahr ist. Die meisten Fehler dieser Größe lassen sich wiedergutmachen.',
      'Gib dem Ganzen etwas mehr Zeit, als angenehm ist. Was heute unklar ist, liegt nach zwei Nächten oft offen da, und wenig davon muss bis heute Abend geklärt sein.',
      'Achte darauf, was du tätest, wenn niemand zusähe oder urteilte. Dieser Antwort musst du nicht immer folgen, aber sie zeigt meist, welcher Teil dir am wichtigsten ist.',
      'Du könntest es in einem Atemzug sagen: was geschehen ist, was es mit dir gemacht hat, und worum du bittest. Dauert es länger, schreib es erst auf und streich die Hälfte.',
      'Halte dich an das, was in deiner Reichweite liegt: deinen Ton, den Zeitpunkt, und deinen nächsten Satz. Den Rest musst nicht du tragen, auch wenn es sich so anfühlt.',
    ],
    bridge: ['Von hier aus passt ein Schritt gut.', 'Für diese Woche genügt es, bei einer Sache zu bleiben.'],
    advised: [
      'In deinem Rat steht dazu schon eine Zeile, „{quote}“, und mit ihr lässt sich gut anfangen.',
      'Ein Schritt aus deinem Rat kommt dem nahe, „{quote}“, also darfst du ihn zuerst gehen.',
    ],
    listed: ['Von hier aus passen zwei Schritte.', 'Für die nächsten Tage genügen zwei kleine Dinge.'],
    recalled: [
      'Du hast mir vorhin „{quote}“ erzählt. So habe ich es noch hier.',
      'Ja, du hast „{quote}“ geschrieben. Gut, dass du darauf zurückkommst.',
    ],
    closing: [
      'Wie hieße der erste Satz, wenn du heute anfingst?',
      'Welcher Teil davon fühlt sich für dich am schwersten an?',
      'Wann hättest du in den nächsten Tagen eine halbe Stunde dafür?',
      'Woran würdest du in einer Woche merken, dass es sich gelohnt hat?',
    ],
  },
  counsellor: {
    both: [
      '{name1}, du schreibst „{quote1}“. {name2}, du schreibst „{quote2}“. Beides kann zugleich wahr sein, und keines muss weichen, damit das andere gehört wird.',
      'Danke, {name1}, für „{quote1}“, und danke, {name2}, für „{quote2}“. Ihr schaut durch zwei Fenster auf dasselbe.',
      'Legen wir zwei Sätze nebeneinander. {name1}, deiner ist „{quote1}“, und {name2}, deiner ist „{quote2}“. Unter beiden scheint der Wunsch zu liegen, verstanden zu werden.',
    ],
    one: [
      '{name1}, danke für „{quote1}“. {name2}, du musst darauf nicht sofort antworten; für den Moment genügt es, das stehen zu lassen.',
      '{name1}, du schreibst „{quote1}“. {name2}, vielleicht magst du, bevor du antwortest, in eigenen Worten sagen, was du darin gehört hast.',
      'Es hat Vertrauen gebraucht, „{quote1}“ zu schreiben, {name1}. {name2}, du darfst dir Zeit damit lassen, und deine Seite bekommt ebenso viel Raum.',
    ],
    solo: [
      '{name1}, du schreibst „{quote1}“. Es ist gut, dass du hier anfängst, und die andere Seite bekommt ebenso viel Raum, sobald ihr beide in diesem Gespräch seid.',
      'Danke, {name1}, für „{quote1}“. Bleiben wir, bis ihr beide da seid, bei deiner Seite, und lassen wir die andere offen.',
    ],
    body: [
      'In den nächsten Minuten muss niemand recht haben. Es genügt, wenn ihr beide sagen könnt, was die andere Person meint, sodass sie nickt.',
      'Achtet darauf, wie schnell ein Wunsch nach einem Vorwurf klingt. Hinter den meisten Vorwürfen steht etwas Einfaches: Sieh mich, hilf mir, bleib bei mir.',
      'Vielleicht hilft es, die vergangene Woche kurz ruhen zu lassen. Was ihr euch beide an einem gewöhnlichen Abend wünscht, ist ein freundlicherer Anfang.',
      'Wenn es angespannt wird, werdet lieber langsamer als lauter. Eine Person spricht, die andere wiederholt es, und erst dann wechselt ihr.',
    ],
    task: [
      'Eine kleine Übung für euch beide: Beendet den Satz „Ich fühle mich dir nah, wenn“ je einmal, ohne das Ende der anderen Person zu kommentieren. Was hört ihr?',
      'Hier ist eine Frage an euch beide, mit ein oder zwei Sätzen zu beantworten: Was hat die andere Person diese Woche getan, worüber du froh warst?',
      'Mögt ihr beide je einen Wunsch für die kommende Woche aufschreiben, klein genug für einen einzigen Satz, und dann den der anderen Person lesen, ohne schon darauf zu antworten?',
      'Versucht heute Abend Folgendes: zehn Minuten, fünf für jede Person, in denen eine Person redet und die andere nur zuhört. Wofür würdet ihr eure fünf Minuten nutzen?',
      'Holt einmal Luft, bevor ihr weitermacht, und beantwortet dann nacheinander dies: Was braucht ihr beide jeweils, um dieses Gespräch heute einen Schritt weiterzubringen?',
    ],
  },
};
