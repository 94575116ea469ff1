import type { Glossary } from './glossary.types.ts';

/** French, with `vous`, which tells nobody's gender. */
export const glossary: Glossary = {
  terms: [
    { english: 'session (counted)', say: 'séance', never: ['conseils par mois', 'conseil par mois'] },
    { english: 'plan', say: 'la formule {plan}; «abonnement» for its payments', never: ['forfait', 'forfaits'] },
    {
      english: 'cancel (a contract)',
      say: 'résilier, la résiliation; «annuler» undoes',
      never: ['annuler l’abonnement', 'annuler votre formule', 'annuler le contrat', 'se désabonner', 'vous désabonner'],
    },
    {
      english: 'withdraw',
      say: 'se rétracter, la rétractation; its label is «Renoncer au contrat ici»',
      never: ['rétracté', 'rétractée'],
    },
    {
      english: 'receipt (of a declaration)',
      say: 'accusé de réception',
      never: ['ce reçu', 'le reçu', 'récépissé', 'justificatif'],
    },
    { english: 'important reason', say: 'motif légitime', never: ['motif grave', 'motif important'] },
    { english: 'chat', say: 'discussion; of a helpline «tchat»', never: ['chat', 'chats', 'vos conversations'] },
    { english: 'room', say: 'espace', never: ['salle', 'salon'] },
    {
      english: 'couples counselling',
      say: 'conseils pour les couples',
      never: [
        'conseils pour couples',
        'conseil pour les couples',
        'conseil conjugal',
        'conseiller conjugal',
        'conseillère conjugale',
      ],
    },
    { english: 'delete', say: 'supprimer', never: ['effacer le compte', 'effacer votre compte', 'effacez votre compte'] },
    {
      english: 'confirm (an address)',
      say: 'confirmer',
      never: ['vérifier votre adresse', 'vérifiez votre adresse', 'vérifier mon adresse'],
    },
    {
      english: 'larger, smaller plan',
      say: 'supérieure, inférieure',
      never: ['formule plus grande', 'formule plus petite', 'une plus grande', 'une plus petite'],
    },
    { english: 'at once', say: 'tout de suite (pages), immédiatement (contracts)', never: ['aussitôt', 'sur-le-champ'] },
    { english: 'operator', say: 'l’éditeur du site', never: ['exploitant', 'l’exploitant', 'opérateur', 'l’opérateur'] },
    { english: 'discount', say: 'réduction', never: ['remise', 'remises', 'rabais', 'ristourne'] },
    { english: 'style (of advice)', say: 'ton', never: ['style', 'styles'] },
    { english: 'category', say: 'sujet', never: ['domaine de vie', 'domaine de la vie', 'domaines de la vie'] },
    { english: 'bookmark', say: 'favori', never: ['marque-page', 'marque-pages', 'signet'] },
    {
      english: 'in the way you paid',
      say: 'le même moyen de paiement',
      never: ['moyen que vous avez utilisé', 'moyen que vous avez employé'],
    },
    {
      english: 'the two of you',
      say: 'vous deux; chaque personne',
      never: ['tous les deux', 'toutes les deux', 'aucun de vous', 'chacun de vous', 'l’un et l’autre', 'l’un de nous'],
    },
    { english: 'how it counts again', say: 'le compteur repart à zéro', never: ['le compte repart'] },
    { english: 'alone', say: 'sans aide, sans soutien', never: ['sans personne', 'sans compagnie'] },
    { english: 'places that help', say: 'services d’écoute et d’aide', never: ['lieux d’aide', 'lieu d’aide'] },
    { english: 'guidance', say: 'repères', never: ['orientation par IA', 'une orientation'] },
    { english: 'stand-in (the demo)', say: 'texte d’essai', never: ['remplaçant'] },
    { english: 'IP address', say: 'adresse IP', never: ['adresse réseau', 'adresses réseau'] },
    { english: 'mail', say: 'e-mail', never: ['email', 'emails'] },
    {
      english: 'please',
      say: 'the plain imperative: «Réessayez.»',
      never: ['veuillez réessayer', 'merci de réessayer', 'merci de vous connecter', 'veuillez confirmer', 'veuillez ouvrir'],
    },
  ],
  forms: [
    {
      name: 'a plain space before a sign',
      pattern: /[ ](?=[;:!?»])|« /u,
      why: 'The line would break there: U+00A0 before a colon and within guillemets, U+202F before ; ! and ?',
    },
    {
      name: 'the other no-break space',
      pattern: /\u00a0(?=[;!?])|\u202f(?=[:»])|«\u202f/u,
      why: 'One rule in every text: U+00A0 before a colon and within guillemets, U+202F before ; ! and ?',
    },
    {
      name: 'no space before a sign',
      pattern: /[\p{L}\p{N})}»>](?=[;!?»])|[\p{L}\p{N})}»>](?=:(?:\s|<|$))|«(?=[\p{L}\p{N}{<])/u,
      why: 'French sets one: U+00A0 before a colon and within guillemets, U+202F before ; ! and ?',
    },
    {
      name: 'a masculine reader',
      pattern:
        /(?<!\p{L})(?:vous (?:êtes|étiez|serez|restez) (?:\p{L}+ )?(?:connecté|déconnecté|inscrit|seul|obligé|certain|sûr|rassuré)|connecté ou non|être remboursé|vous seul|heureux de vous)(?!\p{L})/iu,
      why: 'Nobody knows the reader’s gender: «votre session est ouverte», «obtenir un remboursement».',
    },
    {
      name: 'a plan’s name alone',
      pattern: /(?<!formule )\{plan\}/iu,
      why: '«Argent est à vous» says that money is yours.',
      except: ['billing.continue_order'],
    },
    { name: 'a typewriter’s apostrophe', pattern: /\p{L}'\p{L}/u, why: 'French sets ’.' },
  ],
};
