import type { LegalText } from './legal-text.ts';

const privacy: LegalText = {
  intro:
    'Ici, on écrit sur ce qui pèse. Cette page explique donc, en mots simples, ce qui en est gardé, qui le reçoit, combien de temps cela reste et comment vous le supprimez.',
  sections: [
    {
      id: 'operator',
      heading: 'Qui est responsable',
      body: [
        'Responsable du traitement de vos données\u00a0: {operator}. Voir les <imprint>mentions légales</imprint>.',
        'L’éditeur du site est le responsable du traitement\u00a0: la personne ou l’organisation qui gère ce site et son serveur. Vous pouvez lui écrire à <mail>{support}</mail>, pour toute question sur vos données et pour chacun des droits ci-dessous.',
      ],
    },
    {
      id: 'stored',
      heading: 'Ce qui est gardé sur le serveur',
      body: [
        [
          'Votre compte, si vous en avez un\u00a0: prénom et nom, adresse e-mail, date de naissance, langue de vos e-mails, formule et nombre de séances utilisées\u202f; si notre équipe a modifié votre adresse, l’ancienne pendant sept jours. De votre mot de passe, seule une empreinte (hash), à partir de laquelle on ne peut pas le lire.',
          'Chaque conseil\u00a0: ce que vous avez écrit, le sujet, le ton et la langue, la réponse, l’heure, et l’adresse IP d’où il a été demandé (d’une IPv6, la première moitié).',
          'Les discussions et séances de couple\u00a0: les messages avec leur heure, les noms sous lesquels on y participe et, pour une séance de couple, l’adresse IP d’où elle a été ouverte (d’une IPv6, la première moitié).',
          'Sans compte, chaque mois\u00a0: votre adresse IP, le nom que votre navigateur se donne, et le nombre de séances gratuites utilisées.',
          'Votre session\u00a0: une entrée liée au cookie beside.sid, qui dit à qui est le navigateur, quel navigateur et quel système c’est, et quels jours elle a commencé et a servi pour la dernière fois.',
          'Si vous configurez une seconde étape ou ajoutez une clé d’accès\u00a0: ce qu’il faut pour la vérifier, quand vous l’avez fait et, d’une clé d’accès, son nom, qui la conserve, dans quel navigateur elle a été ajoutée et quel jour elle a servi pour la dernière fois. La moitié secrète d’une clé d’accès ne quitte jamais votre appareil ou son fournisseur.',
          'Les liens que vous créez vers des conseils\u00a0: une copie, avec votre question si vous l’avez choisi, jusqu’à quand le lien est valable et combien de fois il a été ouvert. Des personnes qui lisent, rien n’est conservé\u00a0: ni adresse, ni heure, ni cookie\u202f; de l’adresse du lien, seulement une empreinte. Ce qui a expiré est supprimé après 30 jours.',
          'Si vous choisissez que les anciens conseils soient supprimés automatiquement\u00a0: après combien de mois, si vos favoris restent, et à partir de quand.',
          'Contre les abus\u00a0: combien a été écrit en un jour pour une personne ou une adresse, et des empreintes à clé des lieux de votre inscription et de vos connexions. Pour chaque navigateur où votre session est ouverte\u00a0: son type et son système, depuis quel jour, et le jour de la dernière utilisation.',
          'Les traductions\u00a0: celles d’un conseil et de sa discussion, à côté d’une empreinte de l’original, avec le conseil\u202f; celles de l’interface, sans lien avec vous.',
          'Si vous avez, ou avez eu, une formule\u00a0: votre numéro de client chez Stripe, l’état de votre abonnement (formule, montant, dates, réduction, le moyen de paiement avec ses quatre derniers chiffres), les changements que vous avez demandés et le prix qui vous a été indiqué, et les messages de Stripe à ce sujet.',
          'Les rétractations et résiliations que vous envoyez\u00a0: numéro, heure, nom, adresse, contrat, motif et langue.',
          'Un e-mail qui reste à envoyer\u00a0: votre adresse et votre prénom.',
          'Si vous choisissez de quoi vous voulez être prévenu\u00a0: quels types, vos heures calmes et votre fuseau horaire, si des e-mails arrivent, quand le dernier est arrivé, et le lien qui y met fin, sous forme d’empreinte\u202f; de chaque appareil qui reçoit des notifications, l’adresse et les clés que son navigateur a données pour cela\u202f; ce qui est nouveau pour vous, comme type et numéro, sans mots, quand c’est arrivé et quand vous l’avez vu\u202f; et quel jour combien de notifications sont parties.',
        ],
        'Le journal de l’application ne contient ni noms, ni adresses, ni rien de ce que vous écrivez. Sous le numéro de votre compte, il note vos connexions et déconnexions, les changements de votre mot de passe et ce qui vous a été refusé\u202f; une connexion échouée, sous une empreinte à clé de l’adresse.',
      ],
    },
    {
      id: 'browser',
      heading: 'Ce qui est gardé dans votre navigateur',
      body: [
        'Il y a trois cookies, tous strictement nécessaires. beside.sid garde votre connexion, ou montre, si vous n’avez pas de compte, qu’un conseil ou une place dans une séance de couple est à vous\u202f; il est déposé quand vous demandez conseil, rejoignez une séance de couple sans compte ou vous connectez, et prend fin 60 jours après votre dernière visite. beside.signed-in dit seulement que quelqu’un est connecté dans ce navigateur, afin que la page d’une personne non connectée n’ait pas à interroger le serveur\u202f; il est déposé quand vous vous connectez, et prend fin avec beside.sid ou quand vous vous déconnectez. beside.device est déposé quand vous vous inscrivez ou vous connectez, pour un an\u00a0: il permet de reconnaître votre navigateur, afin que vous puissiez entrer même pendant que des inconnus essaient de deviner votre mot de passe, et que le lien qui confirme votre adresse ne demande pas de mot de passe dans le navigateur de votre inscription.',
        'Le stockage du navigateur contient, pour cet onglet seulement, votre brouillon et une demande en cours, avec le numéro de votre compte si vous en avez un, l’endroit où vous en étiez sur chaque page, et si la page a été rechargée ou quittée en urgence\u202f; dans une discussion, ce que vous écrivez, les questions qui restent à envoyer, quelle discussion est ouverte et quelle aide vous avez masquée\u202f; dans une séance de couple, ce que vous écrivez, les messages qui restent à envoyer et l’aide qui vous a été montrée\u202f; sur la page des formules, votre code de réduction et le moment de votre dernier paiement\u202f; dans l’espace d’administration, une annonce en cours de rédaction\u202f; et un message qui reste à vous montrer. Pour ce navigateur, il contient votre langue, le thème, le nom et l’image de l’application sur cet appareil, si vous en avez choisi d’autres, le pays pour les lignes d’aide, le nombre de séances gratuites, des textes traduits de l’interface, si une session était ouverte, si vous avez lu la note sur la dictée, les deux conseils que vous avez lus les premiers ici jusqu’au bout, ou le fait que l’ajout de l’application vous a ensuite été montré, quelles annonces vous avez fermées, quels paiements vous ont été annoncés, un conseil le temps de l’ouvrir, vos favoris avec le numéro de votre compte, le nom sous lequel vous avez rejoint une séance de couple sans compte, et la langue dans laquelle vous y lisez. Rien de cela ne sert à vous suivre.',
        'Pour que {appName} s’ouvre sans connexion, votre navigateur garde les parties de la page et la page d’aide\u00a0: les mêmes pour tout le monde, et rien de vous. Si vous choisissez de garder un conseil sur cet appareil, son texte, les premiers mots de votre question et le numéro de votre compte y sont aussi, et peuvent y être lus sans votre mot de passe. Ils sont supprimés quand vous vous déconnectez ou utilisez «\u00a0Sortie rapide\u00a0», avec le conseil lui-même, et après 14 jours sans connexion.',
        'Si vous activez les notifications, le service push du fabricant de votre navigateur connaît une adresse pour cet appareil, quand nous y envoyons quelque chose et combien d’octets\u00a0: toujours le même nombre, chiffrés, et jamais de quoi il s’agit. Cela prend fin quand vous les désactivez, vous déconnectez ou utilisez «\u00a0Sortie rapide\u00a0». Ce navigateur retient si elles sont activées ici.',
        'Il n’y a ni traceurs, ni mesure d’audience, ni publicité. La page ne charge rien depuis les serveurs d’autres entreprises, à une exception près\u00a0: si les paiements sont activés, le formulaire de paiement vient de Stripe, sur la page où vous payez.',
      ],
    },
    {
      id: 'model',
      heading: 'Ce que reçoit le fournisseur du modèle d’IA',
      body: [
        'Le modèle fonctionne chez un fournisseur choisi par l’éditeur du site, qui vous dira lequel, et dans quel pays. Il peut se trouver hors de l’Union européenne. Dans une démo, le formulaire le dit, et aucun fournisseur ne reçoit rien.',
        [
          'Il reçoit le texte que vous avez écrit, avec le sujet, le ton, la langue et, s’il est connu, le pays dont vous voyez les services d’aide\u202f; pour une discussion ou une séance de couple, aussi les messages précédents\u202f; pour une traduction, le texte à traduire.',
          'Dans une séance de couple, le modèle écrit en tant que conseiller, et son fournisseur reçoit aussi les noms des deux partenaires et le nom de la séance. Pour un partenaire qui lit dans une autre langue, le modèle traduit les messages.',
          'Il reçoit un code calculé à partir du numéro de votre compte ou de votre adresse IP, qui lui permet de reconnaître un abus sans apprendre qui vous êtes.',
          'Hormis les noms dans une séance de couple, il ne reçoit ni votre nom, ni votre adresse e-mail, ni votre date de naissance, sauf si vous les écrivez vous-même dans le texte.',
        ],
        'Avant d’envoyer une demande de conseil, le serveur cherche lui-même des signes de danger immédiat. Un texte où il en trouve reçoit pour réponse des services d’écoute et d’aide, et n’est pas transmis. Dans une séance de couple, les deux partenaires peuvent lire un tel message, et il est traduit comme les autres\u202f; mais les services d’écoute et d’aide ne sont montrés qu’à la personne qui l’a écrit, et le conseiller ne reçoit pas le message. Quand ces signes sont seulement possibles, le texte est transmis, et les services d’écoute et d’aide sont montrés à côté de ce que le modèle écrit. Le modèle aussi est interrogé sur ces signes\u202f; dans une séance de couple, ce qu’il trouve n’est montré qu’à la personne qui a écrit.',
      ],
    },
    {
      id: 'others',
      heading: 'Qui d’autre intervient',
      body: [
        [
          'L’entreprise sur les machines de laquelle l’éditeur du site fait tourner le serveur.',
          'Si les paiements sont activés\u00a0: Stripe. Il reçoit votre nom, votre adresse e-mail, votre langue, le numéro de votre compte et, si la commande les demande, votre pays et votre code postal pour la TVA, et s’occupe des paiements et des factures. Vos données de carte vont directement à Stripe\u202f; le serveur ne les voit jamais. Sur la page où vous payez, Stripe connaît aussi votre adresse IP, et protège contre la fraude.',
          'Si l’e-mail est activé\u00a0: un service de messagerie, qui reçoit votre adresse et les e-mails qui vous sont envoyés.',
          'L’entreprise qui édite votre navigateur, si vous dictez ou faites lire un texte à voix haute\u00a0: certains navigateurs le font sur les serveurs de leur éditeur, avec l’audio ou le texte. Nous ne recevons jamais l’audio.',
          'Là où des notifications sont configurées et que vous les activez\u00a0: le service push du fabricant de votre navigateur (Google, Mozilla, Apple ou Microsoft).',
        ],
        'Rien n’est vendu à personne.',
      ],
    },
    {
      id: 'reasons',
      heading: 'Pourquoi c’est permis (base légale)',
      body: [
        'Le compte, les conseils et les paiements sont traités pour fournir ce que vous demandez (article 6, paragraphe 1, point b, du RGPD)\u202f; les adresses IP, compteurs et empreintes pour que le service reste sûr et équitable, ce qui est l’intérêt légitime de l’éditeur du site (point f)\u202f; les factures comme la loi l’exige (point c).',
        'Ce que vous écrivez peut parler de votre santé, de vos convictions ou de votre vie amoureuse. En touchant «\u00a0Demander conseil\u00a0» ou «\u00a0Envoyer\u00a0», vous consentez à ce que ce soit traité pour vous répondre (article 9, paragraphe 2, point a). Vous pouvez retirer ce consentement à tout moment en supprimant le conseil\u202f; ce qui a été fait avant reste licite.',
        'Aucune décision ayant un effet juridique pour vous n’est prise ici par une machine.',
      ],
    },
    {
      id: 'duration',
      heading: 'Combien de temps cela reste',
      body: [
        [
          'Compte, conseils et discussions, avec leurs traductions\u00a0: jusqu’à ce que vous les supprimiez, ou votre compte. Si vous avez choisi, sous «\u00a0Conserver et partager\u00a0», que les anciens conseils soient supprimés automatiquement, les conseils, leur discussion et leurs liens\u00a0: jusqu’à la nuit prévue\u202f; votre choix, jusqu’à ce que vous le changiez.',
          'Une inscription dont l’adresse n’a jamais été confirmée\u00a0: 2 jours.',
          'Conseils sans compte\u00a0: jusqu’à ce que vous les supprimiez. Quand le cookie beside.sid n’est plus dans votre navigateur, personne ne peut plus les ouvrir sur ce site\u202f; ils sont supprimés la nuit qui suit la fin de leur session, 60 jours après votre dernière visite.',
          'Ce que vous avez écrit, dans la trace d’une demande\u00a0: effacé dès que la demande est terminée. Le reste de cette trace\u00a0: 2 jours.',
          'Compteurs de séances gratuites\u00a0: 3 mois après la dernière utilisation. Quantités écrites en un jour\u00a0: 3 jours.',
          'Sessions\u00a0: 60 jours après votre dernière visite. Liens dans les e-mails\u00a0: 1 heure pour réinitialiser un mot de passe, 24 heures pour confirmer une adresse.',
          'Séances de couple, avec leurs messages et leurs traductions\u00a0: jusqu’à ce que la personne qui a créé la séance la supprime, ou supprime son compte. Qui l’a rejointe sans compte peut l’ouvrir tant que le cookie beside.sid est dans son navigateur.',
          'Ce que le modèle a pris pour des signes de danger dans une séance de couple\u00a0: 30 jours. Seule la personne qui a écrit le message peut le voir et le télécharger.',
          'Traductions de l’interface\u00a0: 90 jours.',
          'Offres de changement de formule\u00a0: 30 jours. Messages de Stripe sur les paiements\u00a0: 60 jours. Changements d’une formule\u00a0: 90 jours.',
          'Rétractations et résiliations\u00a0: comme preuve, 3 ans après la fin de leur année, même si le compte est supprimé.',
          'Après une rétractation, d’un compte supprimé\u00a0: un code formé à partir de son adresse, la date et les séances utilisées, aussi longtemps, afin que personne n’utilise des formules gratuitement sans fin.',
          'Factures\u00a0: chez Stripe, aussi longtemps que la loi l’exige.',
          'Ce qui est nouveau pour vous\u00a0: 14 jours. L’adresse d’un appareil pour les notifications\u00a0: jusqu’à ce que vous les désactiviez, vous déconnectiez ou utilisiez «\u00a0Sortie rapide\u00a0» sur cet appareil, et 60 jours après sa dernière réponse.',
        ],
        'Les sauvegardes de l’éditeur du site peuvent contenir encore quelque temps ce qui a été supprimé. Pour qu’aucune sauvegarde restaurée ne le fasse réapparaître, une liste garde pendant 400 jours les numéros de ce qui a été supprimé.',
      ],
    },
    {
      id: 'rights',
      heading: 'Ce que vous pouvez faire',
      body: [
        [
          'Voir et emporter vos données\u00a0: «\u00a0Télécharger mes données\u00a0» sur votre <account>page de compte</account>.',
          'Les corriger\u00a0: sur la même page. Pour votre date de naissance, écrivez à l’éditeur du site.',
          'Les supprimer\u00a0: chaque conseil séparément, ou le compte avec tout ce qui lui appartient. Vos messages dans les séances de couple d’autres personnes y restent sous le nom affiché, sans le lien avec vous.',
          'Vous opposer, faire limiter le traitement ou retirer un consentement\u00a0: écrivez à <mail>{support}</mail>.',
          'Introduire une réclamation auprès de l’autorité de protection des données de votre lieu de résidence.',
        ],
      ],
    },
    {
      id: 'young',
      heading: 'Les jeunes',
      body: [
        'Il faut avoir au moins 13 ans pour un compte\u202f; c’est pourquoi la date de naissance est demandée. Si vous êtes plus jeune et avez besoin d’aide, parlez à un adulte en qui vous avez confiance, ou appelez une ligne d’écoute pour enfants.',
      ],
    },
    {
      id: 'changes',
      heading: 'Quand cela change',
      body: ['Quand le service traite les données autrement, cette page change avant lui. Sa date figure en haut.'],
    },
  ],
};

export default privacy;
