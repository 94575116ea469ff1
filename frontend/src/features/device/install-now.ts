import type { InstallPrompt } from '../../lib/install.store.ts';
import { useInstall } from '../../lib/install.store.ts';

/** How long a press waits for the browser's question: after a dismissal, or a change of the name, another one follows within a moment. */
const QUESTION_MS = 2_000;

/**
 * Asks by the browser's own question. A question can be asked once, and names the app as it was when the question came: one from before a change of the
 * name is never asked (`forgetQuestion`).
 * @returns `none` where the browser has no question for the current name: a reload brings one
 */
export async function installNow(): Promise<'accepted' | 'dismissed' | 'none'> {
  const prompt = useInstall.getState().prompt ?? (await nextPrompt());
  if (!prompt) return 'none';
  useInstall.setState({ prompt: null });
  const { outcome } = await prompt.prompt();
  if (outcome === 'accepted') useInstall.setState({ isOffered: false, isAdded: true });
  return outcome;
}

/** Drops a question that has the former name. */
export function forgetQuestion(): void {
  useInstall.setState({ prompt: null });
}

function nextPrompt(): Promise<InstallPrompt | null> {
  return new Promise((resolve) => {
    const stop = (prompt: InstallPrompt | null) => {
      clearTimeout(timer);
      unsubscribe();
      resolve(prompt);
    };
    const timer = setTimeout(() => stop(null), QUESTION_MS);
    const unsubscribe = useInstall.subscribe(({ prompt }) => prompt && stop(prompt));
  });
}
