import type { EnglishTable } from '../groups.ts';

/** The home page, and the form on it. */
const texts = {
  // Home
  'home.title_first': 'Advice for you,',
  'home.title_second': 'and for the two of you',
  'home.intro':
    'Say what is going on, in your own words. In about half a minute, AI writes you clear next steps, to read and to keep.',
  'home.couples':
    'Is it about the two of you? <a>Open a room for both</a>, with an AI counsellor that listens to you both and takes no sides.',
  'home.writing': 'You asked for advice that you have not seen yet.',
  'home.writing_show': 'Show it',

  // The form
  'form.label': 'Ask for advice',
  'form.category': 'What is it about?',
  'form.description': 'What is going on?',
  'form.placeholder': 'Begin anywhere. Who is involved, what happened, what would you like to be different?',
  'form.style': 'How should the advice sound?',
  'form.characters': 'Characters:',
  'form.counter': '{used} / {limit}',
  'form.aim': '{min} to {max} characters works best.',
  'form.aim_good': 'A good length. {min} to {max} characters works best.',
  'form.aim_long': 'Long is fine too. {min} to {max} characters works best.',
  'form.too_short': 'Please write at least {min} characters, so that there is something to answer.',
  'form.too_long': 'Please keep it to {max} characters.',
  'form.invalid': 'That did not work. Please look over your text once more.',
  'form.privacy':
    'Here, only you can open it. To write the advice it is processed by whoever runs this site and by the provider of the AI model, also where it is very personal, such as your health. You can delete it here whenever you like.',
  'form.privacy_demo':
    'Here, only you can open it. In this demo it stays on the server that runs this site, and no AI provider receives it. You can delete it whenever you like.',
  'form.submit': 'Ask for advice',

  'demo.model': 'Demo: sample text, not written by an AI model',

  'category.relationships': 'Relationships',
  'category.work': 'Work and career',
  'category.personal': 'Personal growth',
  'category.health': 'Health',
  'category.family': 'Family',
  'category.money': 'Money',
  'category.education': 'Education',
  'category.other': 'Something else',

  'style.practical': 'Practical and direct',
  'style.empathetic': 'Empathetic and supportive',
  'style.analytical': 'Analytical and thorough',
  'style.motivational': 'Motivational and encouraging',
} as const satisfies EnglishTable<'home' | 'form' | 'category' | 'style' | 'demo'>;
export default texts;

declare module '../groups.ts' {
  interface Tables {
    home: typeof texts;
  }
}
