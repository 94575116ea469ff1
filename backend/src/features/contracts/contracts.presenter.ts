import type { ReceiptView } from '@beside/common/contracts/contracts.views';
import type { Declaration } from './contracts.statements.ts';

export function presentReceipt(declaration: Declaration): ReceiptView {
  const { number, kind, receivedAt, name, email, contract, cancelKind, reason, endsOn } = declaration;
  return { number, kind, receivedAt: receivedAt.toISOString(), name, email, contract, cancelKind, reason, endsOn };
}
