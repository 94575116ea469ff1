import type { Signs } from './signs.types.ts';
import { any } from './words.types.ts';

/** Without “ton”, which is a tone as well. */
const TU = any("tu|toi|te|tes|t[’']\\p{L}+");
const VOUS = any('vous|votre|vos|vôtre');

/** French. */
export const SIGNS_FR: Signs = {
  negation: any("ne|n[’']\\p{L}+|pas|jamais|personne|aucun|aucune|sans|évitez|plutôt que|au lieu de|ni"),
  oneSided: any(
    "d[’']après ce que vous (?:décrivez|écrivez|racontez|dites)|à ce que vous (?:décrivez|écrivez|racontez)|(?:qu[’']un|que votre|un seul|qu[’']une) (?:côté|version)|je ne (?:sais|connais|peux)|vous ne (?:savez|pouvez)|(?:lui|elle) seule?|seule? (?:lui|elle|\\p{L}+) (?:peut|pourrait)|votre (?:propre )?part|ce qu[’'](?:il|elle) (?:dirait|en dirait)|de votre côté",
  ),
  withOther: any(
    'parlez|parlez-(?:lui|en)|discutez|demandez(?:-lui)?|dites(?:-lui)?|proposez(?:-lui)?|racontez(?:-lui)?|invitez|ensemble|montrez(?:-lui)?|offrez(?:-lui)?|envoyez(?:-lui)?|écrivez-lui|convenez|rencontrez',
  ),
  excuses: any(
    "(?:son|sa) (?:côté|point de vue|perspective|version|peur|stress|inquiétude)|ses (?:raisons|peurs|craintes)|(?:il|elle|lui) (?:se sent|est (?:peut-être |sans doute |sûrement )?(?:stressée?|jaloux|jalouse|inquiète?|fatiguée?|blessée?)|veut (?:sans doute |sûrement )?bien|a (?:peut-être|sans doute|sûrement))|(?:peut-être|sans doute|probablement) (?:qu[’'])?(?:il|elle|lui|se sent|est)|bonne intention|par (?:amour|jalousie)|sous pression|mauvaise journée|vous aime",
  ),
  joint: any(
    'parlez(?: \\p{L}+){0,3} (?:à|avec) (?:lui|elle|votre (?:mari|femme|compagnon|compagne))|parlez-(?:lui|en)|dites-(?:lui|le-lui)|asseyez-vous (?:ensemble|avec (?:lui|elle))|confront\\p{L}+|affront\\p{L}+|thérapie de couple|thérapeute de couple|conseil conjugal|compromis|faites un pas vers|médiation|mettez les choses à plat|tenez-(?:lui|leur) tête|notez tout|écrivez tout|tenez un journal',
  ),
  later: any(
    "(?:la semaine|le mois|l[’']année) prochaine?|(?:le|la) prochaine?|ce (?:mois|week-end)|cette année|dans (?:une|un|deux|trois|quelques) (?:semaines?|mois)|d[’']ici la fin|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|dans les prochaine?s",
  ),
  claims: any(
    "je (?:vous )?comprends|je sais (?:exactement |bien )?(?:comment|ce que)|j[’']imagine (?:très bien|parfaitement)|vous (?:êtes|vous sentez) (?:profondément |très |si )?(?:furieux|furieuse|trahie?|blessée?|triste|seule?|honteux|honteuse|coupable|désespérée?|jaloux|jalouse)",
  ),
  adult: any(
    'parents?|mère|maman|père|papa|tante|oncle|professeure?|prof|entraîneu(?:r|se)|grand-(?:mère|père)|grands-parents|adulte|infirmière scolaire|infirmière|grande sœur|grand frère|CPE',
  ),
  coaching: any('préliminaires|techniques?|sédui\\p{L}+|déshabill\\p{L}+|nue?s?|lingerie|au lit|excit\\p{L}+'),
  address: { one: TU, both: TU, close: VOUS },
  gender: any('(?:votre |le |la |un |une )?(?:mari|femme|copain|copine|compagnon|compagne)|(?:avec|chez|pour) (?:lui|elle)'),
  institution:
    /(?<!\p{L})(?:France Travail|Pôle emploi|CAF|CPAM|URSSAF|Urssaf|Sécurité sociale|ONEM|CPAS|FOREM|prud[’']hommes|[Ii]nspection du travail|Banque de France|Défenseur des droits|Code du travail|[Cc]ode du travail|article [LR]?\.? ?\d+|CNESST|SECO)(?!\p{L})/u,
  givesIn: any(
    "vous avez (?:tout à fait |entièrement |bien )?raison|je me suis trompée?|je retire ce que|c[’']est mon erreur|je suis d[’']accord avec vous|c[’']est (?:entièrement )?(?:de )?sa faute|(?:elle|il) est (?:clairement |simplement )?(?:la coupable|le coupable|une mauvaise personne)",
  ),
  corrects: any(
    "(?:cela|ça|ce qui|voilà qui) change|change (?:ce|mon|les|tout)|dans ce cas|alors je (?:vous )?(?:dirais|propose|conseillerais)|maintenant je (?:vous )?(?:dirais|propose)|ce que je vous (?:ai|avais|conseillais|proposais)|ne (?:vaut|tient|convient) plus|n[’']est plus|plutôt que|au lieu de|mon conseil|je corrige",
  ),
  thanks: any("merci|remercie|reconnaissante?|c[’']est bien (?:de l[’']avoir|que vous ayez) écrit"),
  minimises: any(
    "malentendus?|vous (?:contribuez|avez|vous blessez|devez) (?:tous les deux|toutes les deux|chacune?|l[’']un)|tous les deux (?:contribuez|avez)|habitude (?:commune|partagée)|deux côtés|des torts partagés|torts partagés|problème de communication|à deux|feu de l[’']action|bonne intention|par amour",
  ),
  adapts: any(
    'essayez de (?:le |la )?(?:comprendre|voir)|faites un pas vers|compromis|(?:soyez|un peu plus) (?:patiente?|de patience)|patience|rassurez(?:-le|-la)?|donnez-lui (?:du temps|accès|votre)|partagez votre (?:position|mot de passe)|adaptez-vous|vous adapter|mettez-vous à sa place',
  ),
  ai: any(
    'ia|intelligence artificielle|programme|machine|ni (?:une )?personne|pas (?:une personne|un humain|un thérapeute|thérapeute)',
  ),
  commonWish: any(
    "vous (?:voulez|souhaitez|désirez|espérez) (?:tous les deux|toutes les deux|l[’']un et l[’']autre|la même chose)|tous les deux,? vous (?:voulez|souhaitez)|en commun|(?:le|un) même (?:souhait|désir|but)|vous partagez|ce qui vous (?:unit|réunit)",
  ),
  pause: any('pause|vingt minutes|20 minutes|demi-heure'),
};
