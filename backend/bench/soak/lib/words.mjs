/** A marker in every message of the soak, so that it is recognised anywhere. */
export const TAG = /\[\d+\.[12]\.\d+\]/g;

export const tagOf = (session, role, number) => `[${session}.${role.slice(-1)}.${number}]`;

/** The words of one message. */
export const wordsOf = (tag) => `${tag} I felt alone with it on Sunday, and I would like us to look at the week together.`;
