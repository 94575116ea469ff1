/** What can be done with a user; each has its dialog. */
export type UserTask = 'edit' | 'invoices' | 'delete' | 'rights';
