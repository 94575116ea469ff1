import type { Category } from '@beside/common/advice/advice.constants';
import type { CategoryPhrases } from './phrases.types.ts';

/** Dutch, by category. */
export const nlCategories: Record<Category, CategoryPhrases> = {
  relationships: {
    opening: [
      'Je schrijft ‘{quote}’. De meeste mensen lopen weken met zo’n zin rond voordat ze hem opschrijven, dus hij verdient eerder een zorgvuldig antwoord dan een snel antwoord.',
      '‘{quote}’ is de zin waar het hier om draait. Er is iets verschoven tussen twee mensen, en jij merkte dat eerder dan je er woorden voor had.',
    ],
    insight: [
      'Afstand tussen twee mensen komt zelden van één ruzie. Ze groeit uit kleine dingen die niet gezegd werden, en ze krimpt op dezelfde manier: met één eerlijke zin tegelijk.',
      'Hier lopen twee vragen door elkaar: wat er gebeurd is, en wat je nu nodig hebt. Over de eerste hoeven jullie het niet eens te zijn voordat je over de tweede kunt praten.',
    ],
    steps: [
      'Kies deze week een rustig half uur en vraag er van tevoren om. ‘Zullen we donderdag na het eten even gaan zitten, alleen wij tweeën?’ is genoeg. Gevraagd worden voelt heel anders dan klemgezet worden.',
      'Zeg één ding dat je voelt en één ding dat je nodig hebt. Begin met ‘ik’, en laat ‘altijd’ en ‘nooit’ weg. Een korte zin is makkelijker te horen dan een heel betoog.',
      'Stel één open vraag en luister dan vijf minuten. Verbeter niets, en verdedig je intussen niet. Herhaal wat je hoorde voordat je er zelf iets aan toevoegt.',
      'Kies één klein gebaar dat alleen van jou afhangt. Een kop koffie op tafel, een berichtje tussen de middag, een excuus voor jouw deel. Doe het zonder af te wachten wat er terugkomt.',
      'Spreek een pauze af voor de momenten waarop het te heet wordt. Kies er samen een woord voor, en een tijd om terug te komen, bijvoorbeeld na twintig minuten. Een pauze met een einde is geen weglopen.',
    ],
    example: [
      'Er is iets wat ik je wil vertellen, en ik wil het goed doen.',
      'Ik mis hoe vanzelfsprekend het tussen ons was. Ik weet dat ik daar zelf een aandeel in heb, en dat spijt me.',
      'Je hoeft vanavond niet te antwoorden. Zullen we donderdag een half uur nemen, met de telefoons in een andere kamer?',
    ],
    care: 'Als dezelfde ruzie steeds terugkomt, of als het praten helemaal is gestopt, dan is een relatietherapeut een goede volgende stap. Als je ooit bang bent voor de ander, praat dan eerst, en alleen, met een arts of een hulplijn.',
  },
  work: {
    opening: [
      '‘{quote}’ is zwaar om mee te nemen naar een werkdag. Het kost al energie voordat de eerste taak begonnen is.',
      'Je zegt het zonder omwegen: ‘{quote}’. Dat mag je serieus nemen, want werk vult te veel uren om dit aan de rand van je leven te laten.',
    ],
    insight: [
      'Een deel hiervan heb je zelf in de hand, en een deel niet. Die twee uit elkaar halen geeft meestal de eerste opluchting, omdat je dan ziet waar je moeite telt.',
      'Het kan helpen om het werk zelf te scheiden van de mensen en de omstandigheden eromheen. Het antwoord is vaak voor alle drie verschillend.',
    ],
    steps: [
      'Schrijf drie recente momenten op die het probleem laten zien. Noteer de datum, wat er gebeurde en wat het je kostte. Zulke feiten maken van een vage klacht een gesprek waar iemand iets mee kan.',
      'Vraag je leidinggevende om twintig minuten, met één onderwerp. Noem het in de uitnodiging, zodat niemand verrast is. Neem één verzoek mee dat deze maand ingewilligd kan worden.',
      'Kies één grens en houd die vijf werkdagen vol. Bijvoorbeeld geen berichten na zeven uur, of lunchen weg van je bureau. Een grens die je bewaakt zegt meer dan een grens die je aankondigt.',
      'Praat met één iemand die je vak kent, maar niet je kantoor. Vraag wat diegene in jouw plaats zou doen, en wat juist niet. Een half uur is genoeg.',
      'Besteed één uur aan je andere mogelijkheden, zonder dat je er iets mee moet. Werk je cv bij, of lees rustig vijf vacatures. Een keuze voelt lichter als je weet wat er verder is.',
    ],
    example: [
      'Fijn dat je tijd hebt gemaakt. Ik wil het over één ding hebben, en ik heb een voorstel meegenomen.',
      'Sinds ongeveer een maand loopt er iets niet goed voor mij, en ik zeg dat liever vroeg dan laat. Ik heb drie voorbeelden opgeschreven. Zo houd ik het een week vol, maar geen seizoen.',
      'Kunnen we afspreken welke twee dingen voorgaan, en wie beslist als er iets nieuws bij komt? Ik wil dat graag vier weken proberen en er dan samen naar kijken.',
    ],
    care: 'Als je slaap, je eetlust of je stemming er al meer dan twee weken onder lijden, ga dan naar je huisarts of de bedrijfsarts. Voor vragen over contracten of ontslag zijn een vakbond of een arbeidsjurist het juiste adres.',
  },
  personal: {
    opening: [
      'Je zegt het in je eigen woorden: ‘{quote}’. Wie dat zo helder ziet, is al begonnen, ook als er nog niets bewogen heeft.',
      '‘{quote}’ klinkt als een zin die je al vaak hebt omgedraaid. Nu hij op papier staat, kun jij ernaar kijken, in plaats van dat hij naar jou kijkt.',
    ],
    insight: [
      'Verandering begint zelden met een besluit over je hele leven. Ze begint met één gewoon uur dat een beetje anders gaat, en dan met het volgende.',
      'Misschien zit er een kloof tussen wat je van jezelf verwacht en wat deze periode toelaat. Die van twee kanten kleiner maken is eerlijker dan van één kant duwen.',
    ],
    steps: [
      'Benoem de kleinste versie van wat je wilt. Lukt het niet in een kwartier, maak het dan kleiner. Klein is wat een slechte dag overleeft.',
      'Koppel het aan iets wat je toch al elke dag doet. Na de eerste koffie, voor het douchen, op weg naar huis. Een vaste plek op de dag draagt je als je stemming dat niet doet.',
      'Schrijf een week lang elke avond één regel op. Noteer wat je deed en hoe het voelde, meer niet. Zondag weet je meer dan een maand piekeren je kan vertellen.',
      'Vertel één iemand wat je probeert. Kies liever iemand die vriendelijk is dan iemand die indruk maakt. Vraag diegene om er vrijdag naar te vragen.',
      'Laat tot volgende week één eis aan jezelf los. Kies er een die niemand anders zou opvallen. De ruimte die vrijkomt is waar iets nieuws kan beginnen.',
    ],
    example: [
      'Een bladzijde voor mezelf, vanavond.',
      'Vandaag schreef ik: ‘{quote}’. Het is waar, en het is niet de hele waarheid over mij.',
      'Deze week doe ik elke dag een kwartier één ding, en ik oordeel er niet over voor zondag. Sla ik een dag over, dan begin ik de volgende ochtend opnieuw en laat ik het daarbij.',
    ],
    care: 'Blijft de zwaarte het grootste deel van de dag, twee weken of langer, praat dan met je huisarts of een psycholoog. Vroeg hulp vragen is verstandig, en het is geen oordeel over jou.',
  },
  health: {
    opening: [
      'Je schrijft ‘{quote}’, en het is begrijpelijk dat dat ruimte inneemt. Om een lichaam dat zorgen geeft kun je moeilijk heen denken.',
      '‘{quote}’ is reden genoeg om hier rustig en snel naar te kijken. Je hoeft niet zeker te weten dat het ernstig is voordat je ernaar mag vragen.',
    ],
    insight: [
      'Twee dingen helpen tegelijk: meer weten, en minder kracht nodig hebben voor de dag. Het eerste is het deel van een arts, en met het tweede kun je nu beginnen.',
      'Zorgen vullen graag de gaten waar feiten ontbreken. Een paar dagen eenvoudige notities maken het vaak stiller, en ze maken elke afspraak veel nuttiger.',
    ],
    steps: [
      'Houd zeven dagen een kort logboek bij. Noteer de tijd, wat je voelde, hoe sterk van één tot tien, en wat eraan voorafging. Twee regels per dag zijn genoeg.',
      'Maak nu een afspraak, en niet pas als het erger wordt. Zeg aan de telefoon hoelang het al duurt. Vraag wat je moet meenemen.',
      'Bescherm je slaap met één vast uur. Sta deze week elke dag op dezelfde tijd op, ook na een slechte nacht. Dat geeft meer houvast dan vroeg naar bed gaan.',
      'Beweeg elke dag tien minuten rustig, als niets het verbiedt. Een blokje om telt mee. Stop als het pijn doet, en schrijf ook dat op.',
      'Zoek dingen op één betrouwbare plek op, en maar één keer. Kies de site van je huisartsen of gezondheidsdienst, en sluit het zoeken daarna af. Doorlezen om middernacht geeft zelden antwoord.',
    ],
    example: [
      'Goedemorgen. Ik heb opgeschreven wat ik wil zeggen, zodat ik niet de helft vergeet.',
      'Het belangrijkste is dit: ‘{quote}’. Het is een tijd geleden begonnen, en ik heb een week lang aantekeningen gemaakt.',
      'Ik heb twee vragen. Wat kan de oorzaak zijn, en wanneer moet ik eerder terugkomen?',
    ],
    care: 'Dit is geen diagnose. Ga deze week naar een arts als het aanhoudt of erger wordt, en bel meteen het alarmnummer bij pijn op de borst, benauwdheid, plotselinge zwakte of verwardheid.',
  },
  family: {
    opening: [
      'Je schrijft ‘{quote}’. In een familie gaat zo’n zin nooit alleen over vandaag, want er praten zoveel eerdere jaren in mee.',
      '‘{quote}’ laat zien hoeveel deze mensen voor je betekenen. Onverschilligheid zou niet zo’n pijn doen.',
    ],
    insight: [
      'In families houdt iedereen graag een oude rol: de verstandige, de lastige, degene die de vrede bewaart. Jij mag je rol veranderen zonder eerst de anderen te vragen de hunne te veranderen.',
      'Liefde en grenzen spreken elkaar niet tegen. Je kunt van iemand houden en toch zeggen wat je wel en wat je niet kunt geven.',
    ],
    steps: [
      'Bepaal wat je van het volgende gesprek wilt, en alleen van dat ene. Eén wens is genoeg: gehoord worden, een datum afspreken, zeggen dat het je spijt. De rest mag op zijn beurt wachten.',
      'Praat met één persoon tegelijk, niet met de hele tafel. Kies degene met wie het het makkelijkst gaat. Een wandeling of een autorit helpt, omdat niemand hoeft op te kijken.',
      'Schrijf op wat je wilt doen, en wat je niet langer doet. Houd het bij drie regels, in vriendelijke woorden. Lees ze nog eens voor het volgende bezoek.',
      'Bied excuses aan voor jouw deel, als dat er is, en stop daar. Alles wat begint met ‘maar jij’ neemt het excuus weer terug. Over hun deel kun je het een andere dag hebben.',
      'Plan deze week één goed, kort uur samen. Een maaltijd, wat foto’s, een boodschap, en het moeilijke onderwerp blijft thuis. Samen op je gemak zijn is waar lastige gesprekken op rusten.',
    ],
    example: [
      'Ik heb de afgelopen weken vaak aan je gedacht.',
      'Mijn aandeel in hoe het tussen ons liep, spijt me. Ik praat liever met je dan over je.',
      'Je hoeft niet meteen te antwoorden. Als je wilt, bel ik zondagmiddag, en dan beginnen we met iets makkelijks.',
    ],
    care: 'Als oude pijn steeds oplaait, of een kind ertussen zit, kan een gezinstherapeut of het maatschappelijk werk een deel hiervan met je dragen. Weegt vooral rouw, dan is een rouwbegeleider een goede keuze.',
  },
  money: {
    opening: [
      'Je schrijft ‘{quote}’. Geldzorgen maken moe omdat ze achter elke andere beslissing zitten, tot de kleinste toe.',
      '‘{quote}’ is in cijfers makkelijker te bekijken dan in het donker. Niet weten weegt bijna altijd zwaarder dan het bedrag zelf.',
    ],
    insight: [
      'Er zijn hier twee aparte klussen: deze maand doorkomen, en de richting veranderen. Door elkaar lijken ze allebei onmogelijk.',
      'Dit zegt niets over wat je waard bent. Het zegt dat wat erin komt en wat eruit gaat een plan nodig hebben dat er nog niet is.',
    ],
    steps: [
      'Zet al je inkomsten en vaste lasten op één vel papier. Neem een half uur en je laatste bankafschrift. Ruwe bedragen zijn goed genoeg voor een eerste blik.',
      'Betaal eerst huur, energie, eten en zorgverzekering. Al het andere komt daarna, ook de luidere brieven. Deze volgorde beschermt wat je het minst kunt missen.',
      'Zeg vandaag één uitgave op, of zet die stil. Kijk eerst naar abonnementen, want de meeste mis je nooit. Zet het bedrag dezelfde dag apart, anders verdwijnt het.',
      'Bel één schuldeiser of leverancier voordat ze jou bellen. Zeg wat je kunt betalen en vanaf wanneer, en vraag om een bevestiging op papier. De meeste hebben liever een plan dan stilte.',
      'Kies één keer per week een vast geldmoment. Open de post, bekijk het saldo, en beslis over één ding. Buiten dat uur mag je aan iets anders denken.',
    ],
    example: [
      'Mijn plan voor deze maand op één bladzijde, met ronde bedragen die ik door de mijne vervang.',
      'Erin: 2100. Vaste lasten: 1450. Eten en vervoer: 450. Dan blijft er 200 over, waarvan 120 naar de oudste rekening gaat en 80 als buffer blijft staan.',
      'Aan de telefoon zeg ik: ‘Ik kan vanaf de eerste van de volgende maand 40 per maand betalen. Kunt u dat schriftelijk bevestigen?’ Over drie maanden bekijk ik de bedragen opnieuw.',
    ],
    care: 'Als rekeningen twee maanden blijven liggen, of brieven dicht blijven, ga dan snel naar de gratis schuldhulp van je gemeente. Vraag bij grote beslissingen, zoals een huis, een pensioen of een lening, eerst een onafhankelijk financieel adviseur.',
  },
  education: {
    opening: [
      'Je schrijft ‘{quote}’. Dat klinkt minder als een gebrek aan talent dan als een last die nog niet verdeeld is.',
      '‘{quote}’ schrijft alleen iemand die leren belangrijk vindt, ook als het nu niet zo voelt. Dat is een goed punt om te beginnen.',
    ],
    insight: [
      'Studeren is vaak twee taken tegelijk: de stof begrijpen, en omgaan met de tijd en de twijfel eromheen. Meestal gaat het tweede het eerst mis.',
      'Een cijfer of een examen meet één moment onder bepaalde omstandigheden. Wat je deze week aan die omstandigheden verandert, telt misschien zwaarder dan hoe hard je je best doet.',
    ],
    steps: [
      'Zet alles wat af moet met datum op één bladzijde. Streep dan de twee aan die het meest tellen. Die twee krijgen je beste uren, en de andere wat er overblijft.',
      'Studeer in blokken van vijfentwintig minuten, drie per dag. Leg je telefoon in een andere kamer. Stop als het derde klaar is, ook als het goed gaat.',
      'Overhoor jezelf in plaats van nog eens te lezen. Sla het boek dicht, schrijf op wat je nog weet, en kijk het dan na. Het voelt zwaarder, en het blijft veel langer hangen.',
      'Stuur deze week een kort bericht naar je docent of mentor. Stel één precieze vraag en doe een voorstel voor een tijd. Nu kunnen ze veel meer doen dan op de dag voor het examen.',
      'Zoek één iemand om op een vaste middag naast te werken. Jullie hoeven niet eens hetzelfde vak te doen. De stille concentratie van een ander is aanstekelijk.',
    ],
    example: [
      'Goedemiddag,',
      'Ik volg uw vak, en ik heb moeite om bij te blijven. Ik heb de stof doorgenomen, en er is vooral één punt waar ik vastloop.',
      'Zou ik deze week een kwartier bij u langs mogen komen? Ik neem mee wat ik tot nu toe geprobeerd heb, en twee vragen.',
      'Dank u wel voor uw tijd.',
    ],
    care: 'Als examenvrees je wakker houdt, of als je niet meer gaat, ga dan naar je studentenbegeleider of je huisarts. Scholen en universiteiten kunnen vaak meer tijd of een andere datum geven, als je het vraagt voor de deadline.',
  },
  other: {
    opening: [
      'Je schrijft ‘{quote}’. Het hoeft niet in een hokje te passen om er goed over na te denken.',
      '‘{quote}’ is een goed begin, omdat het zonder versiering gezegd is. De volgende vraag is wat je graag anders zou hebben.',
    ],
    insight: [
      'Als een vraag veel kanten heeft, wil je hoofd ze het liefst allemaal tegelijk vasthouden. Het wordt makkelijker zodra één kant op papier staat en de andere mogen wachten.',
      'Misschien is er geen volmaakt antwoord, en dat kan een opluchting zijn. Een redelijke keuze die je later kunt bijstellen is vaak beter dan een volmaakte die nooit komt.',
    ],
    steps: [
      'Schrijf de vraag op in één enkele zin. Heb je er twee nodig, dan heb je twee vragen. Begin met de vraag waar een datum aan vastzit.',
      'Noteer wat je weet, wat je vermoedt en wat je vreest. Gebruik drie kolommen en tien minuten. Maak dan voor het eind van de week van één vermoeden een feit.',
      'Zet de kleinste stap die nog terug te draaien is. Een telefoontje, een bezoek, een week op proef. Je leert er meer van dan van nog een avond nadenken.',
      'Vraag iemand die zoiets heeft meegemaakt. Zeg dat je de ervaring wilt horen en geen oordeel. Let op wat diegene zelf verraste.',
      'Kies een datum waarop je beslist. Zet hem in je agenda, met een uur rust eromheen. Tot die tijd mag je de zaak laten liggen.',
    ],
    example: [
      'Wat ik weet: ‘{quote}’.',
      'Wat ik over drie maanden wil: een rustig antwoord dat ik in één zin kan uitleggen.',
      'Wat ik deze week doe: het één iemand vragen, één klein ding proberen, en zondag om vier uur beslissen of ik doorga. Pakt het verkeerd uit, dan kan ik terug, en dan heb ik iets geleerd.',
    ],
    care: 'Als het je slaap, je gezondheid of je veiligheid begint te raken, praat dan met je huisarts. Gaat het om rechten of contracten, dan kan het juridisch loket je veel zorgen besparen.',
  },
};
