import type { TaskKind } from '@beside/common/tasks/tasks.constants';
import { type ComposedMail, writeLetter } from '../../lib/letter/letter.ts';

const LINES: Record<TaskKind, string> = {
  refund: 'A refund at {app} needs a person: {subject}.',
  declaration: 'A withdrawal or a cancellation at {app} was not confirmed by its link: {subject}. It may hold all the same.',
  dispute: 'A customer of {app} disputes a payment at their bank: {subject}.',
  invoice: 'The payment provider could not make an invoice of {app}: {subject}.',
  spending: 'The AI costs {app} more than usual, or much of its daily budget: {subject}.',
  erasure: 'A deleted account of {app} is still a customer at the payment provider: {subject}.',
};

/** Tells the support address of a task: in English, and without a name, which stays in the panel. */
export function composeTaskMail(
  { kind, subject }: { kind: TaskKind; subject: string },
  { appName, supportEmail, publicUrl }: { appName: string; supportEmail: string; publicUrl: string },
): ComposedMail {
  return writeLetter(
    {
      subject: 'A task needs a person',
      preheader: 'It is in the admin panel.',
      lines: [LINES[kind], 'The admin panel says what to do.'],
      button: 'Open the tasks',
    },
    { language: 'en', appName, supportEmail },
    { values: { subject }, button: `${publicUrl}/admin/tasks` },
  );
}
