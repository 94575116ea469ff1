import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** French, with `vous`. No-break spaces are written as escapes, so that they can be seen. */
export default {
  'signing.title': 'Connexion',
  'signing.where': 'Où votre session est ouverte',
  'signing.where_text': 'Ni lieux ni adresses ne sont affichés : quiconque ouvre cette page ne doit pas apprendre où vous êtes.',
  'signing.a_browser': 'Un navigateur',
  'signing.on_android': '{browser} sur Android',
  'signing.on_chromeos': '{browser} sur ChromeOS',
  'signing.on_ipad': '{browser} sur un iPad',
  'signing.on_iphone': '{browser} sur un iPhone',
  'signing.on_linux': '{browser} sur Linux',
  'signing.on_mac': '{browser} sur un Mac',
  'signing.on_windows': '{browser} sur Windows',
  'signing.this': 'Cet appareil',
  'signing.since': 'Depuis le {date}',
  'signing.since_used': 'Depuis le {date}, dernière utilisation : {when}',
  'signing.used': 'Dernière utilisation : {when}',
  'signing.out': 'Déconnecter',
  'signing.out_of': 'Déconnecter : {browser}',
  'signing.is_out': 'Déconnecté : {browser}',
  'signing.out_all': 'Déconnecter partout ailleurs',
  'signing.all_out': 'Votre compte n’est plus connecté nulle part ailleurs.',
  'signing.only': 'Votre compte n’est connecté nulle part ailleurs.',
  'signing.more': 'Seuls les {max} derniers sont affichés.',
  'signing.warning':
    'La personne qui utilise cet appareil remarquera qu’il faut se reconnecter. Si cela peut être dangereux, <a>préparez-le d’abord avec quelqu’un</a>. Pour empêcher tout retour, changez aussi votre mot de passe.',
  'signing.load_failed': 'La liste n’a pas pu être chargée. Rien n’a changé.',
  'signing.out_failed': 'La déconnexion a échoué',
  'signing.is_it_you': 'Est-ce bien vous ?',
  'signing.proof_text': 'Saisissez votre mot de passe pour continuer.',
  'signing.confirm': 'Confirmer',
  'signing.not_now': 'Pas maintenant',
  'signing.proof_failed': 'La confirmation a échoué',
} satisfies Translation<typeof en>;
