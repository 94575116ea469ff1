import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** French, with `vous`. No-break spaces are written as escapes, so that they can be seen. */
export default {
  // Home
  'home.title_first': 'Des conseils pour vous,',
  'home.title_second': 'et pour vous deux',
  'home.intro':
    'Dites ce qui se passe, avec vos mots. En une demi-minute environ, une IA vous propose des pistes claires, à lire et à garder.',
  'home.couples':
    'Une question de couple\u202f? <a>Ouvrez un espace à deux</a>, avec un conseiller, une IA, qui écoute chaque personne sans prendre parti.',
  'home.writing': 'Vous avez demandé des conseils que vous n’avez pas encore lus.',
  'home.writing_show': 'Les voir',

  // The form
  'form.label': 'Demander conseil',
  'form.category': 'De quoi s’agit-il\u202f?',
  'form.description': 'Que se passe-t-il\u202f?',
  'form.placeholder': 'Commencez où vous voulez. Qui est concerné, que s’est-il passé, qu’aimeriez-vous voir changer\u202f?',
  'form.style': 'Quel ton préférez-vous\u202f?',
  'form.characters': 'Caractères\u00a0:',
  'form.counter': '{used} / {limit}',
  'form.aim': 'L’idéal\u00a0: de {min} à {max} caractères.',
  'form.aim_good': 'Bonne longueur. L’idéal\u00a0: de {min} à {max} caractères.',
  'form.aim_long': 'Plus long, c’est bien aussi. L’idéal\u00a0: de {min} à {max} caractères.',
  'form.too_short': 'Écrivez au moins {min} caractères, pour qu’il y ait de quoi répondre.',
  'form.too_long': 'Ne dépassez pas {max} caractères.',
  'form.invalid': 'Ce texte n’a pas pu être accepté. Relisez-le.',
  'form.privacy':
    'Ici, personne d’autre que vous ne peut ouvrir votre texte. Pour rédiger les conseils, il est traité par l’éditeur du site et par le fournisseur du modèle d’IA, même s’il est très personnel, par exemple sur votre santé. Vous pouvez le supprimer ici quand vous voulez.',
  'form.privacy_demo':
    'Ici, personne d’autre que vous ne peut ouvrir votre texte. Dans cette démo, il reste sur le serveur de ce site, et aucun fournisseur d’IA ne le reçoit. Vous pouvez le supprimer quand vous voulez.',
  'form.submit': 'Demander conseil',

  'demo.model': 'Démo\u00a0: texte d’essai, non rédigé par un modèle d’IA',

  'category.relationships': 'Relations',
  'category.work': 'Travail et carrière',
  'category.personal': 'Évolution personnelle',
  'category.health': 'Santé',
  'category.family': 'Famille',
  'category.money': 'Argent',
  'category.education': 'Études',
  'category.other': 'Autre chose',

  'style.practical': 'Pratique et direct',
  'style.empathetic': 'Empathique et bienveillant',
  'style.analytical': 'Analytique et approfondi',
  'style.motivational': 'Motivant et encourageant',
} satisfies Translation<typeof en>;
