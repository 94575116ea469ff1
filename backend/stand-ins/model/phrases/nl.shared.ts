import type { SharedPhrases } from './phrases.types.ts';

/** Dutch, across categories. */
export const nlShared: SharedPhrases = {
  styles: {
    practical: {
      view: [
        'Laten we het dus houden bij wat de komende dagen kan, in een volgorde die werkt. Drie kleine dingen die af zijn helpen meer dan één groot plan.',
        'Je hebt hiervoor niet de hele route nodig. Je hebt een eerste stap nodig die duidelijk genoeg is om morgen te zetten.',
      ],
      step: [
        'Zet de eerste stap in je agenda, met een dag en een uur. Stel er nu een herinnering voor in. Wat geen eigen tijd heeft, gebeurt zelden.',
        'Leg vandaag klaar wat je morgen nodig hebt. Een nummer om te bellen, een vel papier, een eerste zin. Hoe minder drempels, hoe eerder je begint.',
      ],
      closing: [
        'Begin met de eerste stap van de lijst, en laat de andere nog even. Als die achter je ligt, lijkt de tweede kleiner.',
        'Een week is lang genoeg om dit te proberen en kort genoeg om te stoppen. Kijk zondag terug, houd wat werkte, en laat de rest vallen.',
      ],
    },
    empathetic: {
      view: [
        'Wat je hierbij voelt mag er zijn, ook als twee gevoelens elkaar tegenspreken. Je hoeft er niet mee klaar te zijn voordat je iets doet.',
        'Het is geen wonder dat dit je moe maakt. Je draagt het naast alles wat een gewone week al van je vraagt.',
      ],
      step: [
        'Gun jezelf deze week één zacht uur waarin niets opgelost hoeft te worden. Een bad, een wandeling, muziek, iemand die geen raad hoeft te geven. Rust hoort hier bij het werk.',
        'Praat tegen jezelf zoals tegen iemand om wie je geeft. Schrijf de hardste gedachte op, en daaronder wat je diegene zou zeggen. Houd die tweede regel bij de hand.',
      ],
      closing: [
        'Je hoeft dit niet allemaal te doen, en niets ervan volmaakt. Dat je naar woorden hebt gezocht laat al zien hoeveel het je kan schelen.',
        'Heb de komende dagen geduld met jezelf. Een deel hiervan heeft meer tijd nodig dan moeite, en die tijd mag je nemen.',
      ],
    },
    analytical: {
      view: [
        'Het helpt om het uit elkaar te halen: wat is feit, wat is uitleg, en wat is voorspelling. Elk van de drie vraagt om een ander antwoord.',
        'Nuchter bekeken zijn er drie knoppen: wat je zegt, wat je doet, en waar je mee ophoudt. De laatste wordt het vaakst vergeten.',
      ],
      step: [
        'Vergelijk twee opties op papier, met van elk de kosten en de winst. Geef elk punt een gewicht van één tot vijf. Valt de uitkomst je tegen, dan is dat ook informatie.',
        'Schrijf op waaruit zou blijken dat je ongelijk hebt. Kies één teken dat je binnen een week kunt waarnemen. Dat voorkomt dat je in alles hetzelfde leest.',
      ],
      closing: [
        'Je kunt niet alles voorspellen, en dat hoeft ook niet. Kijk na een week welke aanname klopte, en stem de volgende stap daarop af.',
        'Beoordeel de beslissing op hoe je die nam, en niet alleen op hoe die uitpakte. Wat je onderweg leert, telt ook als resultaat.',
      ],
    },
    motivational: {
      view: [
        'Je bent al eerder door moeilijke weken gekomen, en je weet wat toen hielp. Die kracht is niet weg; ze was alleen ergens anders nodig.',
        'Er zit hier meer beweging in dan het van binnenuit lijkt. Het zo eerlijk beschrijven is al een eerste stap.',
      ],
      step: [
        'Doe voor woensdag één moedig ding, en houd het klein. Het hoeft niet meer dan tien minuten te kosten. Moed komt meestal pas als je al begonnen bent.',
        'Schrijf elke avond één ding op dat lukte, hoe bescheiden ook. Lees ze zondag allemaal. Ze laten je een richting zien die één dag niet laat zien.',
      ],
      closing: [
        'Het volgende kleine ding kun je, en meer wordt er vandaag niet van je gevraagd. Daarna komt er weer een, en dan ben je een stukje verder.',
        'Ga door in je eigen tempo. Wat op maandag klein lijkt, heeft vaak een hele maand veranderd.',
      ],
    },
  },
  named: [
    'Je noemt {name}, en dat verdient een eigen plek in wat je beslist.',
    'Het is geen toeval dat {name} hier voorkomt, en wat je ook besluit, er moet ruimte voor blijven.',
  ],
  counted: [
    'Je noemt ook ‘{number}’, en dat mag je gerust zo benoemen, niet kleiner en niet groter dan het is.',
    'En dan is er ‘{number}’, een detail dat bovenaan je bladzijde hoort.',
  ],
  namedStep: [
    'Schrijf op waar {name} zich zorgen over zou kunnen maken. Twee of drie regels zijn genoeg, en je hoeft het er niet mee eens te zijn. Je eigen eerste zin wordt er vriendelijker en helderder van.',
    'Bedenk één ding dat je in {name} waardeert. Zeg het, of schrijf het, voordat je over iets moeilijks begint. Het is makkelijker luisteren naar iemand die je goede kant heeft gezien.',
  ],
  againStep: [
    'Ga vanavond terug naar één regel van jezelf. Je schreef ‘{quote}’. Vraag je af wat je zou zeggen tegen iemand om wie je geeft die je dat vertelde, en noteer het eerste antwoord dat komt.',
    'Houd deze week één zin van jezelf voor ogen. Het is ‘{quote}’. Begin daaronder een regel met ‘Wat ik eraan kan doen is’, en maak die regel voor vrijdag af.',
  ],
  greeting: 'Lieve {name},',
  chat: {
    question: [
      'Je vraagt ‘{quote}’, en daar is vooraf geen zekerheid over te krijgen. Je kunt wel zorgen dat je op meer dan één antwoord bent voorbereid.',
      '‘{quote}’ is op dit punt een terechte vraag. Het eerlijke antwoord hangt af van wat je het liefst wilt beschermen.',
      'Met ‘{quote}’ kijk je al een stap vooruit. Dat is nuttig, zolang het je niet afhoudt van de stap ervoor.',
    ],
    statement: [
      'Je zegt ‘{quote}’. Fijn dat je het zo helder opschrijft, want het laat zien waar het gewicht nu ligt.',
      '‘{quote}’ is een belangrijke aanvulling. Het verandert wat er eerst komt, maar niet waar het je om gaat.',
      'Er zit veel in ‘{quote}’. Het is te begrijpen dat dit voor jou niet eenvoudig is.',
    ],
    thanks: [
      '‘{quote}’ is fijn om te lezen. Neem mee wat bruikbaar was, en laat de rest hier.',
      'Dank je voor ‘{quote}’. Het is goed dat hier iets bij zat waar je iets aan hebt.',
    ],
    body: [
      'Probeer in twee gevallen te denken. Gaat het beter dan je vreest, dan hoef je alleen dankjewel te zeggen en het kort te houden. Gaat het slechter, dan kun je zeggen ‘ik heb even tijd nodig’ en er morgen op terugkomen.',
      'Het kan helpen om de vraag kleiner te maken. Vraag niet wat voor altijd goed is, maar wat de komende drie dagen vriendelijk en waar is. De meeste fouten van die maat zijn te herstellen.',
      'Geef het iets meer tijd dan prettig voelt. Wat vandaag onduidelijk is, is na twee nachten vaak helder, en weinig hiervan hoeft vanavond al geregeld te zijn.',
      'Let op wat je zou doen als niemand keek of oordeelde. Dat antwoord hoef je niet altijd te volgen, maar het laat meestal zien welk deel voor jou het zwaarst telt.',
      'Je zou het in één adem kunnen zeggen: wat er gebeurde, wat het met je deed, en waar je om vraagt. Duurt het langer, schrijf het dan eerst op en streep de helft weg.',
      'Houd vast wat binnen je bereik ligt: je toon, je moment, en je volgende zin. De rest hoef jij niet te dragen, ook als dat wel zo voelt.',
    ],
    bridge: ['Vanaf hier past één stap goed.', 'Voor deze week is het genoeg om je aan één ding te houden.'],
    advised: [
      'In je advies staat hier al een regel voor, ‘{quote}’, en dat is een goed begin.',
      'Eén stap uit je advies komt hier dichtbij, ‘{quote}’, dus die mag je eerst zetten.',
    ],
    listed: ['Vanaf hier passen twee stappen.', 'Voor de komende dagen zijn twee kleine dingen genoeg.'],
    recalled: [
      'Eerder vertelde je me ‘{quote}’. Zo heb ik het hier nog staan.',
      'Ja, je schreef ‘{quote}’. Goed dat je erop terugkomt.',
    ],
    closing: [
      'Wat zou de eerste zin zijn, als je vandaag begon?',
      'Welk deel hiervan voelt voor jou het zwaarst?',
      'Wanneer heb je er de komende dagen een half uur voor?',
      'Waaraan zou je over een week merken dat het de moeite waard was?',
    ],
  },
  counsellor: {
    both: [
      '{name1}, jij schrijft ‘{quote1}’. {name2}, jij schrijft ‘{quote2}’. Beide kunnen tegelijk waar zijn, en geen van beide hoeft te wijken om de ander gehoord te laten worden.',
      'Dank je, {name1}, voor ‘{quote1}’, en dank je, {name2}, voor ‘{quote2}’. Jullie kijken door twee ramen naar hetzelfde.',
      'Laten we twee zinnen naast elkaar leggen. {name1}, die van jou is ‘{quote1}’, en {name2}, die van jou is ‘{quote2}’. Onder allebei lijkt de wens te liggen om begrepen te worden.',
    ],
    one: [
      '{name1}, dank je voor ‘{quote1}’. {name2}, je hoeft daar niet meteen op te antwoorden; voor nu is het genoeg om het te laten staan.',
      '{name1}, jij schrijft ‘{quote1}’. {name2}, misschien wil je voordat je antwoordt in je eigen woorden zeggen wat je erin hoorde.',
      'Er was vertrouwen voor nodig om ‘{quote1}’ te schrijven, {name1}. {name2}, neem er rustig de tijd voor, en jouw kant krijgt evenveel ruimte.',
    ],
    solo: [
      '{name1}, jij schrijft ‘{quote1}’. Het is goed dat je hier begint, en de andere kant krijgt evenveel ruimte zodra jullie allebei in dit gesprek zijn.',
      'Dank je, {name1}, voor ‘{quote1}’. Laten we, tot jullie er allebei zijn, bij jouw kant blijven en de andere kant openlaten.',
    ],
    body: [
      'De komende minuten hoeft niemand gelijk te hebben. Het is genoeg als jullie allebei kunnen zeggen wat de ander bedoelt, zo dat de ander knikt.',
      'Merk op hoe snel een wens als een verwijt klinkt. Achter de meeste verwijten staat iets eenvoudigs: zie me, help me, blijf bij me.',
      'Het kan helpen om de afgelopen week even te laten rusten. Wat jullie elk op een gewone avond fijn zouden vinden, is een vriendelijker begin.',
      'Wordt het gespannen, ga dan langzamer in plaats van harder. De een praat, de ander herhaalt het, en pas dan wisselen jullie.',
    ],
    task: [
      'Een kleine oefening voor jullie allebei: maak de zin ‘Ik voel me dicht bij je als’ één keer af, zonder het slot van de ander te bespreken. Wat horen jullie?',
      'Hier is een vraag aan jullie allebei, te beantwoorden in een of twee zinnen: wat deed de ander deze week waar je blij mee was?',
      'Willen jullie elk één wens voor de komende week opschrijven, klein genoeg voor een enkele zin, en dan die van de ander lezen zonder er al op te antwoorden?',
      'Probeer vanavond dit: tien minuten, vijf voor elk, waarin de een praat en de ander alleen luistert. Waarvoor zouden jullie je vijf minuten willen gebruiken?',
      'Haal even adem voordat jullie verdergaan, en beantwoord dan dit na elkaar: wat hebben jullie elk nodig om dit gesprek vandaag één stap verder te brengen?',
    ],
  },
};
