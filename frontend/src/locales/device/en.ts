import type { EnglishTable } from '../groups.ts';

const texts = {
  'device.title': '{appName} as an app',
  'device.add': 'On this device',
  'device.add_text': 'As an app of its own, it opens faster. It is the same {appName}; nothing else is put on the device.',
  'device.rename': 'Change the name and picture first, if others use this device: <a>Another name</a>',
  'device.before': 'Before you do',
  'device.before_text':
    'A sign on the screen shows that you use {appName}. Whoever unlocks the device can open it while you are signed in.',
  'device.before_other_name':
    'Whoever unlocks the device can open it while you are signed in, and sees then that it is {appName}.',
  'device.install': 'Add to this device',
  'device.by_hand': '{appName} on your {device}',
  'device.by_hand_text': 'Apple asks you to do it by hand, in Safari. It takes a moment.',
  'device.step_share': 'Press <b>Share</b>, at the edge of the screen.',
  'device.step_add': 'Choose <b>Add to Home Screen</b>.',
  'device.step_name': 'Change the name if you like. It stands under the picture.',
  'device.step_open': 'Open it from there once, and sign in.',
  'device.here': 'You are in the app already: there is nothing to add.',
  'device.added': '{name} is added to this device. You find it among your apps.',
  'device.none': 'Your browser cannot add {appName} as an app. Everything works here as well.',
  'device.none_more': 'It may also be on this device already: then you find it among your apps.',
  'device.reload': 'Load again',
  'device.reload_text': 'Your browser needs this page anew, before it can add the app.',
  'device.failed': 'The app was not added',
  'device.failed_text': 'Nothing has changed. You can try again.',
  'device.name': 'Another name',
  'device.name_text': 'For a device that others pick up. Choose before you add {appName} to it.',
  'device.name_legend': 'Name and picture on this device',
  'device.look_beside': 'Its own name',
  'device.look_notes': 'A note pad',
  'device.name_limits':
    'It hides the name, not the app: whoever opens it, or reads the browser’s lists of apps and sites, finds {appName}. If you think that your phone is being watched, use another device. <a>Where to find help</a>',
  'device.name_remove': 'Remove the app from this device first, then add it with its new name.',
  'device.name_failed': 'The name was not changed',
  'device.name_failed_text': 'This browser stores nothing.',
} as const satisfies EnglishTable<'device'>;
export default texts;

declare module '../groups.ts' {
  interface Tables {
    device: typeof texts;
  }
}
