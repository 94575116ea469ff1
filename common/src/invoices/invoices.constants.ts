/** Characters of an invoice's id by which people know it: the last ones, as they are. */
const NUMBER_LENGTH = 8;

/** An invoice's number as it is shown, and in its file's name. */
export const invoiceNumber = (id: string): string => id.slice(-NUMBER_LENGTH);
