/** Who runs an installation: named in the imprint, the terms, contract mails and invoices. */
export interface Operator {
  name: string;
  /** A postal address, in one line. */
  address: string;
  /** A telephone number or another quick way. */
  contact: string | null;
  vatId: string | null;
  /** A register and the number in it. */
  register: string | null;
}
