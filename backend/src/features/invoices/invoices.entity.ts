import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** An invoice that is paid at Stripe, and that an admin has marked unpaid: Stripe opens no paid one again. */
@Entity('invoice_marks')
export class InvoiceMark {
  @PrimaryColumn('text')
  invoiceId!: string;

  @Index('invoice_marks_user')
  @ForeignKey('users', { onDelete: 'CASCADE' })
  @Column('text')
  userId!: string;

  @Column('timestamptz', { default: () => 'now()' })
  markedAt!: Date;
}
