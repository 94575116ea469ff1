import type { LegalText } from './legal-text.ts';

const privacy: LegalText = {
  intro:
    'Mensen schrijven hier over wat hen bezighoudt. Daarom zegt deze pagina in gewone woorden wat daarvan wordt bewaard, wie het krijgt, hoelang het blijft en hoe je het weer weg krijgt.',
  sections: [
    {
      id: 'operator',
      heading: 'Wie verantwoordelijk is',
      body: [
        'Verantwoordelijk voor je gegevens: {operator}. Meer in het <imprint>colofon</imprint>.',
        'De beheerder is verantwoordelijk: wie deze site en de server beheert. Je bereikt de beheerder via <mail>{support}</mail>, voor elke vraag over je gegevens en voor elk recht hieronder.',
      ],
    },
    {
      id: 'stored',
      heading: 'Wat op de server wordt bewaard',
      body: [
        [
          'Je account, als je dat hebt: voor- en achternaam, e-mailadres, geboortedatum, de taal van je mails, je abonnement en hoeveel sessies je hebt gebruikt; als ons team je adres heeft gewijzigd, zeven dagen lang ook het vorige. Van je wachtwoord alleen een hash, waaruit het niet te lezen is.',
          'Elk advies: wat je schreef, de categorie, stijl en taal, het antwoord, de tijd en het IP-adres waarvandaan het werd gevraagd (van een IPv6-adres de eerste helft).',
          'Chats en partnersessies: de berichten met hun tijd, de namen waaronder mensen meedoen, en van een partnersessie het IP-adres waarvandaan die is geopend (van een IPv6-adres de eerste helft).',
          'Zonder account, per maand: je IP-adres, de naam die je browser zichzelf geeft en het aantal gebruikte gratis sessies.',
          'Je browsersessie: een vermelding die hoort bij de cookie beside.sid en zegt van wie de browser is, welke browser en welk systeem het is, en op welke dagen ze begon en het laatst is gebruikt.',
          'Als je een tweede stap instelt of een toegangssleutel toevoegt: wat nodig is om die te controleren, wanneer je dat deed, en van een toegangssleutel de naam, wie hem bewaart, in welke browser hij is toegevoegd en op welke dag hij het laatst is gebruikt. De geheime helft van een toegangssleutel verlaat je apparaat of de aanbieder ervan nooit.',
          'Links die je naar advies maakt: een kopie ervan, met je vraag als je daarvoor koos, tot wanneer de link geldt en hoe vaak hij is geopend. Van de lezers wordt niets bewaard: geen adres, geen tijd, geen cookie; van het adres van de link alleen een hash. Wat verlopen is, wordt na 30 dagen verwijderd.',
          'Als je kiest dat oud advies vanzelf wordt verwijderd: na hoeveel maanden, of wat je hebt gemarkeerd blijft, en vanaf wanneer.',
          'Tegen misbruik: hoeveel er op een dag voor een persoon of adres is geschreven, en versleutelde vingerafdrukken van waar je hebt geregistreerd en ingelogd. Van elke browser waarin je bent ingelogd: het soort en het systeem, sinds welke dag, en de dag van het laatste gebruik.',
          'Vertalingen: die van een advies en de chat erover naast een vingerafdruk van het origineel, bij het advies; die van de pagina’s zonder verband met jou.',
          'Als je een abonnement hebt of had: je klantnummer bij Stripe, de stand van je abonnement (abonnement, bedrag, tijden, korting, de betaalmethode met de laatste vier cijfers), de wijzigingen die je vroeg en wat je te horen kreeg dat ze kosten, en de berichten van Stripe daarover.',
          'Herroepingen en opzeggingen die je stuurt: nummer, tijd, naam, adres, overeenkomst, reden en taal.',
          'Een mail die nog verstuurd moet worden: je adres en voornaam.',
          'Als je instelt waarvan je wilt horen: welke soorten, je stille uren en je tijdzone, of er mails komen, wanneer de laatste kwam, en de link die ze stopt, als hash; van elk apparaat dat meldingen krijgt, het adres en de sleutels die de browser daarvoor heeft gegeven; wat nieuw voor je is, als soort en nummer, zonder woorden, wanneer het kwam en wanneer je het zag; en op welke dag hoeveel meldingen zijn verstuurd.',
        ],
        'Het eigen logboek van de applicatie bevat geen namen, geen adressen en niets van wat je schrijft. Onder het nummer van je account noteert het wanneer je in- en uitlogt, wanneer je wachtwoord verandert en wat er is geweigerd; een mislukte inlogpoging onder een versleutelde vingerafdruk van het adres.',
      ],
    },
    {
      id: 'browser',
      heading: 'Wat in je browser wordt bewaard',
      body: [
        'Er zijn drie cookies, alle strikt noodzakelijk. beside.sid houdt je ingelogd, of toont, als je geen account hebt, dat een advies of een plaats in een partnersessie van jou is; hij wordt gezet als je om advies vraagt, zonder account meedoet aan een partnersessie of inlogt, en eindigt 60 dagen na je laatste bezoek. beside.signed-in zegt alleen dat er in deze browser iemand is ingelogd, zodat de pagina van wie niet is ingelogd de server niets hoeft te vragen; hij wordt gezet als je inlogt, en eindigt met beside.sid of als je uitlogt. beside.device wordt gezet als je registreert of inlogt, voor een jaar: daaraan wordt je browser herkend, zodat jij nog binnenkomt terwijl vreemden naar je wachtwoord raden, en zodat de link die je adres bevestigt geen wachtwoord vraagt in de browser waarin je registreerde.',
        'In de opslag van de browser staan, alleen voor dit tabblad, je concept en een lopende vraag, met het nummer van je account als je er een hebt, hoe ver je op elke pagina naar beneden was, en of de pagina nog eens is geladen of haastig is verlaten; in een chat ook wat je aan het schrijven bent, vragen die nog verstuurd moeten worden, welke chat open is en welke hulp je hebt verborgen; in een partnersessie ook wat je aan het schrijven bent, berichten die nog verstuurd moeten worden en hulp die je daar is getoond; op de pagina met abonnementen je kortingscode en wanneer je het laatst hebt betaald; in het beheerpaneel een mededeling die wordt geschreven; en een melding die je nog te zien krijgt. Voor deze browser staan er je taal, thema, de naam en het plaatje van de app op dit apparaat, als je andere hebt gekozen, land voor hulplijnen, aantal gratis sessies, vertaalde teksten van de site, of er iemand was ingelogd, of je de opmerking over dicteren hebt gelezen, welk advies je hier de eerste twee keer tot het einde hebt gelezen, of dat je daarna is getoond hoe je de app toevoegt, welke mededelingen je hebt gesloten, van welke betalingen je bericht hebt gekregen, een advies voor het moment totdat het open is, welk advies je hebt gemarkeerd, met het nummer van je account, de naam waarmee je zonder account aan een partnersessie meedeed, en de taal waarin je daar leest. Niets daarvan dient om je te volgen.',
        'Om {appName} zonder verbinding te openen, bewaart je browser de delen van de pagina en de hulppagina: voor iedereen dezelfde, en niets van jou. Als je ervoor kiest een advies op dit apparaat te bewaren, staan daar ook de tekst, de eerste woorden van je vraag en het nummer van je account, en is het daar te lezen zonder je wachtwoord. Ze worden verwijderd als je uitlogt of ‘Snel verlaten’ gebruikt, samen met het advies zelf, en na 14 dagen zonder verbinding.',
        'Als je meldingen aanzet, kent de pushdienst van de maker van je browser een adres voor dit apparaat, en wanneer en hoeveel bytes we daarheen sturen: altijd evenveel, versleuteld, en nooit waar het over gaat. Dat eindigt als je ze uitzet, uitlogt of ‘Snel verlaten’ gebruikt. Deze browser onthoudt of ze hier aanstaan.',
        'Er zijn geen trackers, geen analyse en geen reclame. De pagina laadt niets van servers van andere bedrijven, met één uitzondering: waar betalen is ingesteld, komt het betaalformulier van Stripe, op de pagina waar je betaalt.',
      ],
    },
    {
      id: 'model',
      heading: 'Wat de aanbieder van het AI-model krijgt',
      body: [
        'Het model draait bij een aanbieder die de beheerder heeft gekozen; vraag de beheerder wie dat is en in welk land. Die kan buiten de Europese Unie liggen. In een demo staat dat bij het formulier, en krijgt geen enkele aanbieder iets.',
        [
          'Hij krijgt de tekst die je schreef, met categorie, stijl en taal, en het land waarvan je de hulplijnen ziet, als dat bekend is; voor een chat of partnersessie ook de berichten ervoor; voor een vertaling de tekst die wordt vertaald.',
          'In een partnersessie schrijft het model als AI-begeleider, en de aanbieder krijgt ook de namen van jullie allebei en de naam van de sessie. Voor een partner die in een andere taal leest, vertaalt het model de berichten.',
          'Hij krijgt een code die is berekend uit het nummer van je account of je IP-adres, waaraan hij misbruik kan herkennen zonder te horen wie je bent.',
          'Behalve de namen in een partnersessie krijgt hij niet je naam, je e-mailadres of je geboortedatum, tenzij je die zelf in de tekst schrijft.',
        ],
        'Voordat een vraag om advies wordt verstuurd, zoekt de server zelf naar tekenen van direct gevaar. Een tekst waarin hij die vindt, wordt beantwoord met plekken die helpen, en niet doorgestuurd. In een partnersessie kunnen beiden zo’n bericht lezen, en het wordt vertaald als elk ander; maar alleen wie het schreef, ziet de plekken die helpen, en de AI-begeleider krijgt het bericht niet. Waar de tekenen alleen mogelijk zijn, wordt de tekst doorgestuurd, en staan de plekken die helpen naast wat het model schrijft. Ook het model wordt naar zulke tekenen gevraagd; in een partnersessie ziet alleen wie het schreef wat het vindt.',
      ],
    },
    {
      id: 'others',
      heading: 'Wie er nog bij betrokken is',
      body: [
        [
          'Het bedrijf op wiens machines de beheerder de server laat draaien.',
          'Waar betalen is ingesteld: Stripe. Het krijgt je naam, je e-mailadres, je taal, het nummer van je account en, als een bestelling ernaar vraagt, je land en postcode voor de btw, en doet de betalingen en de facturen. Je kaartgegevens gaan rechtstreeks naar Stripe; de server ziet ze nooit. Op de pagina waar je betaalt, leert Stripe ook je IP-adres kennen en beschermt het tegen fraude.',
          'Waar e-mail is ingesteld: een maildienst, die je adres en de mails aan jou krijgt.',
          'De maker van je browser, als je dicteert of een tekst laat voorlezen: sommige browsers doen dat op de servers van hun maker, met het geluid of de tekst. Wij krijgen het geluid nooit.',
          'Waar meldingen zijn ingesteld en je ze aanzet: de pushdienst van de maker van je browser (Google, Mozilla, Apple of Microsoft).',
        ],
        'Er wordt niets aan wie dan ook verkocht.',
      ],
    },
    {
      id: 'reasons',
      heading: 'Waarom dit mag',
      body: [
        'Account, advies en betalingen worden verwerkt om te leveren waar je om vraagt (artikel 6 lid 1 onder b AVG); IP-adressen, tellers en vingerafdrukken om de dienst veilig en eerlijk te houden, wat het gerechtvaardigd belang van de beheerder is (onder f); facturen zoals de wet dat vraagt (onder c).',
        'Wat je schrijft, kan iets zeggen over je gezondheid, je geloof of je liefdesleven. Door het te versturen, stem je ermee in dat het voor je advies wordt verwerkt (artikel 9 lid 2 onder a). Je kunt dat op elk moment intrekken door het advies te verwijderen; wat daarvoor gebeurde, blijft rechtmatig.',
        'Een machine neemt hier geen besluiten met rechtsgevolgen voor jou.',
      ],
    },
    {
      id: 'duration',
      heading: 'Hoelang het blijft',
      body: [
        [
          'Account, advies en chats, met hun vertalingen: tot je ze verwijdert, of je account. Heb je onder ‘Bewaren en delen’ gekozen dat oud advies vanzelf wordt verwijderd, dan het advies, de chat en de links: tot de nacht waarin het zover is; je keuze, tot je die verandert.',
          'Een aanmelding waarvan het adres nooit is bevestigd: 2 dagen.',
          'Advies zonder account: tot je het verwijdert. Als de cookie beside.sid uit je browser weg is, kan niemand het op deze site nog openen; het wordt verwijderd in de nacht nadat de sessie ervan is geëindigd, 60 dagen na je laatste bezoek.',
          'Wat je schreef, in de aantekening van een vraag: gewist zodra de vraag is afgehandeld. De rest van die aantekening: 2 dagen.',
          'Tellers van gratis sessies: 3 maanden na het laatste gebruik. Hoeveelheden die op een dag zijn geschreven: 3 dagen.',
          'Browsersessies: 60 dagen na je laatste bezoek. Links in mails: 1 uur om een wachtwoord opnieuw in te stellen, 24 uur om een adres te bevestigen.',
          'Partnersessies, met hun berichten en vertalingen: tot degene die de sessie heeft aangemaakt die verwijdert, of het eigen account. Wie zonder account meedoet, kan de sessie openen zolang de cookie beside.sid in de browser staat.',
          'Wat het model in een partnersessie voor tekenen van gevaar hield: 30 dagen. Alleen wie het bericht schreef, kan het zien en downloaden.',
          'Vertalingen van de pagina’s: 90 dagen.',
          'Aanbiedingen voor een ander abonnement: 30 dagen. Berichten van Stripe over betalingen: 60 dagen. Wijzigingen van een abonnement: 90 dagen.',
          'Herroepingen en opzeggingen: als bewijs, 3 jaar na het einde van hun jaar, ook als het account is verwijderd.',
          'Na een herroeping, van een verwijderd account: een code die uit het adres is gemaakt, de datum en de gebruikte sessies, even lang, zodat niemand steeds opnieuw gratis abonnementen gebruikt.',
          'Facturen: bij Stripe, zo lang als de wet vraagt.',
          'Wat nieuw voor je is: 14 dagen. Het adres van een apparaat voor meldingen: tot je ze daar uitzet, uitlogt of ‘Snel verlaten’ gebruikt, en 60 dagen nadat het voor het laatst heeft geantwoord.',
        ],
        'In reservekopieën van de beheerder kan wat verwijderd is nog enige tijd langer staan. Zodat geen teruggezette reservekopie het terugbrengt, bewaart een lijst 400 dagen lang de nummers van wat is verwijderd.',
      ],
    },
    {
      id: 'rights',
      heading: 'Wat je kunt doen',
      body: [
        [
          'Je gegevens inzien en meenemen: ‘Mijn gegevens downloaden’ op je <account>accountpagina</account>.',
          'Ze verbeteren: op dezelfde pagina. Schrijf voor je geboortedatum de beheerder.',
          'Ze verwijderen: elk advies apart, of het account met alles wat erbij hoort. Je berichten in partnersessies van anderen blijven daar staan onder de getoonde naam, zonder het verband met jou.',
          'Bezwaar maken, de verwerking laten beperken of toestemming intrekken: schrijf naar <mail>{support}</mail>.',
          'Een klacht indienen bij de privacytoezichthouder van je woonplaats.',
        ],
      ],
    },
    {
      id: 'young',
      heading: 'Jonge mensen',
      body: [
        'Voor een account moet je minstens 13 jaar zijn; daarom wordt naar de geboortedatum gevraagd. Ben je jonger en heb je hulp nodig, praat dan met een volwassene die je vertrouwt, of bel een hulplijn voor kinderen.',
      ],
    },
    {
      id: 'changes',
      heading: 'Als dit verandert',
      body: ['Als de dienst anders met gegevens omgaat, verandert deze pagina voordat dat gebeurt. De datum staat bovenaan.'],
    },
  ],
};

export default privacy;
