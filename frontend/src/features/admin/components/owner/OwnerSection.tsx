import { type ReactNode, useId } from 'react';
import { SettingsPart } from '../../../../components/kit/SettingsPart.tsx';
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
    <SettingsPart small id={id} title={title} text={text} danger={danger}>
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
    </SettingsPart>
  );
}
