import type { EnglishTable } from '../groups.ts';

const texts = {
  'keeping.links': 'Links to your advice',
  'keeping.links_text': 'A copy to read, for someone you trust. Never your chats.',
  'keeping.links_none': 'No links. Each piece of advice has “Make a link” beside Share.',
  'keeping.links_counts': 'Openings are counted and nothing else: not who, when, where or on what.',
  'keeping.load_failed': 'The list could not be loaded. Nothing has changed.',
  'keeping.link_title': 'A link to this advice',
  'keeping.link_text':
    'A copy as it is now. Whoever has the link can read it, until you take it back. Your chats are never shown.',
  'keeping.link_question': 'Show my question too',
  'keeping.link_quotes': 'The advice may quote what you wrote: look at the preview.',
  'keeping.link_for': 'Works for',
  'keeping.link_days_one': '{count} day',
  'keeping.link_days_other': '{count} days',
  'keeping.link_make': 'Make the link',
  'keeping.not_now': 'Not now',
  'keeping.link_pressure': 'You never have to show anybody what you asked. <a>Is somebody making you?</a>',
  'keeping.link_preview': 'What the reader sees',
  'keeping.link_made': 'The link is made',
  'keeping.link_once': 'This address is shown only now. Whoever has it can read the copy until {date}.',
  'keeping.link_copy': 'Copy the link',
  'keeping.link_copy_failed': 'Copying is not allowed here. The link is selected.',
  'keeping.link_done': 'Done',
  'keeping.link_failed': 'The link was not made',
  'keeping.link_full':
    'As many links work as there may be: five for each piece of advice, twenty in all. Take one back under “Keeping and sharing” in your account.',
  'keeping.link_until': 'Until {date}.',
  'keeping.link_ended': 'Ended {date}.',
  'keeping.link_unopened': 'Not opened yet.',
  'keeping.link_opened_one': 'Opened {count} time.',
  'keeping.link_opened_other': 'Opened {count} times.',
  'keeping.link_with_question': 'With your question.',
  'keeping.link_take': 'Take back',
  'keeping.link_take_of': 'Take back: {title}',
  'keeping.link_taken': 'The link is taken back',
  'keeping.link_remove': 'Remove from list',
  'keeping.link_remove_of': 'Remove from list: {title}',
  'keeping.link_removed': 'Removed from the list',
  'keeping.link_take_failed': 'The link could not be taken back',
  'keeping.stay': 'How long your advice stays',
  'keeping.stay_text':
    'Counted from the last time something was asked or written in it. Its chat and its links go with it. Couples sessions belong to two people and stay.',
  'keeping.stay_load_failed': 'How long your advice stays could not be loaded. Nothing has changed.',
  'keeping.stay_evidence': 'If you may need these words one day, to show what happened, keep a copy somewhere safe.',
  'keeping.stay_after': 'Delete after',
  'keeping.stay_never': 'Never',
  'keeping.stay_months_one': '{count} month',
  'keeping.stay_months_other': '{count} months',
  'keeping.stay_marked': 'Keep what I have bookmarked',
  'keeping.stay_save': 'Save',
  'keeping.stay_saved': 'Saved',
  'keeping.stay_failed': 'That was not saved',
  'keeping.stay_from_one':
    'From {date}, {count} piece of advice from before {before} is deleted. Before that day you can change this, or <a>download your data</a>.',
  'keeping.stay_from_other':
    'From {date}, {count} pieces of advice from before {before} are deleted. Before that day you can change this, or <a>download your data</a>.',
  'keeping.stay_from_none':
    'It works from {date}. As things stand, nothing will be old enough to be deleted then. Before that day you can change this, or <a>download your data</a>.',
  'keeping.stay_works_one': 'Every night, advice is deleted in which nothing was asked or written for {count} month.',
  'keeping.stay_works_other': 'Every night, advice is deleted in which nothing was asked or written for {count} months.',
  'keeping.stay_works_marked_one':
    'Every night, advice is deleted in which nothing was asked or written for {count} month. What you have bookmarked stays.',
  'keeping.stay_works_marked_other':
    'Every night, advice is deleted in which nothing was asked or written for {count} months. What you have bookmarked stays.',
  'keeping.stay_from_many':
    'From {date}, all advice from before {before} is deleted. Before that day you can change this, or <a>download your data</a>.',
} as const satisfies EnglishTable<'keeping'>;
export default texts;

declare module '../groups.ts' {
  interface Tables {
    keeping: typeof texts;
  }
}
