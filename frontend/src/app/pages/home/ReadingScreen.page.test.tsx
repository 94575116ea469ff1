import { LANGUAGE_NAMES, LANGUAGES } from '@beside/common/language/language.constants';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { isFields } from '../../../lib/parse.ts';
import advice from '../../../locales/advice/en.ts';
import deSpeech from '../../../locales/speech/de.ts';
import de from '../../../locales/translation/de.ts';
import en from '../../../locales/translation/en.ts';
import es from '../../../locales/translation/es.ts';
import fr from '../../../locales/translation/fr.ts';
import nl from '../../../locales/translation/nl.ts';
import zh from '../../../locales/translation/zh.ts';
import { ADVICE, adviceSession, openAdvice } from '../../../testing/advice.ts';
import { failure, type Served, type ServedCall } from '../../../testing/fake-server.ts';
import { fakeVoice } from '../../../testing/fake-voice.ts';
import { CLARA, type Opened } from '../../../testing/open-app.tsx';
import { choose, seeAddress, seeToast } from '../../../testing/page-steps.ts';

const TRANSLATE = 'POST /api/translate';
const TEXTS = { en, es, fr, de, nl, zh };
const press = ({ user }: Opened, name: string | undefined) =>
  screen.findByRole('button', { name }).then((found) => user.click(found));
/** The text of the first section. */
const understanding = () => document.querySelector('article section h2 + div') ?? document.body;
const languages = ({ calls }: Opened) =>
  calls.flatMap(({ path, body }) => (path === '/api/translate' && isFields(body) ? [body.targetLanguage] : []));

/** Answers with each text after the language's name, but for those of some keys, which come back as they were. */
const translating =
  (isKept: (key: string) => boolean = () => false) =>
  ({ body }: ServedCall): Served => {
    if (!isFields(body) || !isFields(body.translations)) throw new Error('a translation has texts');
    const texts = Object.entries(body.translations).map(([key, text]) => [
      key,
      isKept(key) ? text : `${body.targetLanguage}: ${text}`,
    ]);
    return { json: { success: true, translations: Object.fromEntries(texts), generatedBy: 'ai' } };
  };

describe('a stored advice in another language', () => {
  it.each(LANGUAGES.filter((each) => each !== 'en'))(
    'is translated into %s, with the original one tap away',
    async (language) => {
      const { english } = LANGUAGE_NAMES[language];
      const texts = TEXTS[language];
      const opened = await openAdvice(undefined, { language, answers: { [TRANSLATE]: translating() } });
      await seeToast(texts['translation.done'] ?? 'none');
      await waitFor(() => expect(understanding()).toHaveTextContent(`${english}: ${ADVICE.understanding}`));
      expect(understanding()).not.toHaveAttribute('lang');
      await press(opened, texts['translation.show_original']);
      expect(understanding()).toHaveTextContent(ADVICE.understanding);
      expect(understanding()).not.toHaveTextContent(english);
      expect(understanding()).toHaveAttribute('lang', 'en');
      await press(opened, texts['translation.show_translation']);
      expect(understanding()).toHaveTextContent(`${english}: ${ADVICE.understanding}`);
      expect(languages(opened)).toEqual([english]);
    },
  );

  it.each([
    ['fails', failure('model_timeout')],
    ['is refused as a whole', translating(() => true)],
    ['does not come within five seconds', () => new Promise<never>(() => undefined)],
  ])('stays as it was when its translation %s, and the next try helps', async (_, answer) => {
    const opened = await openAdvice(undefined, { language: 'de', answers: { [TRANSLATE]: answer } });
    await seeToast(de['translation.failed'] ?? 'none', de['translation.failed_text']);
    expect(understanding()).toHaveTextContent(ADVICE.understanding);
    expect(understanding()).toHaveAttribute('lang', 'en');
    opened.answer({ [TRANSLATE]: translating() });
    await press(opened, de['translation.again']);
    await seeToast(de['translation.done'] ?? 'none');
    await waitFor(() => expect(understanding()).toHaveTextContent('German: '));
  });

  it('keeps the one section whose translation was refused', async () => {
    const refused = translating((key) => key === 'understanding');
    await openAdvice(undefined, { language: 'de', answers: { [TRANSLATE]: refused } });
    await seeToast(de['translation.done'] ?? 'none');
    expect(understanding()).toHaveTextContent(ADVICE.understanding);
    expect(understanding()).not.toHaveTextContent('German: ');
    expect(screen.getByRole('article')).toHaveTextContent('German: Write down one sentence.');
  });

  it('is kept in English where it is German, and translated on request', async () => {
    // Mantine's menu looks for what can have the focus before it is shown, and prints itself in vain.
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const opened = await openAdvice(adviceSession({ language: 'de' }), { answers: { [TRANSLATE]: translating() } });
    expect(await screen.findByText(en['translation.in'].replace('{language}', 'German'))).toBeVisible();
    expect(await screen.findByRole('heading', { name: advice['advice.understanding'] })).toBeVisible();
    expect(understanding()).toHaveTextContent(ADVICE.understanding);
    expect(understanding()).toHaveAttribute('lang', 'de');
    expect(screen.queryByRole('button', { name: en['translation.show_original'] })).toBeNull();
    expect(languages(opened)).toEqual([]);

    const french = await openAdvice(adviceSession({ language: 'de' }), {
      language: 'fr',
      answers: { [TRANSLATE]: translating() },
    });
    await waitFor(() => expect(understanding()).toHaveTextContent('French: '));
    await choose(french.user, /Français/, 'English');
    await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'en'));
    await waitFor(() => expect(understanding()).not.toHaveTextContent('French: '));
    expect(screen.getByRole('heading', { name: advice['advice.understanding'] })).toBeVisible();
    expect(languages(french)).toEqual(['French']);

    await press(french, en['translation.again']);
    await seeToast('Advice Translated');
    await waitFor(() => expect(understanding()).toHaveTextContent('English: '));
    await press(french, en['translation.show_original']);
    expect(understanding()).toHaveTextContent(ADVICE.understanding);
    expect(understanding()).toHaveAttribute('lang', 'de');
  });
});

describe('taking an advice away', () => {
  it('tells of a failed download, with what to do', async () => {
    const opened = await openAdvice(undefined, { answers: { 'GET /api/advice/*': failure('unavailable', 'Not now') } });
    await press(opened, 'Download');
    await seeToast('Download Failed', 'This is not available just now.');
    opened.setOnline(false);
    await press(opened, 'Download');
    await seeToast('Download Failed', 'Network error');
    opened.setOnline(true);
  });

  it('uses the browser’s own means to share where it has them, and closing them is no failure', async () => {
    const shared: ShareData[] = [];
    const share = vi.fn(async (data: ShareData) => {
      shared.push(data);
      if (shared.length > 1) throw new DOMException('closed', 'AbortError');
    });
    const session = adviceSession();
    const opened = await openAdvice(session);
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    try {
      await press(opened, 'Share Advice');
      await waitFor(() => expect(shared).toHaveLength(1));
      expect(shared[0]).toMatchObject({ title: 'Advice from Beside' });
      expect(shared[0]?.text).toContain('Recommended Next Steps\n\n1. Write down one sentence.');
      expect(shared[0]?.text).not.toContain(session.description);
      expect(shared[0]).not.toHaveProperty('url');
      await press(opened, 'Share Advice');
      await waitFor(() => expect(share.mock.settledResults[1]?.type).toBe('rejected'));
      expect(document.querySelectorAll('[data-kind="error"]')).toHaveLength(0);
    } finally {
      Reflect.deleteProperty(navigator, 'share');
    }
  });
});

describe('reading aloud', () => {
  it('stops when pressed again and when the page is left, and tells of a failure', async () => {
    const voice = fakeVoice();
    const opened = await openAdvice();
    await press(opened, 'Read Aloud');
    await press(opened, 'Stop Reading');
    expect(await screen.findByRole('button', { name: 'Read Aloud' })).toBeVisible();
    expect(voice.cancelled()).toBeGreaterThan(0);

    await press(opened, 'Read Aloud');
    voice.fail();
    await seeToast('Error Reading Text');
    await press(opened, 'Read Aloud');
    // A browser without highlights reads all the same.
    const count = voice.spoken.length;
    voice.next();
    expect(voice.spoken).toHaveLength(count + 1);
    const before = voice.cancelled();
    await opened.user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Couples' }));
    await seeAddress('/couples');
    await waitFor(() => expect(voice.cancelled()).toBeGreaterThan(before));
  });

  it('speaks the language that is shown', async () => {
    const voice = fakeVoice();
    const opened = await openAdvice(undefined, { language: 'de', answers: { [TRANSLATE]: translating() } });
    await screen.findByRole('button', { name: de['translation.show_original'] });
    await press(opened, deSpeech['speech.advice']);
    await waitFor(() => expect(voice.spoken.at(-1)).toMatchObject({ text: 'Deine Situation', voice: { name: 'Anna' } }));
    // The original is another text, in another language and without headings of it.
    await press(opened, de['translation.show_original']);
    await press(opened, deSpeech['speech.advice']);
    await waitFor(() => expect(voice.spoken.at(-1)).toMatchObject({ voice: { name: 'Microsoft Aria Online (Natural)' } }));
  });

  it('is not possible in a browser without a voice, which says so', async () => {
    expect('speechSynthesis' in window).toBe(false);
    const opened = await openAdvice();
    await press(opened, 'Read Aloud');
    await seeToast('Text-to-Speech Not Supported', "Your browser doesn't support text-to-speech functionality.");
  });
});

it('draws the category, and has its emoji for print alone', async () => {
  await openAdvice();
  const emoji = await screen.findByText('🏠');
  expect(emoji.parentElement).toHaveTextContent('Family');
  expect(emoji.parentElement?.querySelector('svg[data-category="family"]')).not.toBeNull();
  expect(document.body.textContent.match(/\p{Extended_Pictographic}/gu)).toEqual(['🏠']);
});

it('offers helplines for abuse where a partner is violent', async () => {
  const help = { level: 'certain', kind: 'abuse', country: 'US' } as const;
  await openAdvice(adviceSession({ userId: CLARA.id, advice: { ...ADVICE, help } }));
  const card = await screen.findByRole('region', { name: 'You do not have to carry this alone' });
  expect(card.querySelector('a[href="tel:18007997233"]')).toBeVisible();
});

it('opens WhatsApp where a helpline has it, and leads nobody to an SMS that no one reads', async () => {
  const help = { level: 'certain', kind: 'abuse', country: 'ES' } as const;
  await openAdvice(adviceSession({ userId: CLARA.id, advice: { ...ADVICE, help } }));
  const card = await screen.findByRole('region', { name: 'You do not have to carry this alone' });
  const whatsapp = within(card).getByRole('link', { name: /^WhatsApp: \+34 600 000 016\s?, Service against/ });
  expect(whatsapp).toHaveAttribute('href', 'https://wa.me/34600000016');
  expect(whatsapp).toHaveAttribute('rel', 'noreferrer');
  expect(card.querySelector('a[href^="sms:"]')).toBeNull();
});
