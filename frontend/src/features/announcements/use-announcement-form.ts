import type { AnnouncementView } from '@beside/common/announcements/announcements.views';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useAdminChange } from '../../hooks/use-admin-change.ts';
import type { AdminPassword } from '../../hooks/use-admin-password.ts';
import { ApiError } from '../../lib/api.ts';
import { t } from '../../lib/i18n/i18n.store.ts';
import { toast } from '../../lib/toast.store.ts';
import { putAnnouncement } from './admin-announcements.ts';
import { type DraftOf, draftOf, type Fields, isChangedMeanwhile, keepDraft, storedDraft } from './announcement-draft.ts';
import { isoOf } from './announcement-times.ts';
import { type AnnouncementInput, createAnnouncement, updateAnnouncement } from './announcements.api.ts';

type Faults = Partial<Record<keyof Fields, string>>;

export interface AnnouncementFormState {
  form: RefObject<HTMLFormElement | null>;
  fields: Fields;
  set: <K extends keyof Fields>(name: K, value: Fields[K]) => void;
  faults: Faults;
  password: AdminPassword;
  busy: boolean;
  submit: () => void;
  /** The text is of an earlier visit. */
  kept: boolean;
  /** Begins anew from the announcement as it is now. */
  restart: () => void;
  /** Someone else has changed the announcement since this text was begun. */
  changedMeanwhile: boolean;
}

/**
 * The form's text, kept over failures and reloads, and its submission.
 * @param of whose draft, and of which announcement
 * @param announcement it, as it is now; null where it is new, or has been deleted meanwhile
 */
export function useAnnouncementForm(
  of: DraftOf,
  announcement: AnnouncementView | null,
  onDone: () => void,
): AnnouncementFormState {
  const [{ draft, kept }, setState] = useState(() => {
    const former = storedDraft(of);
    return { draft: former ?? draftOf(announcement), kept: former !== null };
  });
  const [faults, setFaults] = useState<Faults>({});
  const form = useRef<HTMLFormElement>(null);
  const { fields } = draft;
  // Focus the first invalid field, once it is rendered as such.
  useEffect(() => {
    if (Object.keys(faults).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [faults]);

  const { password, busy, run } = useAdminChange({
    send: (adminPassword) => {
      const written = writtenOf(fields, announcement);
      return announcement
        ? updateAnnouncement(announcement.id, written, adminPassword)
        : createAnnouncement(written, adminPassword);
    },
    onDone: (saved) => {
      keepDraft(of, null);
      void putAnnouncement(saved);
      toast('done', t(announcement ? 'site.updated' : 'site.created'), saved.title);
    },
    onClose: onDone,
    failed: t(announcement ? 'site.update_failed' : 'site.create_failed'),
    onRefused: (error) => {
      const refused = refusalsOf(error);
      setFaults(refused);
      return Object.keys(refused).length > 0;
    },
  });

  return {
    ...{ form, fields, faults, password, busy, kept },
    set: (name, value) => {
      const next = { ...draft, fields: { ...fields, [name]: value } };
      setState({ draft: next, kept: false });
      setFaults(({ [name]: _, ...others }) => others);
      password.alerts.clear();
      keepDraft(of, next);
    },
    submit: () => {
      password.alerts.clear();
      const invalid = faultsOf(fields);
      setFaults(invalid);
      const isReady = password.check() && Object.keys(invalid).length === 0;
      if (invalid.title || invalid.message || password.value === '')
        password.alerts.show(t('site.missing'), t('site.missing_text'));
      if (isReady) run();
    },
    restart: () => {
      keepDraft(of, null);
      setFaults({});
      setState({ draft: draftOf(announcement), kept: false });
    },
    // The push of one's own change may come before its answer.
    changedMeanwhile: !busy && isChangedMeanwhile(draft, announcement),
  };
}

function faultsOf({ title, message, start, end }: Fields): Faults {
  const faults: Faults = {};
  if (title.trim() === '') faults.title = t('site.required');
  if (message.trim() === '') faults.message = t('site.required');
  if (start !== '' && end !== '' && end <= start) faults.end = t('site.end_before_start');
  return faults;
}

/** The fields that the server has refused. */
function refusalsOf(error: unknown): Faults {
  if (!(error instanceof ApiError) || error.code !== 'validation_failed') return {};
  const names = { title: 'title', message: 'message', announcementType: 'type', startDate: 'start', endDate: 'end' } as const;
  const faults: Faults = {};
  for (const [name, field] of Object.entries(names)) if (error.errors[name]) faults[field] = t('site.invalid');
  return faults;
}

function writtenOf({ title, message, type, start, end, timeZone }: Fields, before: AnnouncementView | null): AnnouncementInput {
  return {
    title: title.trim(),
    message: message.trim(),
    announcementType: type,
    startDate: isoOf(start, before?.startDate ?? null),
    endDate: isoOf(end, before?.endDate ?? null),
    timeZone,
  };
}
