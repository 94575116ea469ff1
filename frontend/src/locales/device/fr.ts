import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** French, with `vous`. */
export default {
  'device.title': '{appName} en application',
  'device.add': 'Sur cet appareil',
  'device.add_text':
    'En application, l’ouverture est plus rapide. C’est le même {appName}\u202f; rien d’autre n’est mis sur l’appareil.',
  'device.rename': 'Changez d’abord le nom et l’image, si d’autres personnes utilisent cet appareil\u00a0: <a>Un autre nom</a>',
  'device.before': 'Avant de le faire',
  'device.before_text':
    'Une icône à l’écran montre que vous utilisez {appName}. Toute personne qui déverrouille l’appareil peut l’ouvrir tant que votre session est ouverte.',
  'device.before_other_name':
    'Toute personne qui déverrouille l’appareil peut l’ouvrir tant que votre session est ouverte, et voit alors que c’est {appName}.',
  'device.install': 'Ajouter à cet appareil',
  'device.by_hand': '{appName} sur votre {device}',
  'device.by_hand_text': 'Apple demande de le faire à la main, dans Safari. Cela prend un instant.',
  'device.step_share': 'Touchez <b>Partager</b>, au bord de l’écran.',
  'device.step_add': 'Choisissez <b>Sur l’écran d’accueil</b>.',
  'device.step_name': 'Changez le nom si vous le souhaitez. Il est sous l’image.',
  'device.step_open': 'Ouvrez-le une fois depuis là, et connectez-vous.',
  'device.here': 'Vous êtes déjà dans l’application\u00a0: il n’y a rien à ajouter.',
  'device.added': '{name} est ajouté à cet appareil, parmi vos applications.',
  'device.none': 'Votre navigateur ne peut pas ajouter {appName} comme application. Tout fonctionne ici aussi.',
  'device.none_more': 'L’application est peut-être déjà sur cet appareil\u00a0: vous la trouvez alors parmi les autres.',
  'device.reload': 'Recharger',
  'device.reload_text': 'Votre navigateur doit recharger cette page avant de pouvoir ajouter l’application.',
  'device.failed': 'L’application n’a pas été ajoutée',
  'device.failed_text': 'Rien n’a changé. Vous pouvez réessayer.',
  'device.name': 'Un autre nom',
  'device.name_text': 'Pour un appareil que d’autres prennent en main. Choisissez avant d’y ajouter {appName}.',
  'device.name_legend': 'Nom et image sur cet appareil',
  'device.look_beside': 'Son propre nom',
  'device.look_notes': 'Un bloc-notes',
  'device.name_limits':
    'Cela cache le nom, pas l’application\u00a0: la personne qui l’ouvre, ou qui lit les listes d’applications et de sites du navigateur, trouve {appName}. Si vous pensez que votre téléphone est surveillé, utilisez un autre appareil. <a>Où trouver de l’aide</a>',
  'device.name_remove': 'Retirez d’abord l’application de cet appareil, puis ajoutez-la sous son nouveau nom.',
  'device.name_failed': 'Le nom n’a pas changé',
  'device.name_failed_text': 'Ce navigateur n’enregistre rien.',
} satisfies Translation<typeof en>;
