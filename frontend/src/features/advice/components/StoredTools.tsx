import type { AdviceSoFar } from '@beside/common/advice/advice.views';
import type { Stored } from '../reading.ts';
import { useAdviceActions } from '../use-advice-actions.ts';
import { Dock } from './Dock.tsx';
import { Question } from './Question.tsx';
import { SideActions } from './SideActions.tsx';

type Props = Stored & { advice: AdviceSoFar; lang?: string };

/** The question and the actions beside a stored advice. */
export function StoredTools({ session, advice, lang, onDeleted }: Props) {
  return (
    <>
      <Question question={session} />
      <SideActions actions={useAdviceActions({ session, advice, lang }, onDeleted)} />
    </>
  );
}

/** The same at the bottom of narrow windows. */
export function StoredDock({ session, advice, lang, onDeleted }: Props) {
  return <Dock actions={useAdviceActions({ session, advice, lang }, onDeleted)} still={advice.help !== undefined} />;
}
