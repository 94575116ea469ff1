import { splitLead } from '../../reading/lead-sentence.ts';
import styles from './StepList.module.css';

interface Props {
  steps: string[];
  /** The last step is still growing. */
  growing: boolean;
}

/** The numbered steps, each with its first sentence set apart. */
export function StepList({ steps, growing }: Props) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without markers, some screen readers need the role to announce a list
    <ol className={styles.steps} role="list">
      {steps.map((step, index) => {
        const last = growing && index === steps.length - 1;
        const [lead, rest] = splitLead(step, last);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are only appended, so the index identifies a step
          <li key={index}>
            <span className={last ? 'caret' : undefined}>
              {lead && <strong>{lead}</strong>}
              {rest}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
