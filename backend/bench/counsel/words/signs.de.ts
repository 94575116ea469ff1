import type { Signs } from './signs.types.ts';
import { any } from './words.types.ts';

/** German. */
export const SIGNS_DE: Signs = {
  negation: any('nicht|nie|niemals|kein|keine|keinen|keinem|keiner|niemand|ohne|statt|anstatt|vermeide?|weder|nichts'),
  oneSided: any(
    'nach dem, was du (?:schreibst|beschreibst|erzählst)|so wie du es (?:schreibst|beschreibst|erzählst)|nur (?:eine|deine) seite|(?:weiß ich|ich weiß|weißt du|du weißt)(?: \\p{L}+)? nicht|(?:weiß|wissen|sagen) (?:kann|könnte)? ?nur|kann nur (?:er|sie)|dein (?:eigener )?(?:anteil|teil)|deinen (?:eigenen )?(?:anteil|teil)|was (?:er|sie) (?:dazu )?sagen würde|von hier aus nicht|du selbst dazu beigetragen',
  ),
  withOther: any(
    '(?:sprich|rede|sprecht|redet|besprich)|frage?(?! dich)|bitte? (?:ihn|sie|deinen?)|sage? (?:ihm|ihr|deine[mr])|erzähle? (?:ihm|ihr)|schlage? (?:ihm|ihr)?|verabrede?|vereinbare?|lade?|gemeinsam|zusammen|zeige? (?:ihm|ihr)|biete?|schicke?|trefft|triff',
  ),
  excuses: any(
    '(?:seine|ihre|seiner|ihrer) (?:sicht|seite|perspektive|gründe|angst|ängste|sorgen?|warte)|(?:er|sie|ihm|ihn|ihr) (?:fühlt sich|meint es|sieht es|ist (?:vielleicht |wohl |sicher )?(?:gestresst|eifersüchtig|besorgt|verunsichert|überlastet|müde|verletzt)|hat (?:es )?(?:vielleicht |wohl )?(?:nur|gut|angst|stress))|(?:vielleicht|wahrscheinlich|wohl) (?:fühlt|meint|hat|ist|fürchtet) (?:er|sie|ihm|ihn|ihr)|meint es (?:doch |nur |sicher )?gut|aus (?:liebe|sorge|eifersucht)|unter (?:druck|stress)|schlechten tag|liebt dich',
  ),
  joint: any(
    '(?:sprich|rede|sprechen|reden) (?:\\p{L}+ ){0,3}mit (?:ihm|ihr|deine[mr] (?:mann|frau|partner|partnerin|freund|freundin))|sprich (?:ihn|ihm|ihr|sie)|sage? (?:es )?(?:ihm|ihr)|(?:setzt|setz) (?:euch|dich) (?:zusammen|mit (?:ihm|ihr))|stelle? (?:ihn|ihm|sie|ihr) zur rede|konfrontier\\p{L}*|paar(?:beratung|therapie)|eheberatung|kompromiss\\p{L}*|komm (?:ihm|ihr) entgegen|aussprache|sprecht euch aus|schreibe? (?:es|alles|das) auf|führe? (?:ein )?tagebuch|mediation|wehre? dich',
  ),
  later: any(
    'nächste[nrs]? (?:woche|monat|jahr|wochenende)|(?:diesen|dieses) (?:monat|jahr|wochenende)|in (?:einer|zwei|drei|ein paar|einigen) (?:wochen?|monaten?)|bis ende|(?:am|bis|bis zum) (?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)|am wochenende|in den nächsten',
  ),
  claims: any(
    'ich (?:kann (?:gut |sehr gut )?)?verstehe?n?|ich weiß(?: genau)?, wie|das kann ich (?:gut )?(?:verstehen|nachvollziehen)|du (?:fühlst dich|bist) (?:tief |sehr |so |zutiefst )?(?:wütend|zornig|verraten|verletzt|traurig|einsam|beschämt|schuldig|hoffnungslos|überfordert|eifersüchtig)',
  ),
  adult: any(
    'eltern|mutter|mama|vater|papa|tante|onkel|lehrerin|lehrer|trainerin|trainer|oma|opa|groß(?:mutter|vater|eltern)|erwachsene[nrs]?|schulsozialarbeit\\p{L}*|vertrauenslehr\\p{L}+|große (?:schwester)|großer bruder',
  ),
  coaching: any('vorspiel|technik(?:en)?|verführ\\p{L}+|ausziehen|nackt|dessous|im bett|in stimmung|anmach\\p{L}+'),
  address: {
    one: /(?:(?<=\p{Ll}[,;]? )(?:Sie|Ihnen|Ihre?[nmrs]?)(?!\p{L})|(?<!\p{L})Ihnen(?!\p{L}))/u,
    both: /(?:(?<=\p{Ll}[,;]? )(?:Sie|Ihnen|Ihre?[nmrs]?)(?!\p{L})|(?<!\p{L})Ihnen(?!\p{L}))/u,
    close: /(?:(?<=\p{Ll}[,;]? )(?:Sie|Ihnen|Ihre?[nmrs]?)(?!\p{L})|(?<!\p{L})Ihnen(?!\p{L}))/u,
  },
  gender: any('er|ihn|ihm|mann|frau|freund|freundin|partnerin'),
  institution:
    /(?<!\p{L})(?:Agentur für Arbeit|Arbeitsagentur|Jobcenter|Arbeitsgericht|Verbraucherzentrale|Caritas|Diakonie|Jugendamt|Schufa|SCHUFA|AMS|SUVA|KESB|Arbeiterkammer|BGB|\p{L}+schutzgesetz|Teilzeit- und Befristungsgesetz|§ ?\d+)(?!\p{L})/u,
  givesIn: any(
    'du hast (?:völlig |ganz |absolut |vollkommen )?recht|da hast du recht|ich habe mich geirrt|ich nehme (?:das|es) zurück|mein fehler|da stimme ich dir zu|ich stimme dir zu|(?:er|sie) ist (?:ganz )?(?:allein |klar )?schuld|(?:seine|ihre) schuld|(?:er|sie) ist ein(?:fach)?(?: ein)? schlechter mensch',
  ),
  corrects: any(
    'das ändert|ändert (?:das|sich|meinen|alles)|in dem fall|dann (?:würde|gilt|passt)|jetzt würde ich|was ich (?:dir )?(?:geschrieben|geraten|vorgeschlagen)|nicht mehr|stattdessen|statt|mein rat (?:passt|gilt)|korrigiere|hinfällig',
  ),
  thanks: any('danke|danken|dank|dankbar|schön, dass du (?:schreibst|geschrieben)|gut, dass du (?:schreibst|geschrieben)'),
  minimises: any(
    'missverständnis(?:se)?|missverstanden|ihr beide (?:tragt|habt|verletzt|müsst|solltet)|beide (?:tragen|tragt) (?:dazu )?bei|gemeinsame(?:s)? (?:muster|gewohnheit)|zwei seiten|beide seiten|beiden seiten|kommunikationsproblem|gehören (?:immer )?zwei|im eifer des gefechts|meint es (?:nur )?gut|aus liebe',
  ),
  adapts: any(
    'versuche?,? (?:ihn |sie |\\p{L}+ )?(?:zu verstehen|besser zu verstehen)|komm (?:ihm|ihr|\\p{L}+) entgegen|kompromiss\\p{L}*|geduld\\p{L}*|beruhige (?:ihn|sie)|gib (?:ihm|ihr) (?:zeit|zugang|dein)|teile? (?:ihm |ihr )?(?:deinen standort|dein passwort)|pass(?:e)? dich an|stelle? dich darauf ein|reize (?:ihn|sie)|versetz dich in',
  ),
  ai: any(
    'ki|künstliche intelligenz|ai|programm|computerprogramm|maschine|kein (?:mensch|therapeut)|keine (?:person|therapeutin)',
  ),
  commonWish: any(
    'ihr (?:beide )?(?:wollt|wünscht|möchtet|hofft) (?:euch )?(?:beide|dasselbe|das gleiche)|ihr beide (?:wollt|wünscht|möchtet|hofft)|beide (?:wollt|wünscht|möchtet) ihr|was euch verbindet|gemeinsam (?:ist|habt)|gemeinsame[nrs]? (?:wunsch|ziel|nenner)|der(?:selbe)? gleiche wunsch',
  ),
  pause: any('pause|unterbrech\\p{L}+|zwanzig minuten|20 minuten|halbe stunde'),
};
