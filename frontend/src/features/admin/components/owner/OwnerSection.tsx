import { type ReactNode, useId } from 'react';
import styles from './OwnerSection.module.css';

interface Props {
  title: string;
  text: string;
  danger?: boolean;
  onSubmit: () => void;
  children: ReactNode;
  /** The dialog that asks once more: outside the form, which would hear of its submission. */
  dialog: ReactNode;
}

/** A part of Owner Settings: what it is about, and its form. */
export function OwnerSection({ title, text, danger, onSubmit, children, dialog }: Props) {
  const id = useId();
  return (
    <section className={styles.part} data-danger={danger || undefined} aria-labelledby={id}>
      <div className={styles.about}>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </div>
      <form
        className={styles.form}
        noValidate
        aria-labelledby={id}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
      </form>
      {dialog}
    </section>
  );
}
