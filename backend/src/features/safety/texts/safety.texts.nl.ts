const GROUNDING =
  'Neem een paar minuten om rustiger te worden. Noem vijf dingen die je ziet, vier die je hoort en drie die je kunt aanraken. Adem daarna tien keer langzaam uit.';

/** Dutch words of the help answer. */
export const HELP_TEXTS_NL = {
  gap: ' ',
  or: ' of ',
  now: 'Als er op dit moment iemand in gevaar is, {call}.',
  callNumber: 'bel {numbers}',
  callLocal: 'bel het alarmnummer van je land (in de hele Europese Unie is dat 112)',
  line: 'Met wat je beschrijft, kun je bellen naar {phone} ({name}).',
  lineAlways: 'Met wat je beschrijft, kun je dag en nacht bellen naar {phone} ({name}).',
  listens: 'Op {phone} ({name}) luistert iemand naar je.',
  listensAlways: 'Op {phone} ({name}) luistert dag en nacht iemand naar je.',
  lineOnline: '{name} laat zien wie je in de buurt kan helpen: {url}.',
  directory: 'Op {url} vind je gratis, vertrouwelijke hulplijnen in je eigen land.',
  whatsapp: 'Je kunt ze ook een bericht sturen via WhatsApp: {number}.',
  otherwise: 'Is die lijn niet voor jou bedoeld, dan is er ook {phone} ({name}).',
  contactPhone: '{phone} ({name})',
  contactOnline: 'een hulplijn, te vinden op {url}',
  kinds: {
    self_harm: {
      opening: 'Je staat hier niet alleen voor. Er zijn mensen die nu naar je willen luisteren. Fijn dat je het hebt gezegd.',
      steps: [
        'Neem nu contact op, vóór al het andere: {contact}. Je hoeft niet de juiste woorden te vinden. ‘Ik ben bang dat ik mezelf iets aandoe’ is genoeg. Is praten moeilijk, dan hebben veel hulplijnen ook een chat.',
        'Blijf niet alleen. Vraag iemand om te komen of aan de telefoon te blijven, en zeg eerlijk hoe erg het is.',
        'Zorg voor afstand tussen jou en alles waarmee je jezelf iets zou kunnen aandoen. Ga naar een andere kamer of naar buiten, of vraag iemand het weg te halen.',
        GROUNDING,
        'Maak je je zorgen om iemand anders? Blijf bij die persoon, vraag rechtuit naar gedachten aan zelfdoding en bel samen.',
      ],
      encouragement:
        'Zulke sterke gevoelens veranderen weer, ook als het nu niet zo voelt. Je hoeft nu niets te beslissen. Het komende uur, met iemand naast je, is genoeg.',
    },
    child: {
      opening:
        'Je staat hier niet alleen voor, en het is goed dat je het zegt. Een kind moet veilig zijn, en daar is nu hulp voor.',
      steps: [
        'Praat vandaag nog met iemand: {contact}. Je kunt bellen voor jezelf, voor een kind dat je kent, of omdat je bang bent voor wat je zou kunnen doen.',
        'Ben je jong en overkomt dit jou? Dan is het niet jouw schuld. Vertel het aan een volwassene die je vertrouwt, op school, in de familie of bij de dokter. Helpt de eerste niet, vertel het dan aan een ander.',
        'Maak je je zorgen om een kind? Blijf rustig en zeg dat je het kind gelooft. Schrijf op wat je hebt gezien of gehoord, en laat het vragen over aan de mensen die je belt. Spreek niemand in je eentje aan als dat het kind in gevaar kan brengen.',
        'Ben je bang dat je een kind iets aandoet? Leg het kind op een veilige plek, zoals het bedje, doe de deur dicht, ga naar een andere kamer en bel iemand. Een paar minuten huilen kan geen kwaad.',
        `${GROUNDING} Kijken anderen op dit apparaat, wis deze pagina daarna uit de geschiedenis.`,
      ],
      encouragement:
        'Dat je het uitspreekt, is de stap die beschermt. Je hoeft geen bewijs te hebben, en je hoeft dit niet alleen te dragen.',
    },
    abuse: {
      opening:
        'Je bent niet alleen, en er is nu hulp voor jou. Dat iemand je pijn doet of bedreigt is niet jouw schuld, wat er ook aan voorafging.',
      steps: [
        'Neem contact op zodra dat veilig kan: {contact}. Daar kun je je verhaal doen en in je eigen tempo bekijken wat je helpt. Je hoeft nog niets besloten te hebben.',
        'Jouw veiligheid gaat voor, en die van de kinderen. Loopt de spanning op, blijf dan in de buurt van een uitgang. Spreek met iemand die je vertrouwt een codewoord af, zodat die hulp kan bellen. Houd papieren, sleutels en wat geld bij de hand.',
        'Gesprekken met jullie tweeën, ook een partnersessie hier, zijn niet de plek hiervoor zolang iemand je pijn doet of bang maakt. Praat met iemand die er alleen voor jou is.',
        'Kijkt iemand anders op dit apparaat, wis deze pagina dan uit je geschiedenis, hier en in de browser, en het gesprek uit de bellijst. Het veiligst is een apparaat dat alleen jij gebruikt.',
        GROUNDING,
      ],
      encouragement:
        'Je hebt woorden gevonden voor iets wat heel moeilijk te zeggen is. Je hebt er recht op om veilig te zijn, en je mag het stap voor stap doen.',
    },
    violence: {
      opening:
        'Je staat er niet alleen voor, en het hoeft niet erger te worden. Er is nu hulp, of je nu wordt bedreigd of bang bent voor wat je zou kunnen doen.',
      steps: [
        'Eerst afstand. Word je bedreigd, ga dan naar een plek met andere mensen of achter een deur die op slot kan, en {call}. Voel je dat je iemand iets zou kunnen aandoen, ga dan nu weg, voordat er nog een woord valt.',
        'Praat daarna met iemand: {contact}. Je kunt alles zeggen, ook waar je je voor schaamt.',
        'Geef alles wat een wapen kan worden aan iemand anders of berg het achter slot op, en laat alcohol en drugs vandaag staan.',
        GROUNDING,
        'Ben je aangevallen of gedwongen, dan is dat niet jouw schuld. In veel ziekenhuizen kun je je laten verzorgen en sporen laten veiligstellen, ook voordat je over aangifte beslist.',
      ],
      encouragement:
        'Zo’n moment wordt lichter met afstand en iemand om mee te praten. Hulp zoeken voordat er iets gebeurt, vraagt kracht.',
    },
  },
};
