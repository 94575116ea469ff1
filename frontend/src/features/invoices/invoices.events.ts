import { queryClient } from '../../lib/query.ts';
import { type LiveSocket, refetchAfterGap } from '../../lib/socket.ts';
import { invoiceKeys } from './invoices.api.ts';

/** Binds the pushes that change invoices. Called once, by the invoices page. */
export function bindInvoiceEvents(socket: LiveSocket): void {
  const refresh = () => void queryClient.invalidateQueries({ queryKey: invoiceKeys.list });
  socket.on('subscription:changed', refresh);
  refetchAfterGap(socket, refresh);
}
