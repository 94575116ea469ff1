import { any, cased, first, stem, type Words } from './words.types.ts';

/** German. */
export const WORDS_DE: Words = {
  frequent:
    'ich er hat mir mich der die das und du dein deine nicht ist ein eine zu mit was auf dir den es wie ich dem sich auch für noch wenn im von'.split(
      ' ',
    ),
  act: first(
    'benenne?|überleg(?:e|’)?|entschuldige?|denke?|formuliere?|besorge?|schreibe?|sage?|frage?|erzähle?|wähle?|vereinbare?|setze?|lege?|stelle?|rufe?|bitte?|buche?|mache?|nimm|sprich|rede?|entscheide?|verbringe?|notiere?|schicke?|plane?|gehe?|gib|gönne?|öffne|fange?|beginne?|halte?|nenne?|lade?|schlage?|biete?|höre?|streiche?|bringe?|zeige?|lies|vergleiche?|prüfe?|sortiere?|miss|triff|suche?|bereite?|nutze?|beende?|übe?|zahle?|bezahle?|kontaktiere?|besuche?|teile?|koche?|sage ab|begrenze?|räume?|schalte?|trage?|lasse?|lass|hole?|hol dir|kläre?|erkläre?|wiederhole?|rechne?|verabrede?|sammle?|mach aus|führe?|packe?|such dir|melde?|heute|morgen|diese woche|heute abend|jeden (?:tag|abend|morgen)|am (?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)|vor dem|bis (?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)',
  ),
  time: any(
    '\\d+|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|sonntags|heute|morgen|abend|abends|woche|wochen|tag|tage|tagen|stunde|stunden|minuten?|monat|monate|monaten|einmal|(?:zwei|drei|vier|fünf|sechs|sieben|zehn|zwanzig|dreißig)',
  ),
  professional: any(
    '\\p{L}*(?:ärztin|ärzte|arzt|therapeutin?|psychologin?|psychologe|therapie|anwältin|anwalt|beraterin?|beratung|beratungsstelle|pflegerin?|physiotherapie|gewerkschaft|betriebsrat|fachleute|fachperson|fachkraft|hebamme|praxis|sprechstunde|mediatorin?|sozialarbeiterin?)',
  ),
  diagnosis: cased(
    /(?<!\p{L})(?:du (?:hast|leidest|bist)|(?:er|sie|\p{Lu}\p{Ll}+) (?:hat|leidet|ist))(?: eindeutig| offensichtlich| eine?n?| unter| an)* (?:depression|depressionen|depressiv|bipolar|ADHS|autist(?:in|isch)?|narzisst(?:in|isch)?|burn-?out|angststörung|persönlichkeitsstörung|alkoholiker(?:in)?|psychopath(?:in)?|borderlin\p{L}+)(?!\p{L})/u,
  ),
  promise:
    /(?<!\p{L})(?:ich (?:verspreche|garantiere)|ich bin (?:deine?|eine?) (?:therapeutin?|psychologin|psychologe|ärztin|arzt|mensch)|als deine? therapeutin?|unsere therapie|das wird dich heilen|garantiert)(?!\p{L})/iu,
  otherView: cased(
    /(?<!\p{L})(?:für (?:ihn|sie)\b|aus (?:seiner|ihrer|\p{Lu}\p{L}+s) (?:sicht|perspektive|warte)|(?:er|sie|\p{Lu}\p{L}+) (?:könnte|kann|mag|hat vielleicht|ist vielleicht|fühlt sich|sieht|erlebt|fürchtet|empfindet)|vielleicht (?:ist|hat|fühlt|sieht|fürchtet|hört|will|denkt|erlebt|geht|war|möchte|glaubt|braucht) (?:er|sie|es|\p{Lu}\p{L}+)|(?:seine|ihre) (?:seite|sicht|sorge|angst|gründe)|auf (?:seiner|ihrer) seite|(?:könnte|mag) (?:er|sie|es für))(?!\p{L})/u,
  ),
  warm: any(
    'danke|schön|freut|tut mir leid|verständlich|verstehe|kein wunder|natürlich|mut|mutig|schwer|wichtig|ehrlich|gut|fair|darfst|genügt|reicht|sanft|leichter|nützlich|sinn|hilft|offen|gerne?|liegt nahe',
  ),
  scolding: any(
    'du hättest|selbst schuld|hör auf zu jammern|beruhige dich|stell dich nicht so an|wie ich (?:schon|bereits) sagte|lächerlich|nie hörst du zu|hab ich doch gesagt|reiß dich zusammen|schäm dich',
  ),
  danger: stem(
    'angst|ängst|furcht|fürcht|erschreck|sicherheit|in sicherheit|gefahr|gefähr|gewalt|missbrauch|suizid|selbstmord|hilfetelefon|notruf|krise|notfall|polizei|droh|bedroh|blaue flecken|würg|umbring|ausgelassen|kann ich nicht (?:sehen|zeigen|wiederholen)|verborgene nachricht|unter vier augen|vertrauensperson|hol dir hilfe',
  ),
  right: any('hast recht|hat recht|verständlich|nachvollziehbar|berechtigt|zu recht|vernünftig|gerechtfertigt|verdient|legitim'),
  wrong: any(
    'hast unrecht|hat unrecht|unfair|deine schuld|seine schuld|ihre schuld|hättest|hätte|egoistisch|übertrieben|übertreibst|rücksichtslos|falsch',
  ),
  change: any('du musst|muss|du solltest|solltest|sollte|könntest du|versuche?|hör auf|entschuldige?|achte darauf'),
};
