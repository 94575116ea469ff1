import type { Signs } from './signs.types.ts';
import { any } from './words.types.ts';

/** Dutch. */
export const SIGNS_NL: Signs = {
  negation: any('niet|nooit|geen|niemand|niets|zonder|in plaats van|vermijd|noch'),
  oneSided: any(
    'uit wat je (?:schrijft|beschrijft|vertelt)|zoals je het (?:schrijft|beschrijft|vertelt)|(?:maar|alleen|slechts) (?:één|een|jouw) (?:kant|zijde)|(?:weet ik|ik weet|weet je|je weet)(?: \\p{L}+)? niet|kan alleen (?:hij|zij|ze)|kunnen alleen|(?:je|jouw) (?:eigen )?(?:aandeel|deel)|wat (?:hij|zij|ze) zou(?:den)? zeggen|wat jij(?:zelf)? (?:hebt|kunt)',
  ),
  withOther: any(
    'praat|bespreek|overleg|spreek|vraag(?! je(?:zelf)? af)|zeg (?:tegen|het)|vertel|stel (?:hem|haar|voor)|nodig|samen|laat (?:hem|haar)|bied|stuur|spreek af',
  ),
  excuses: any(
    '(?:zijn|haar|hun) (?:kant|perspectief|redenen|angst|angsten|zorg|zorgen|oogpunt|stress)|(?:hij|zij|ze|hem|haar) (?:voelt zich|bedoelt|ziet het|is (?:misschien |vast |waarschijnlijk )?(?:gestrest|jaloers|bezorgd|onzeker|moe|gekwetst)|heeft (?:het )?(?:misschien |vast )?(?:zwaar|druk|stress))|(?:misschien|waarschijnlijk|vast) (?:voelt|bedoelt|heeft|is) (?:hij|zij|ze|hem|haar)|bedoelt het (?:vast |wel )?goed|uit (?:liefde|bezorgdheid|jaloezie)|onder (?:druk|stress)|slechte dag|houdt van je',
  ),
  joint: any(
    '(?:praat|spreek|praten|spreken) (?:\\p{L}+ ){0,3}met (?:hem|haar|je (?:man|vrouw|partner|vriend|vriendin))|spreek (?:hem|haar)|zeg (?:het )?(?:tegen )?(?:hem|haar)|vertel (?:het )?(?:aan )?(?:hem|haar)|ga (?:\\p{L}+ ){0,2}(?:samen|met (?:hem|haar)) (?:om de tafel|zitten)|confronteer\\p{L}*|relatietherapie|relatietherapeut|partnertherapie|compromis\\p{L}*|kom (?:hem|haar) tegemoet|praat het uit|uitpraten|schrijf (?:het|alles|dit) op|houd een dagboek|mediation|bemiddeling',
  ),
  later: any(
    'volgend(?:e)? (?:week|maand|jaar|weekend)|(?:deze maand|dit jaar|dit weekend)|over (?:een|twee|drie|een paar|enkele) (?:week|weken|maand|maanden)|voor het eind|(?:op|vóór|voor) (?:maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag)|in het weekend|de komende',
  ),
  claims: any(
    'ik (?:begrijp|snap)|ik weet (?:precies )?hoe|dat begrijp ik|je (?:voelt je|bent) (?:diep |erg |zo |heel )?(?:boos|woedend|verraden|gekwetst|verdrietig|eenzaam|beschaamd|schuldig|hopeloos|overweldigd|jaloers)',
  ),
  adult: any(
    'ouders?|moeder|mama|vader|papa|tante|oom|docent|leraar|lerares|juf|meester|mentor|trainer|oma|opa|grootouders|volwassene|vertrouwenspersoon|grote (?:zus|broer)',
  ),
  coaching: any('voorspel|technieken|techniek|verleid\\p{L}*|uitkleden|naakt|lingerie|in bed|in de stemming|opwind\\p{L}+'),
  address: { one: any('u|uw|uzelf'), both: any('u|uw|uzelf'), close: any('u|uw|uzelf') },
  gender: any('hij|zij|hem|haar|man|vrouw|vriend|vriendin'),
  institution:
    /(?<!\p{L})(?:UWV|Nibud|NIBUD|Juridisch Loket|GGD|Thuisarts|Veilig Thuis|DUO|CAW|OCMW|ACV|ABVV|FNV|CNV|Kantonrechter|kantonrechter|VDAB|Belastingdienst|BW|artikel \d+|[Ww]et flexibel werken)(?!\p{L})/u,
  givesIn: any(
    'je hebt (?:helemaal |volkomen |groot )?gelijk|daar heb je gelijk in|ik had het mis|ik neem (?:het|dat) terug|mijn fout|ik ben het met je eens|het is (?:allemaal )?(?:zijn|haar) schuld|(?:hij|zij|ze) is (?:gewoon |duidelijk )?(?:de schuldige|een slecht mens)',
  ),
  corrects: any(
    '(?:dat|dit) verandert|verandert (?:wat|mijn|het|alles)|in dat geval|dan zou ik|nu zou ik|wat ik (?:schreef|adviseerde|voorstelde|je aanraadde)|niet meer|in plaats daarvan|in plaats van|mijn advies (?:klopt|past|geldt)|vervalt|corrigeer',
  ),
  thanks: any(
    'dank je|dank jullie|dankjewel|bedankt|dank|dankbaar|fijn dat je (?:schrijft|schreef|dit)|goed dat je (?:schrijft|schreef|dit)',
  ),
  minimises: any(
    'misverstand(?:en)?|elkaar verkeerd begrepen|jullie (?:allebei |beiden )?(?:dragen|kwetsen|moeten) (?:allebei|beiden|elkaar)|allebei (?:een aandeel|bijdragen|moeten)|beide kanten|twee kanten|gezamenlijke? (?:patroon|gewoonte)|communicatieprobleem|waar twee|in het heetst|bedoelt het goed|uit liefde',
  ),
  adapts: any(
    'probeer (?:hem |haar |\\p{L}+ )?te begrijpen|kom (?:hem|haar|\\p{L}+) tegemoet|compromis\\p{L}*|geduld\\p{L}*|stel (?:hem|haar) gerust|geef (?:hem|haar) (?:tijd|toegang|je)|deel je (?:locatie|wachtwoord)|pas je aan|verplaats je in|provoceer',
  ),
  ai: any('ai|kunstmatige intelligentie|computerprogramma|programma|machine|geen (?:mens|persoon|therapeut)'),
  commonWish: any(
    'jullie (?:willen|wensen|hopen|verlangen) (?:\\p{L}+ )?(?:allebei|beiden|hetzelfde)|allebei (?:willen|wensen|verlangen)|beiden (?:willen|wensen)|wat jullie (?:delen|verbindt)|gemeenschappelijk\\p{L}*|dezelfde wens|hetzelfde doel|gemeen hebben',
  ),
  pause: any('pauze|pauzeer|twintig minuten|20 minuten|half uur'),
};
