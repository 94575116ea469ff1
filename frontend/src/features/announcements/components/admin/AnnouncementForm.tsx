import {
  ANNOUNCEMENT_MESSAGE_MAX,
  ANNOUNCEMENT_TITLE_MAX,
  ANNOUNCEMENT_TYPES,
  type AnnouncementType,
} from '@beside/common/announcements/announcements.constants';
import type { AnnouncementView } from '@beside/common/announcements/announcements.views';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { ANNOUNCEMENT_ICONS } from '../../../../components/announcements/Announcement.tsx';
import { AdminPasswordField } from '../../../../components/fields/AdminPasswordField.tsx';
import { Choices } from '../../../../components/fields/Choices.tsx';
import { FieldGroup } from '../../../../components/fields/FieldGroup.tsx';
import { Field, TextField } from '../../../../components/fields/TextField.tsx';
import { Icon } from '../../../../components/Icon.tsx';
import { ActionNote } from '../../../../components/kit/ActionNote.tsx';
import { Actions } from '../../../../components/kit/Actions.tsx';
import { Note } from '../../../../components/kit/Note.tsx';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { type DraftOf, keepDraft } from '../../announcement-draft.ts';
import { type AnnouncementFormState, useAnnouncementForm } from '../../use-announcement-form.ts';
import styles from './AnnouncementForm.module.css';
import { AnnouncementPreview } from './AnnouncementPreview.tsx';

interface Props {
  of: DraftOf;
  /** The edited announcement as it is now; null where it is new, or no longer exists. */
  announcement: AnnouncementView | null;
  onLeave: () => void;
}

/** Creates or edits an announcement, and shows it as visitors will see it. */
export function AnnouncementForm({ of, announcement, onLeave }: Props) {
  const t = useT();
  const state = useAnnouncementForm(of, announcement, onLeave);
  const { form, fields, set, password, busy } = state;
  const heading = of.id === null ? t('site.new') : t('site.edit');
  return (
    <>
      <h2 className={styles.heading} tabIndex={-1}>
        {heading}
      </h2>
      <div className={styles.columns}>
        <form
          ref={form}
          className={styles.form}
          noValidate
          aria-label={heading}
          onSubmit={(event) => {
            event.preventDefault();
            state.submit();
          }}
        >
          <FormNotes state={state} isDeleted={of.id !== null && announcement === null} />
          <TitleField state={state} />
          <MessageField state={state} />
          <FieldGroup legend={t('site.type')}>
            <Choices
              name="type"
              value={fields.type}
              choices={ANNOUNCEMENT_TYPES.map((type) => ({ value: type, label: <TypeLabel type={type} /> }))}
              onChange={(type) => set('type', type)}
            />
          </FieldGroup>
          <Times state={state} />
          <AdminPasswordField of={password} />
          <Actions wide>
            <Button type="submit" aria-disabled={busy || undefined}>
              {t(busy ? 'site.saving' : announcement ? 'site.update' : 'site.create')}
            </Button>
            <Button
              variant="default"
              onClick={() => {
                keepDraft(of, null);
                onLeave();
              }}
            >
              {t('site.cancel')}
            </Button>
          </Actions>
          {of.id === null && <p className="fine">{t('site.new_note')}</p>}
        </form>
        <AnnouncementPreview fields={fields} />
      </div>
    </>
  );
}

function TypeLabel({ type }: { type: AnnouncementType }) {
  const t = useT();
  return (
    <>
      <Icon of={ANNOUNCEMENT_ICONS[type]} size={16} />
      {t(`announcements.kind_${type}`)}
    </>
  );
}

interface FieldProps {
  state: AnnouncementFormState;
}

/** What the form has to say before it is sent. */
function FormNotes({ state: { kept, restart, changedMeanwhile }, isDeleted }: FieldProps & { isDeleted: boolean }) {
  const t = useT();
  return (
    <div role="status" className={styles.notes}>
      {isDeleted && (
        <Note tone="warn" icon={IconAlertTriangle}>
          {t('site.gone')}
        </Note>
      )}
      {changedMeanwhile && (
        <ActionNote tone="warn" icon={IconAlertTriangle} label={t('site.take_theirs')} onPress={restart}>
          {t('site.changed_meanwhile')}
        </ActionNote>
      )}
      {kept && !changedMeanwhile && (
        <ActionNote tone="info" icon={IconInfoCircle} label={t('site.discard')} onPress={restart}>
          {t('site.kept')}
        </ActionNote>
      )}
    </div>
  );
}

/** The title, with its characters counted. */
function TitleField({ state: { fields, set, faults } }: FieldProps) {
  const t = useT();
  return (
    <div className={styles.counted}>
      <TextField
        label={t('site.title')}
        name="title"
        required
        autoComplete="off"
        maxLength={ANNOUNCEMENT_TITLE_MAX}
        value={fields.title}
        error={faults.title}
        onChange={({ currentTarget }) => set('title', currentTarget.value)}
      />
      <span className={`num ${styles.counter}`}>
        {t('site.used', { used: fields.title.length, max: ANNOUNCEMENT_TITLE_MAX })}
      </span>
    </div>
  );
}

/** The message, with its characters counted. */
function MessageField({ state: { fields, set, faults } }: FieldProps) {
  const t = useT();
  return (
    <div className={styles.counted}>
      <Field label={t('site.message')} hint={t('site.message_hint', { zone: fields.timeZone })} error={faults.message}>
        {({ id: field, className, 'aria-invalid': invalid, 'aria-describedby': described }) => (
          <textarea
            id={field}
            className={`${className} ${styles.message}`}
            aria-invalid={invalid}
            aria-describedby={described}
            name="message"
            required
            rows={4}
            maxLength={ANNOUNCEMENT_MESSAGE_MAX}
            value={fields.message}
            onChange={({ currentTarget }) => set('message', currentTarget.value)}
          />
        )}
      </Field>
      <span className={`num ${styles.counter}`}>
        {t('site.used', { used: fields.message.length, max: ANNOUNCEMENT_MESSAGE_MAX })}
      </span>
    </div>
  );
}

/** From when until when it is shown. */
function Times({ state: { fields, set, faults } }: FieldProps) {
  const t = useT();
  return (
    <div className={styles.two}>
      {(['start', 'end'] as const).map((name) => (
        <TextField
          key={name}
          label={t(`site.${name}`)}
          hint={t(`site.${name}_hint`)}
          type="datetime-local"
          name={name}
          max="9999-12-31T23:59"
          value={fields[name]}
          error={faults[name]}
          onChange={({ currentTarget }) => set(name, currentTarget.value)}
        />
      ))}
    </div>
  );
}
