import type { LegalText } from './legal-text.ts';

const terms: LegalText = {
  intro:
    'Voici les règles d’utilisation de {appName}. «\u00a0Nous\u00a0» et «\u00a0l’éditeur du site\u00a0» désignent la personne ou l’organisation qui gère ce site, joignable à <mail>{support}</mail>. Ce qu’il advient de vos données est expliqué dans la <privacy>politique de confidentialité</privacy>.',
  sections: [
    {
      id: 'operator',
      heading: 'Avec qui vous concluez le contrat',
      body: ['L’autre partie au contrat\u00a0: {operator}. Voir les <imprint>mentions légales</imprint>.'],
    },
    {
      id: 'service',
      heading: 'Ce que vous recevez',
      body: [
        'Vous décrivez une situation, choisissez le sujet et le ton, et un modèle d’IA rédige des conseils pour vous. Deux personnes peuvent aussi partager une séance de couple.',
        'Les conseils sont écrits par une machine, et personne ne les lit avant vous. Ils peuvent être faux, incomplets ou ne pas vous convenir, même là où ils semblent sûrs. Quand l’enjeu est important, vérifiez avant d’agir.',
      ],
    },
    {
      id: 'limits',
      heading: 'Ce que cela ne remplace pas',
      body: [
        'Les conseils ne sont pas un avis médical, thérapeutique, juridique ou financier, et ne remplacent pas une personne qualifiée qui connaît votre cas.',
        'En cas de danger immédiat, appelez le numéro d’urgence de votre pays (112 dans l’UE). {appName} ne peut pas appeler de secours à votre place.',
        'Avant d’interroger le modèle d’IA, le serveur cherche dans votre texte des signes de danger immédiat. S’il en trouve, il vous montre des services d’écoute et d’aide au lieu de conseils. Cette vérification est automatique\u00a0: quelque chose peut lui échapper, et aucune personne ne la surveille.',
      ],
    },
    {
      id: 'account',
      heading: 'Qui peut l’utiliser',
      body: [
        'Il faut avoir au moins 13 ans. Si la loi de votre pays demande à votre âge l’accord d’un parent, il vous le faut aussi.',
        'Vous pouvez demander conseil sans compte. Un compte est pour une seule personne, avec de vraies informations. Gardez votre mot de passe pour vous, et écrivez-nous si vous pensez que quelqu’un d’autre utilise votre compte.',
      ],
    },
    {
      id: 'conduct',
      heading: 'Ce que nous vous demandons',
      body: [
        [
          'N’utilisez pas {appName} pour nuire, menacer ou tromper, ni pour rien d’illégal.',
          'N’écrivez sur d’autres personnes que ce qui est utile aux conseils. Leurs noms ne le sont presque jamais.',
          'Ne faites pas passer les conseils pour ceux d’un professionnel.',
          'Ne contournez pas les limites, ne surchargez pas le service et n’essayez pas d’y pénétrer.',
        ],
        'Qui enfreint ces règles gravement ou à répétition peut perdre son compte. Vous pouvez vous y opposer en nous écrivant, et une personne examinera votre cas.',
      ],
    },
    {
      id: 'content',
      heading: 'À qui sont les mots',
      body: [
        'Ce que vous écrivez reste à vous. Nous ne pouvons le traiter que pour vous fournir le service, comme le dit la <privacy>politique de confidentialité</privacy>. Vous pouvez utiliser les conseils comme vous voulez. Quelqu’un qui pose une question semblable recevra peut-être des mots semblables.',
        'Dans une séance de couple, les deux partenaires lisent tout ce qui s’y écrit. Seule la personne qui l’a créée peut la supprimer, et elle disparaît alors pour les deux.',
      ],
    },
    {
      id: 'plans',
      heading: 'Séances gratuites et formules',
      body: [
        'Sans compte, 3 séances par mois sont gratuites pour chaque adresse IP\u202f; avec un compte gratuit, 3 séances par mois. Une séance qui ne donne aucun conseil vous est rendue. Une séance qui vous montre des services d’écoute et d’aide n’est pas comptée.',
        'Si l’éditeur du site propose des formules payantes, le prix en euros, TVA comprise, et le contenu sont indiqués avant la commande. Une formule se paie chaque mois d’avance par le service de paiement Stripe, et se renouvelle chaque mois au même prix. Une formule supérieure commence immédiatement, et vous payez la différence pour le reste du mois payé\u202f; une formule inférieure commence à votre prochaine échéance.',
        'Vous pouvez résilier à tout moment pour la fin du mois payé\u00a0: sur votre <account>page de compte</account>, ou sans vous connecter par <cancel>«\u00a0Résilier votre contrat\u00a0»</cancel> au pied de chaque page. Vous pouvez aussi y indiquer une date ultérieure\u00a0: la formule est alors renouvelée et prend fin avec le mois payé dans lequel tombe cette date. Jusqu’à la fin vous gardez la formule, et pouvez annuler la résiliation. Si un renouvellement ne peut pas être débité, vous gardez la formule pendant 7 jours\u202f; elle prend ensuite fin, si elle n’est pas payée.',
      ],
    },
    {
      id: 'withdrawal',
      heading: 'Droit de rétractation',
      body: [
        'Si vous vivez dans l’Union européenne et commandez une formule en tant que consommateur, vous pouvez vous rétracter dans les 14 jours, sans donner de raison\u00a0: par <withdraw>«\u00a0Renoncer au contrat ici\u00a0»</withdraw> au pied de chaque page, avec ou sans connexion, ou par un message clair à <mail>{support}</mail>. Il suffit de l’envoyer avant la fin des 14 jours. Vous recevez un accusé de réception avec la date et l’heure. Les <instruction>informations sur le droit de rétractation</instruction>, dans les termes de la loi, contiennent un formulaire que vous pouvez utiliser.',
        'Nous vous remboursons alors dans les 14 jours, par le même moyen de paiement. Si vous avez demandé que la formule commence immédiatement, nous pouvons garder la part du temps écoulé jusqu’à votre rétractation, ou celle des séances utilisées, la plus élevée des deux\u202f; dans une formule sans limite, {sessions} séances comptent pour tout le mois payé. Les séances que vous utilisez entre votre rétractation et la fin de la formule sont dues dans tous les cas. Les séances utilisées continuent de compter jusqu’à la date à laquelle le mois payé aurait pris fin, également après une rétractation et dans une nouvelle formule.',
        'Le contrat existe déjà pendant que votre banque traite le paiement\u00a0: une rétractation ou une résiliation vaut à partir du jour où nous la recevons. Tant que votre banque examine un paiement que vous contestez, la formule n’est pas renouvelée\u202f; elle prend fin si la banque vous donne raison.',
      ],
    },
    {
      id: 'liability',
      heading: 'Notre responsabilité',
      body: [
        'Le service peut être interrompu, et ce qui peut être écrit en un jour est limité. Nous ne pouvons pas promettre qu’un conseil apporte ce que vous en espérez.',
        'Nous répondons des dommages que nous causons, dans les conditions prévues par la loi. Rien dans ces conditions ne limite vos droits de consommateur.',
      ],
    },
    {
      id: 'end',
      heading: 'Suppression du compte et modifications',
      body: [
        'Vous pouvez supprimer votre compte à tout moment sur votre <account>page de compte</account>, après y avoir téléchargé vos données si vous le souhaitez. L’abonnement est résilié en même temps.',
        'Quand ces conditions changent, le nouveau texte et sa date sont affichés ici. Un changement qui retire quelque chose à une formule payée ne s’applique pas avant la fin du mois payé.',
        'Le droit du pays où l’éditeur du site est établi s’applique. En tant que consommateur, vous gardez aussi la protection que vous donne le droit de votre propre pays.',
      ],
    },
  ],
};

export default terms;
