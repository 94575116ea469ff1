import type { Category } from '@beside/common/advice/advice.constants';
import type { CategoryPhrases } from './phrases.types.ts';

/** German, by category. */
export const deCategories: Record<Category, CategoryPhrases> = {
  relationships: {
    opening: [
      'Du schreibst „{quote}“. Die meisten tragen so einen Satz wochenlang mit sich herum, bevor sie ihn aufschreiben, deshalb verdient er eher eine sorgfältige Antwort als eine schnelle.',
      '„{quote}“ ist der Satz, auf den es hier ankommt. Zwischen zwei Menschen hat sich etwas verschoben, und du hast es früher bemerkt, als du Worte dafür hattest.',
    ],
    insight: [
      'Abstand zwischen zwei Menschen entsteht selten durch einen einzigen Streit. Er wächst aus kleinen Dingen, die ungesagt blieben, und er schrumpft auf demselben Weg: mit einem ehrlichen Satz nach dem anderen.',
      'Hier sind zwei Fragen ineinander verknotet: was geschehen ist, und was du jetzt brauchst. Über die erste müsst ihr euch nicht einig sein, bevor du über die zweite sprechen kannst.',
    ],
    steps: [
      'Such diese Woche eine ruhige halbe Stunde aus, und bitte vorher darum. „Können wir uns am Donnerstag nach dem Essen zusammensetzen, nur wir zwei?“ genügt. Gefragt zu werden fühlt sich ganz anders an, als in die Enge getrieben zu werden.',
      'Sag eine Sache, die du fühlst, und eine, die du brauchst. Fang mit „ich“ an, und lass „immer“ und „nie“ weg. Ein kurzer Satz ist leichter zu hören als ein ganzes Plädoyer.',
      'Stell eine offene Frage, und hör dann fünf Minuten zu. Verbessere nichts, und verteidige dich währenddessen nicht. Gib wieder, was du gehört hast, bevor du Eigenes hinzufügst.',
      'Wähle eine kleine Geste, die allein von dir abhängt. Ein Kaffee auf dem Tisch, eine Nachricht am Mittag, eine Entschuldigung für deinen Anteil. Tu es, ohne abzuwarten, was zurückkommt.',
      'Vereinbart eine Pause für Momente, in denen es zu heiß wird. Wählt gemeinsam ein Wort dafür, und eine Zeit für die Rückkehr, zum Beispiel zwanzig Minuten später. Eine Pause mit einem Ende ist kein Weglaufen.',
    ],
    example: [
      'Es gibt etwas, das ich dir sagen möchte, und ich möchte es gut machen.',
      'Mir fehlt, wie leicht es einmal zwischen uns war. Ich weiß, dass ich daran einen Anteil habe, und das tut mir leid.',
      'Du musst heute Abend nicht antworten. Können wir uns am Donnerstag eine halbe Stunde nehmen, mit den Handys in einem anderen Zimmer?',
    ],
    care: 'Wenn derselbe Streit immer wiederkehrt, oder wenn ihr gar nicht mehr redet, ist eine Paartherapie ein guter nächster Schritt. Wenn du je Angst vor der anderen Person hast, sprich zuerst, und allein, in einer Arztpraxis oder mit einem Hilfetelefon.',
  },
  work: {
    opening: [
      '„{quote}“ ist schwer in einen Arbeitstag mitzunehmen. Das kostet Kraft, noch bevor die erste Aufgabe begonnen hat.',
      'Du beschreibst es ohne Umschweife: „{quote}“. Das verdient Aufmerksamkeit, denn Arbeit füllt zu viele Stunden, als dass es am Rand deines Lebens bleiben könnte.',
    ],
    insight: [
      'Ein Teil davon liegt in deiner Hand, und ein Teil nicht. Beides zu trennen bringt meist die erste Erleichterung, weil man dann sieht, wo sich die Mühe lohnt.',
      'Vielleicht hilft es, die Arbeit selbst von den Menschen und den Umständen zu trennen. Die Antwort fällt für alle drei oft verschieden aus.',
    ],
    steps: [
      'Schreib drei Momente aus letzter Zeit auf, die das Problem zeigen. Notiere das Datum, was geschah und was es dich gekostet hat. Solche Tatsachen machen aus einer vagen Klage ein Gespräch, mit dem jemand etwas anfangen kann.',
      'Bitte deine Führungskraft um zwanzig Minuten, mit einem einzigen Thema. Nenne es in der Einladung, damit niemand überrascht ist. Bring eine Bitte mit, die noch diesen Monat erfüllt werden kann.',
      'Entscheide dich für eine Grenze, und halte sie fünf Arbeitstage lang. Zum Beispiel keine Nachrichten nach sieben, oder die Mittagspause nicht am Schreibtisch. Eine Grenze, die du hältst, sagt mehr als eine, die du ankündigst.',
      'Sprich mit jemandem, der dein Fach kennt, aber nicht dein Büro. Frag, was die Person an deiner Stelle täte, und was sie bleiben ließe. Eine halbe Stunde reicht.',
      'Widme deinen anderen Möglichkeiten eine Stunde, ganz ohne Verpflichtung. Bring deinen Lebenslauf auf den neuesten Stand, oder lies in Ruhe fünf Stellenanzeigen. Eine Wahl fühlt sich leichter an, wenn du weißt, was es sonst noch gibt.',
    ],
    example: [
      'Danke, dass du dir Zeit nimmst. Ich möchte über eine Sache sprechen, und ich habe einen Vorschlag dabei.',
      'Seit etwa einem Monat läuft etwas für mich nicht gut, und ich spreche es lieber früh an als spät. Ich habe drei Beispiele aufgeschrieben. Eine Woche lang geht das so, aber nicht auf Dauer.',
      'Können wir festlegen, welche zwei Dinge zuerst kommen, und wer entscheidet, wenn etwas Neues dazukommt? Ich würde das gern vier Wochen lang versuchen und dann gemeinsam darauf schauen.',
    ],
    care: 'Wenn Schlaf, Appetit oder Stimmung seit mehr als zwei Wochen leiden, geh zu deiner Hausarztpraxis oder zum betriebsärztlichen Dienst. Für Fragen zu Vertrag oder Kündigung sind eine Gewerkschaft oder eine Fachkanzlei für Arbeitsrecht die richtige Adresse.',
  },
  personal: {
    opening: [
      'Du sagst es in deinen eigenen Worten: „{quote}“. Wer das so klar sieht, hat schon angefangen, auch wenn sich noch nichts bewegt hat.',
      '„{quote}“ klingt wie ein Satz, den du schon oft hin und her gewendet hast. Aufgeschrieben wird er zu etwas, das du ansehen kannst, statt dass er dich ansieht.',
    ],
    insight: [
      'Veränderung beginnt selten mit einem Beschluss über das ganze Leben. Sie beginnt mit einer gewöhnlichen Stunde, die ein wenig anders verläuft, und dann mit der nächsten.',
      'Vielleicht liegt eine Lücke zwischen dem, was du von dir erwartest, und dem, was diese Zeit zulässt. Sie von beiden Seiten zu schließen ist gerechter, als nur von einer zu drücken.',
    ],
    steps: [
      'Benenne die kleinste Form dessen, was du willst. Wenn es nicht in eine Viertelstunde passt, mach es kleiner. Klein ist, was einen schlechten Tag übersteht.',
      'Verbinde es mit etwas, das du ohnehin jeden Tag tust. Nach dem ersten Kaffee, vor dem Duschen, auf dem Heimweg. Ein fester Platz im Tag trägt dich, wenn die Stimmung es nicht tut.',
      'Schreib eine Woche lang jeden Abend eine Zeile auf. Notiere, was du getan hast und wie es war, mehr nicht. Am Sonntag weißt du mehr, als ein Monat Grübeln dir sagen könnte.',
      'Erzähl einem Menschen, was du vorhast. Wähle eher jemanden, der freundlich ist, als jemanden, der beeindruckt. Bitte darum, am Freitag danach gefragt zu werden.',
      'Lass bis nächste Woche eine Forderung an dich selbst los. Wähle eine, die sonst niemandem auffiele. In dem Raum, der frei wird, kann etwas Neues anfangen.',
    ],
    example: [
      'Eine Seite für mich, heute Abend.',
      'Heute habe ich geschrieben: „{quote}“. Das ist wahr, und es ist nicht die ganze Wahrheit über mich.',
      'Diese Woche tue ich jeden Tag eine Viertelstunde lang eine Sache, und vor Sonntag urteile ich nicht darüber. Lasse ich einen Tag aus, fange ich am nächsten Morgen wieder an und belasse es dabei.',
    ],
    care: 'Wenn die Schwere den größten Teil des Tages bleibt, zwei Wochen oder länger, sprich mit deiner Hausarztpraxis oder einer psychologischen Praxis. Früh zu fragen ist vernünftig, und es ist kein Urteil über dich.',
  },
  health: {
    opening: [
      'Du schreibst „{quote}“, und es ist verständlich, dass das Raum einnimmt. Um einen Körper, der Sorgen macht, kann man schlecht herumdenken.',
      '„{quote}“ ist Grund genug, das ruhig und bald anzuschauen. Du musst nicht sicher sein, dass es ernst ist, bevor du fragen darfst.',
    ],
    insight: [
      'Zwei Dinge helfen zugleich: mehr zu wissen, und weniger Kraft für den Tag zu brauchen. Das Erste ist Sache der Medizin, und mit dem Zweiten kannst du jetzt anfangen.',
      'Sorgen füllen gern die Lücken, in denen Tatsachen fehlen. Ein paar Tage mit schlichten Notizen machen es oft stiller, und sie machen jeden Termin viel nützlicher.',
    ],
    steps: [
      'Führ sieben Tage lang ein kurzes Protokoll. Notiere die Uhrzeit, was du gespürt hast, wie stark von eins bis zehn, und was vorausging. Zwei Zeilen am Tag genügen.',
      'Mach jetzt einen Termin aus, und nicht erst, wenn es schlimmer wird. Sag am Telefon, wie lange es schon dauert. Frag, was du mitbringen sollst.',
      'Schütze deinen Schlaf mit einer festen Stunde. Steh diese Woche jeden Tag zur selben Zeit auf, auch nach einer schlechten Nacht. Das gibt mehr Halt als frühes Zubettgehen.',
      'Beweg dich jeden Tag zehn Minuten sanft, wenn nichts dagegen spricht. Eine Runde um den Block zählt. Hör auf, wenn es weh tut, und schreib auch das auf.',
      'Schlag an einer verlässlichen Stelle nach, und nur einmal. Nimm die Seiten eurer öffentlichen Gesundheitsinformation, und schließ die Suche danach. Um Mitternacht weiterzulesen beantwortet selten etwas.',
    ],
    example: [
      'Guten Morgen. Ich habe aufgeschrieben, was ich sagen möchte, damit ich nicht die Hälfte vergesse.',
      'Das Wichtigste ist: „{quote}“. Es hat vor einiger Zeit angefangen, und ich habe eine Woche lang Notizen gemacht.',
      'Ich habe zwei Fragen. Was könnte die Ursache sein, und wann sollte ich früher wiederkommen?',
    ],
    care: 'Das ist keine Diagnose. Geh diese Woche in eine Arztpraxis, wenn es anhält oder schlimmer wird, und ruf bei Brustschmerzen, Atemnot, plötzlicher Schwäche oder Verwirrtheit sofort den Notruf.',
  },
  family: {
    opening: [
      'Du schreibst „{quote}“. In einer Familie handelt so ein Satz nie nur von heute, weil so viele frühere Jahre mitreden.',
      '„{quote}“ zeigt, wie viel dir diese Menschen bedeuten. Gleichgültigkeit täte nicht so weh.',
    ],
    insight: [
      'In Familien behält jeder gern eine alte Rolle: die vernünftige, die schwierige, die friedenstiftende. Du darfst deine ändern, ohne die anderen erst um ihre zu bitten.',
      'Liebe und Grenzen widersprechen sich nicht. Du kannst jemanden gernhaben und trotzdem sagen, was du geben kannst und was nicht.',
    ],
    steps: [
      'Überleg dir, was du vom nächsten Gespräch willst, und nur von diesem. Ein Wunsch ist genug: gehört werden, einen Termin klären, um Verzeihung bitten. Der Rest darf warten, bis er dran ist.',
      'Sprich mit einer Person nach der anderen, nicht mit der ganzen Runde. Wähle die, mit der es am leichtesten geht. Ein Spaziergang oder eine Autofahrt hilft, weil niemand aufsehen muss.',
      'Schreib auf, was du tun wirst, und was du nicht länger tust. Bleib bei drei Zeilen, in freundlichen Worten. Lies sie vor dem nächsten Besuch noch einmal.',
      'Entschuldige dich für deinen Anteil, wenn es einen gibt, und hör da auf. Alles, was mit „aber du“ beginnt, nimmt die Entschuldigung zurück. Über den Anteil der anderen kannst du an einem anderen Tag sprechen.',
      'Plan diese Woche eine gute, kurze gemeinsame Stunde. Ein Essen, ein paar Fotos, eine Besorgung, und das schwere Thema bleibt zu Hause. Gemeinsame Leichtigkeit ist der Boden für schwierige Gespräche.',
    ],
    example: [
      'Ich habe in den letzten Wochen oft an dich gedacht.',
      'Mein Anteil daran, wie es zwischen uns gelaufen ist, tut mir leid. Ich rede lieber mit dir als über dich.',
      'Du musst nicht gleich antworten. Wenn du magst, rufe ich am Sonntagnachmittag an, und wir fangen mit etwas Leichtem an.',
    ],
    care: 'Wenn alte Verletzungen immer wieder aufbrechen, oder ein Kind dazwischensteht, kann eine Familienberatung oder Familientherapie einen Teil davon mit dir tragen. Wiegt vor allem die Trauer, ist eine Trauerbegleitung eine gute Wahl.',
  },
  money: {
    opening: [
      'Du schreibst „{quote}“. Geldsorgen machen müde, weil sie hinter jeder anderen Entscheidung stehen, bis zur kleinsten.',
      '„{quote}“ lässt sich in Zahlen leichter ansehen als im Dunkeln. Nichtwissen wiegt fast immer schwerer als die Zahl selbst.',
    ],
    insight: [
      'Hier gibt es zwei getrennte Aufgaben: durch diesen Monat zu kommen, und die Richtung zu ändern. Vermischt wirken beide unmöglich.',
      'Nichts davon sagt etwas über deinen Wert. Es sagt, dass das, was hereinkommt, und das, was hinausgeht, einen Plan brauchen, den es noch nicht gibt.',
    ],
    steps: [
      'Schreib alle Einnahmen und festen Kosten auf ein einziges Blatt. Nimm dir eine halbe Stunde und den letzten Kontoauszug. Grobe Zahlen reichen für den ersten Blick.',
      'Bezahle zuerst Miete, Energie, Essen und Krankenversicherung. Alles andere kommt danach, auch die lauteren Briefe. Diese Reihenfolge schützt, worauf du am wenigsten verzichten kannst.',
      'Kündige oder pausiere heute eine Ausgabe. Schau zuerst auf Abonnements, denn die meisten fehlen niemandem. Leg den Betrag noch am selben Tag zur Seite, sonst verschwindet er.',
      'Ruf einen Gläubiger oder Anbieter an, bevor er dich anruft. Sag, was du zahlen kannst und ab wann, und bitte um eine schriftliche Zusage. Den meisten ist ein Plan lieber als Schweigen.',
      'Leg einmal in der Woche eine feste Geldstunde ein. Öffne die Post, prüf den Kontostand, und entscheide über eine Sache. Außerhalb dieser Stunde darfst du an etwas anderes denken.',
    ],
    example: [
      'Mein Plan für diesen Monat auf einer Seite, mit runden Zahlen, die ich durch meine eigenen ersetze.',
      'Einnahmen: 2100. Feste Kosten: 1450. Essen und Fahrten: 450. Bleiben 200, davon gehen 120 an die älteste Rechnung, und 80 bleiben als Polster.',
      'Am Telefon sage ich: „Ich kann ab dem nächsten Ersten 40 im Monat zahlen. Könnten Sie mir das schriftlich bestätigen?“ In drei Monaten sehe ich mir die Zahlen wieder an.',
    ],
    care: 'Wenn Rechnungen zwei Monate lang offen sind, oder Briefe ungeöffnet bleiben, geh bald zu einer kostenlosen Schuldnerberatung. Frag vor großen Entscheidungen wie Haus, Rente oder Kredit zuerst eine unabhängige Finanzberatung.',
  },
  education: {
    opening: [
      'Du schreibst „{quote}“. Das klingt weniger nach fehlender Begabung als nach einer Last, die noch nicht aufgeteilt ist.',
      '„{quote}“ schreibt nur jemand, dem das Lernen wichtig ist, auch wenn es sich gerade nicht so anfühlt. Das ist ein guter Anfang.',
    ],
    insight: [
      'Lernen besteht oft aus zwei Aufgaben zugleich: den Stoff zu verstehen, und mit der Zeit und den Zweifeln umzugehen. Meist geht das Zweite zuerst schief.',
      'Eine Note oder eine Prüfung misst einen Moment unter bestimmten Bedingungen. Was du diese Woche an den Bedingungen änderst, zählt vielleicht mehr als die Anstrengung.',
    ],
    steps: [
      'Schreib alles, was fällig ist, mit Datum auf eine Seite. Markiere dann die zwei wichtigsten Punkte. Diese zwei bekommen deine besten Stunden, und die anderen, was übrig bleibt.',
      'Lern in Blöcken von fünfundzwanzig Minuten, drei am Tag. Leg das Handy in ein anderes Zimmer. Hör nach dem dritten auf, auch wenn es gut läuft.',
      'Frag dich selbst ab, statt noch einmal zu lesen. Klapp das Buch zu, schreib auf, was du noch weißt, und vergleiche dann. Das fühlt sich schwerer an, und es bleibt viel länger.',
      'Schreib deiner Lehrkraft diese Woche eine kurze Nachricht. Stell eine genaue Frage, und schlag einen Termin vor. Jetzt lässt sich viel mehr tun als am Tag vor der Prüfung.',
      'Such dir jemanden, neben dem du an einem festen Nachmittag arbeitest. Es muss nicht einmal dasselbe Fach sein. Stille Konzentration steckt an.',
    ],
    example: [
      'Guten Tag,',
      'ich besuche Ihren Kurs, und es fällt mir schwer, mitzukommen. Ich bin den Stoff durchgegangen, und ich bleibe vor allem an einer Stelle hängen.',
      'Dürfte ich diese Woche für eine Viertelstunde zu Ihnen kommen? Ich bringe mit, was ich bisher versucht habe, und zwei Fragen.',
      'Vielen Dank für Ihre Zeit.',
    ],
    care: 'Wenn Prüfungsangst dich wach hält, oder du nicht mehr hingehst, sprich mit der Studien- oder Schulberatung oder deiner Hausarztpraxis. Schulen und Hochschulen können oft mehr Zeit oder einen anderen Termin geben, wenn du vor der Frist fragst.',
  },
  other: {
    opening: [
      'Du schreibst „{quote}“. Es muss in keine Schublade passen, um gründlich bedacht zu werden.',
      '„{quote}“ ist ein guter Anfang, weil es ohne Verzierung gesagt ist. Die nächste Frage ist, was du dir anders wünschst.',
    ],
    insight: [
      'Wenn eine Frage viele Seiten hat, will der Kopf am liebsten alle zugleich festhalten. Leichter wird es, sobald eine Seite auf dem Papier steht und die anderen warten dürfen.',
      'Vielleicht gibt es hier keine perfekte Antwort, und das kann eine Erleichterung sein. Eine brauchbare Wahl, die du später anpassen kannst, ist oft besser als eine perfekte, die nie kommt.',
    ],
    steps: [
      'Schreib die Frage in einem einzigen Satz auf. Brauchst du zwei, dann hast du zwei Fragen. Fang mit der an, an der ein Datum hängt.',
      'Notiere, was du weißt, was du vermutest und was du befürchtest. Nimm drei Spalten und zehn Minuten. Mach dann bis zum Ende der Woche aus einer Vermutung ein Wissen.',
      'Geh den kleinsten Schritt, der sich noch zurücknehmen lässt. Ein Anruf, ein Besuch, eine Woche auf Probe. Daraus lernst du mehr als aus noch einem Abend Nachdenken.',
      'Frag jemanden, der so etwas schon erlebt hat. Sag, dass du die Erfahrung hören willst und kein Urteil. Achte darauf, was überraschend war.',
      'Setz dir ein Datum, an dem du entscheidest. Trag es in den Kalender ein, mit einer Stunde Ruhe drumherum. Bis dahin darfst du die Sache liegen lassen.',
    ],
    example: [
      'Was ich weiß: „{quote}“.',
      'Was ich in drei Monaten will: eine ruhige Antwort, die ich in einem Satz erklären kann.',
      'Was ich diese Woche tue: eine Person fragen, eine kleine Sache ausprobieren, und am Sonntag um vier entscheiden, ob ich weitermache. Geht es schief, kann ich zurück, und dann habe ich etwas gelernt.',
    ],
    care: 'Wenn es deinen Schlaf, deine Gesundheit oder deine Sicherheit berührt, sprich mit deiner Hausarztpraxis. Geht es um Rechte oder Verträge, kann dir eine Rechtsberatung viele Sorgen ersparen.',
  },
};
