import type { LegalText } from './legal-text.ts';

const terms: LegalText = {
  intro:
    'Dit zijn de regels voor het gebruik van {appName}. Met ‘wij’ en ‘de beheerder’ bedoelen we wie deze site beheert, te bereiken via <mail>{support}</mail>. Wat er met je gegevens gebeurt, staat in het <privacy>privacybeleid</privacy>.',
  sections: [
    {
      id: 'operator',
      heading: 'Met wie je de overeenkomst sluit',
      body: ['De andere partij bij de overeenkomst: {operator}. Meer in het <imprint>colofon</imprint>.'],
    },
    {
      id: 'service',
      heading: 'Wat je krijgt',
      body: [
        'Je beschrijft een situatie, kiest waar het over gaat en hoe het advies moet klinken, en een AI-model schrijft advies voor je. Twee mensen kunnen ook samen een partnersessie delen.',
        'Het advies is door een machine geschreven, en niemand leest het voordat jij dat doet. Het kan onjuist of onvolledig zijn of niet bij je passen, ook waar het zeker klinkt. Controleer waar veel van afhangt voordat je ernaar handelt.',
      ],
    },
    {
      id: 'limits',
      heading: 'Wat het niet vervangt',
      body: [
        'Het advies is geen medisch, therapeutisch, juridisch of financieel advies, en het vervangt geen deskundige die jouw geval kent.',
        'Bel bij direct gevaar je lokale alarmnummer (112 in de EU). {appName} kan geen hulp voor je bellen.',
        'Voordat het AI-model iets wordt gevraagd, zoekt de server in je tekst naar tekenen van direct gevaar. Vindt hij die, dan zie je plekken die helpen in plaats van advies. Dat gaat automatisch: er kan iets worden gemist, en er kijkt niemand mee.',
      ],
    },
    {
      id: 'account',
      heading: 'Wie het mag gebruiken',
      body: [
        'Je moet minstens 13 jaar zijn. Vraagt de wet van je land op jouw leeftijd om toestemming van een ouder, dan heb je die ook nodig.',
        'Je kunt zonder account om advies vragen. Een account is voor één persoon, met ware gegevens. Houd je wachtwoord voor jezelf, en schrijf ons als je denkt dat iemand anders je account gebruikt.',
      ],
    },
    {
      id: 'conduct',
      heading: 'Wat we van je vragen',
      body: [
        [
          'Gebruik {appName} niet om iemand te schaden, te bedreigen of te misleiden, en niet voor iets wat verboden is.',
          'Schrijf niet meer over anderen dan het advies nodig heeft. Hun namen zijn bijna nooit nodig.',
          'Geef het advies niet uit voor dat van een deskundige.',
          'Omzeil de limieten niet, overbelast de dienst niet en probeer er niet in te breken.',
        ],
        'Wie deze regels ernstig of steeds weer overtreedt, kan het account verliezen. Je kunt daartegen bezwaar maken door ons te schrijven; dan kijkt een mens ernaar.',
      ],
    },
    {
      id: 'content',
      heading: 'Van wie de woorden zijn',
      body: [
        'Wat je schrijft, blijft van jou. Wij mogen het alleen verwerken om je de dienst te leveren, zoals in het <privacy>privacybeleid</privacy> staat. Het advies mag je gebruiken zoals je wilt. Iemand anders met een soortgelijke vraag krijgt misschien soortgelijke woorden.',
        'In een partnersessie lezen beide partners alles wat er wordt geschreven. Alleen wie de sessie heeft aangemaakt, kan die verwijderen, en dan is de sessie voor beiden weg.',
      ],
    },
    {
      id: 'plans',
      heading: 'Gratis sessies en abonnementen',
      body: [
        'Zonder account zijn er 3 gratis sessies per maand voor elk IP-adres; met een gratis account 3 sessies per maand. Een sessie waar geen advies uit komt, krijg je terug. Een sessie die je plekken toont die helpen, telt niet mee.',
        'Waar de beheerder betaalde abonnementen aanbiedt, zie je vóór je bestelling de prijs in euro, inclusief btw, en wat erbij hoort. Een abonnement wordt maandelijks vooraf betaald via de betaaldienst Stripe en wordt elke maand verlengd voor dezelfde prijs. Een groter abonnement begint meteen, en je betaalt het verschil voor de rest van de maand; een kleiner abonnement begint met je volgende maand.',
        'Je kunt op elk moment opzeggen tegen het einde van de betaalde maand: op je <account>accountpagina</account>, of zonder in te loggen via <cancel>‘Overeenkomsten hier opzeggen’</cancel> onderaan elke pagina. Daar kun je ook een latere datum noemen: het abonnement wordt dan verlengd en eindigt met de betaalde maand waarin die datum valt. Tot het einde behoud je het abonnement en kun je de opzegging ongedaan maken. Kan een verlenging niet worden afgeschreven, dan behoud je het abonnement nog 7 dagen; daarna eindigt het, als er niet is betaald.',
      ],
    },
    {
      id: 'withdrawal',
      heading: 'Herroepingsrecht',
      body: [
        'Woon je in de Europese Unie en neem je als consument een abonnement, dan kun je dat binnen 14 dagen herroepen, zonder reden te geven: via <withdraw>‘Overeenkomst hier herroepen’</withdraw> onderaan elke pagina, ingelogd of niet, of met een duidelijk bericht aan <mail>{support}</mail>. Het is genoeg om dat te versturen voordat de 14 dagen voorbij zijn. Je krijgt een ontvangstbevestiging met datum en tijd. De <instruction>informatie over het herroepingsrecht</instruction> met de tekst van de wet bevat een formulier dat je kunt gebruiken.',
        'Wij betalen je dan binnen 14 dagen je geld terug, op de manier waarop je betaalde. Heb je gevraagd het abonnement meteen te laten ingaan, dan mogen we het deel houden voor de tijd tot je herroeping, of dat voor de gebruikte sessies, afhankelijk van welk deel groter is; in een abonnement zonder limiet tellen {sessions} sessies als de hele maand. Sessies die je tussen je herroeping en het einde van het abonnement nog gebruikt, betaal je in elk geval. Gebruikte sessies blijven meetellen tot de maand voorbij zou zijn geweest, ook na een herroeping en in een nieuw abonnement.',
        'De overeenkomst bestaat al terwijl je bank de betaling nog verwerkt: een herroeping of een opzegging telt vanaf de dag waarop we die ontvangen. Zolang je bank een betaling onderzoekt die je betwist, wordt het abonnement niet verlengd; het eindigt als de bank je gelijk geeft.',
      ],
    },
    {
      id: 'liability',
      heading: 'Waar wij voor instaan',
      body: [
        'De dienst kan onderbroken zijn, en er zijn grenzen aan hoeveel er op een dag kan worden geschreven. We kunnen niet beloven dat een advies brengt waar je op hoopt.',
        'We zijn volledig aansprakelijk voor opzet en grove nalatigheid, voor schade aan leven, lichaam of gezondheid, en overal waar de wet dat zegt. Bij lichte nalatigheid zijn we alleen aansprakelijk als een plicht is geschonden waarop de overeenkomst rust, en dan voor de schade die te verwachten was. Je rechten als consument blijven bestaan.',
      ],
    },
    {
      id: 'end',
      heading: 'Vertrekken, en wijzigingen',
      body: [
        'Je kunt je account op elk moment verwijderen op je <account>accountpagina</account>, en daar eerst je gegevens downloaden als je wilt. Het abonnement wordt dan opgezegd.',
        'Als deze gebruiksvoorwaarden veranderen, staan de nieuwe tekst en de datum hier. Een wijziging die iets afneemt van een betaald abonnement, geldt niet voordat de betaalde maand voorbij is.',
        'Het recht van het land waar de beheerder gevestigd is, is van toepassing. Als consument behoud je ook de bescherming die het recht van je eigen land je geeft.',
      ],
    },
  ],
};

export default terms;
