import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** French, with `vous`. No-break spaces are written as escapes, so that they can be seen. */
export default {
  'kept.question_phone': 'Garder ce conseil sur ce téléphone\u202f?',
  'kept.question_device': 'Garder ce conseil sur cet appareil\u202f?',
  'kept.read': 'Vous pouvez le lire sans connexion. Les discussions ne sont pas gardées.',
  'kept.unlock_phone': 'Quiconque peut déverrouiller ce téléphone peut le lire, sans votre mot de passe.',
  'kept.unlock_device': 'Quiconque peut déverrouiller cet appareil peut le lire, sans votre mot de passe.',
  'kept.until':
    'Il est supprimé quand vous vous déconnectez ou utilisez «\u00a0Sortie rapide\u00a0», et après {days} jours sans connexion.',
  'kept.others_phone': '<b>D’autres personnes utilisent ce téléphone\u202f?</b> Alors mieux vaut ne pas le garder.',
  'kept.others_device': '<b>D’autres personnes utilisent cet appareil\u202f?</b> Alors mieux vaut ne pas le garder.',
  'kept.no': 'Ne pas le garder',
  'kept.yes': 'Le garder ici',
  'kept.done': 'Gardé sur cet appareil',
  'kept.not_kept': 'Non gardé',
  'kept.full': 'Il y en a déjà {limit}. Supprimez-en un d’abord.',
  'kept.too_long': 'Ce conseil est trop long pour être gardé sur un appareil.',
  'kept.no_room': 'Il n’y a plus de place sur cet appareil. Rien n’a été gardé.',
  'kept.title_phone': 'Gardé sur ce téléphone',
  'kept.title_device': 'Gardé sur cet appareil',
  'kept.intro': 'Vous pouvez les lire sans connexion. Tout le reste revient avec la connexion.',
  'kept.intro_online': 'Vous pouvez aussi les lire sans connexion.',
  'kept.none_online':
    'Rien n’est gardé sur cet appareil. Chaque conseil a «\u00a0Garder sur cet appareil\u00a0» parmi ses actions.',
  'kept.facts': '{category} · gardé le {day}',
  'kept.unlock_them_phone': 'Quiconque peut déverrouiller ce téléphone peut les lire.',
  'kept.unlock_them_device': 'Quiconque peut déverrouiller cet appareil peut les lire.',
  'kept.delete_phone': 'Supprimer de ce téléphone\u00a0: {title}',
  'kept.delete_device': 'Supprimer de cet appareil\u00a0: {title}',
  'kept.delete_all_phone': 'Tout supprimer de ce téléphone',
  'kept.delete_all_device': 'Tout supprimer de cet appareil',
  'kept.deleted': 'Supprimé de cet appareil',
  'kept.delete_failed': 'La suppression sur cet appareil a échoué. Réessayez.',
  'kept.expired': 'Ce qui était gardé ici a été supprimé\u00a0: cet appareil n’a pas eu de connexion pendant {days} jours.',
  'kept.missing': 'Ce n’est plus gardé sur cet appareil.',
  'kept.part': 'Sur cet appareil',
  'kept.part_text': 'Les conseils que vous avez gardés pour les lire sans connexion.',
  'kept.strip': 'Pas de connexion. Ce que vous écrivez est gardé, et part quand vous êtes de nouveau en ligne.',
  'kept.no_connection': 'Pas de connexion',
  'kept.none':
    'Rien n’est gardé sur cet appareil, il n’y a donc rien à lire pour l’instant. Ce que vous aviez écrit est toujours dans le formulaire.',
  'kept.page_needs': 'La page «\u00a0{page}\u00a0» a besoin d’une connexion.',
  'kept.this_page_needs': 'Cette page a besoin d’une connexion.',
  'kept.helplines': 'Lignes d’écoute, sans connexion',
} satisfies Translation<typeof en>;
