/** The dialog that covers the page now, if any. */
export const openDialog = () => document.querySelector('[aria-modal="true"]');
