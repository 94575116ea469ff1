/** Gives the focus to the message field of a button's panel: the button, or its note, is about to go. */
export function focusField({ currentTarget }: { currentTarget: Element }): void {
  const field = currentTarget.closest('section')?.querySelector('textarea');
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'nearest' });
}
