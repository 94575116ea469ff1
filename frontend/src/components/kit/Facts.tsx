import type { ReactNode } from 'react';
import styles from './Facts.module.css';

/** A term and its value; null leaves the row out. */
export type Fact = readonly [term: string, value: ReactNode] | null;

/** Facts between hairlines: terms, and their values. */
export function Facts({ of }: { of: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {of.map(
        (fact) =>
          fact && (
            <div key={fact[0]}>
              <dt>{fact[0]}</dt>
              <dd className="num">{fact[1]}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
