import { any, cased, first, stem, type Words } from './words.types.ts';

/** Dutch. */
export const WORDS_NL: Words = {
  frequent:
    'ik mijn hij zijn de het een en je van is niet dat wat met op zijn voor te die ook er jouw aan als maar om of dan wel'.split(
      ' ',
    ),
  act: first(
    'benoem|bedenk|bepaal|overhoor|denk aan|formuleer|schrijf|zeg|vraag|vertel|kies|spreek|zet|leg|stel|bel|boek|maak|neem|praat|beslis|besteed|noteer|stuur|plan|ga|geef|gun|open|begin|houd|hou|noem|nodig|bied|stop|schrap|breng|laat|lees|vergelijk|controleer|sorteer|meet|zoek|bereid|gebruik|eindig|oefen|betaal|neem|bezoek|verdeel|kook|loop|zeg af|beperk|ruim|doe|haal|teken|tel|reken|herhaal|leg uit|deel|bespreek|regel|vraag aan|meld|luister|kijk|sta|zorg|wandel|bedank|verwijder|pak|hang|bewaar|spaar|vandaag|vanavond|morgen|deze week|elke (?:dag|avond|ochtend)|op (?:maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag)|voor (?:maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag)',
  ),
  time: any(
    '\\d+|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|vandaag|vanavond|morgen|avond|avonden|ochtend|week|weken|dag|dagen|uur|minuut|minuten|maand|maanden|(?:één keer|twee|drie|vier|vijf|zes|zeven|tien|twintig|dertig)',
  ),
  professional: any(
    '(?:huis)?arts|dokter|therapeut|psycholoog|psychiater|advocaat|jurist|\\p{L}*adviseur|\\p{L}*hulpverlen(?:er|ing)|\\p{L}*raadsman|praktijkondersteuner|verpleegkundige|fysiotherapeut|vakbond|bedrijfsarts|specialist|deskundige|maatschappelijk werk(?:er)?|schuldhulp\\p{L}*|mediator|relatietherapeut|gezinscoach|decaan|studentendecaan|verloskundige|therapie',
  ),
  diagnosis: cased(
    /(?<!\p{L})(?:je (?:hebt|lijdt|bent)|(?:hij|zij|ze|\p{Lu}\p{Ll}+) (?:heeft|lijdt|is))(?: duidelijk| een| aan)* (?:depressie|depressief|bipolair|ADHD|autis\p{L}+|narcist(?:isch)?|burn-?out|angststoornis|persoonlijkheidsstoornis|alcoholist|psychopaat|borderline\p{L}*)(?!\p{L})/u,
  ),
  promise:
    /(?<!\p{L})(?:ik (?:beloof|garandeer)|ik ben (?:je|jouw|een) (?:therapeut|psycholoog|arts|dokter|mens)|als je therapeut|onze therapie|dit zal je genezen|gegarandeerd)(?!\p{L})/iu,
  otherView: cased(
    /(?<!\p{L})(?:voor (?:hem|haar|hen)|vanuit (?:zijn|haar|hun|\p{Lu}\p{L}+s?) (?:kant|oogpunt|perspectief|plek)|(?:hij|zij|ze|\p{Lu}\p{L}+) (?:kan|zou|voelt|ziet|ervaart|vreest|denkt misschien|is misschien|heeft misschien)|misschien (?:is|heeft|voelt|ziet|wil|denkt|vreest|hoort|was|merkt|vindt|schaamt) (?:hij|zij|ze|het voor|\p{Lu}\p{L}+)|(?:zijn|haar|hun) (?:kant|kijk|zorg|angst|redenen)|kan (?:hij|zij|ze|het voor))(?!\p{L})/u,
  ),
  warm: any(
    'dank je|dankjewel|bedankt|fijn|blij|het spijt me|sorry|begrijpelijk|begrijp|logisch|geen wonder|natuurlijk|moed|moedig|moeilijk|lastig|zwaar|belangrijk|eerlijk|goed|mag|genoeg|zacht|rustig|nuttig|makkelijker|helpt|mooi|dank',
  ),
  scolding: any(
    'je had moeten|je eigen schuld|hou op met klagen|doe rustig|stel je niet aan|zoals ik al zei|belachelijk|je luistert nooit|dat zei ik toch|schaam je|verman je',
  ),
  danger: stem(
    'bang|angst|vrees|schrik|veilig|gevaar|geweld|mishandel|misbruik|zelfmoord|zelfdoding|hulplijn|crisis|noodgeval|nood\\b|politie|dreig|bedreig|blauwe plek|wurg|vermoord|weggelaten|kan ik niet (?:zien|laten zien|herhalen)|verborgen bericht|onder vier ogen|iemand die je vertrouwt|zoek hulp',
  ),
  right: any('hebt gelijk|heeft gelijk|begrijpelijk|terecht|redelijk|gerechtvaardigd|verdient|legitiem|logisch'),
  wrong: any(
    'hebt ongelijk|heeft ongelijk|oneerlijk|jouw schuld|zijn schuld|haar schuld|had moeten|egoïstisch|overdreven|overdrijft|onredelijk|fout',
  ),
  change: any('je moet|moet|je zou moeten|zou moeten|kun je|probeer|hou op|bied je excuses|zorg dat'),
};
