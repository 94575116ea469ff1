import { splitLead } from '../lead-sentence.ts';
import { Caret } from './Caret.tsx';
import styles from './StepList.module.css';

interface Props {
  steps: string[];
  /** The last step is being written. */
  growing: boolean;
}

/** The recommended steps, numbered; each one's first sentence is what to do. */
export function StepList({ steps, growing }: Props) {
  return (
    // A list without markers is none to some screen readers, unless it says so.
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <ol className={styles.steps} role="list">
      {steps.map((step, index) => {
        const last = growing && index === steps.length - 1;
        const [lead, rest] = splitLead(step, last);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are only added at the end, so a step's place is its name
          <li key={index}>
            <span>
              {lead && <strong>{lead}</strong>}
              {rest}
              {last && <Caret />}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
