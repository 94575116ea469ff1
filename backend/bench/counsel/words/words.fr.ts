import { any, cased, first, stem, type Words } from './words.types.ts';

/** French. */
export const WORDS_FR: Words = {
  frequent:
    'je mes sont le la les et de des vous votre que ce pas une un est pour dans qui à ne se du au sur plus vos il elle'.split(
      ' ',
    ),
  act: first(
    "\\p{L}+ez(?:-\\p{L}+)*|dites(?:-\\p{L}+)*|faites(?:-\\p{L}+)*|aujourd[’']hui|demain|ce soir|cette semaine|chaque (?:jour|soir|matin)|avant|pendant|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)",
  ),
  time: any(
    "\\d+|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|aujourd[’']hui|demain|soir|soirs|matin|semaine|semaines|jour|jours|heure|heures|minutes?|mois|(?:deux|trois|quatre|cinq|six|sept|dix|vingt|trente)|une fois",
  ),
  professional: any(
    '\\p{L}*surendettement|conseil financier|médecin|docteur|thérapeute|psychologue|psychothérapeute|psychiatre|avocate?|conseill(?:er|ère)|infirmi(?:er|ère)|kinésithérapeute|kiné|syndicat|spécialiste|médiat(?:eur|rice)|professionnel(?:le)?|assistante? sociale?|sage-femme|banque de france|thérapie',
  ),
  diagnosis: cased(
    /(?<!\p{L})(?<!\b(?:[Ss]i|que) )(?:vous (?:avez|souffrez|faites|êtes)|(?:il|elle|\p{Lu}\p{Ll}+) (?:a|souffre|fait|est))(?: clairement| une?| d’un| d’une| de| d')* ?(?:dépression|dépressi(?:f|ve)|bipolaire|TDAH|autiste|perver(?:s|se) narcissique|narcissique|burn-?out|trouble|alcoolique|psychopathe|borderline)(?!\p{L})/u,
  ),
  promise:
    /(?<!\p{L})(?:je vous (?:promets|garantis|assure)|je suis (?:votre|un|une) (?:thérapeute|psychologue|médecin|humaine?|personne)|en tant que (?:votre )?thérapeute|notre thérapie|cela vous guérira|garanti)(?!\p{L})/iu,
  otherView: cased(
    /(?<!\p{L})(?:pour (?:lui|elle|eux)|de son (?:côté|point de vue)|du point de vue de|(?:il|elle|\p{Lu}\p{Ll}+)(?: lui-même| elle-même)? (?:peut|pourrait|craint|se sent|redoute|aussi|a peut-être|est peut-être)|peut-être (?:que |qu[’'])?(?:il|elle|\p{Lu}\p{Ll}+)|sa (?:peur|version|façon)|son (?:côté|point de vue|regard)|à sa place)(?!\p{L})/u,
  ),
  warm: any(
    'merci|bravo|désolée?|compréhensible|comprends|normal|bien sûr|courage|difficile|dur|important|honnête|sincère|bien|bon|juste|suffit|douceur|doux|permis|droit|utile|peut suffire|pèse|lourd|simple',
  ),
  scolding: any(
    "vous auriez dû|c[’']est votre faute|arrêtez de vous plaindre|calmez-vous|ne soyez pas (?:si|ridicule)|comme je (?:vous )?l[’']ai déjà dit|ridicule|vous n[’']écoutez jamais|je vous l[’']avais dit|honte à vous|reprenez-vous",
  ),
  danger: stem(
    "peur|crain(?:t|s|dre)|effray|sécurité|en sûreté|danger|violen|abus|suicid|numéro d[’']aide|ligne d[’']écoute|crise|urgence|police|menac|bleus\\b|étrangl|tuer|omis|je ne peux pas (?:voir|montrer|répéter)|message (?:masqué|caché)|en privé|quelqu[’']un de confiance|demandez de l[’']aide",
  ),
  right: any("avez raison|a raison|compréhensible|raisonnable|légitime|à juste titre|justifiée?|valable|mérite|c[’']est juste"),
  wrong: any('avez tort|a tort|injuste|votre faute|sa faute|auriez dû|aurait dû|égoïste|exagér\\p{L}+|pas juste|indélicate?'),
  change: any(
    'vous devez|vous devriez|doit|devrait|il faut que vous|il vous faut|pourriez-vous|essayez|cessez|excusez-vous|arrêtez|veillez à',
  ),
};
