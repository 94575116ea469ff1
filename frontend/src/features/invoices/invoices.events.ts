import { queryClient } from '../../lib/query.ts';
import type { LiveSocket } from '../../lib/socket.ts';
import { invoiceKeys } from './invoices.api.ts';

/** Binds the pushes that change invoices. Called once, by the invoices page. */
export function bindInvoiceEvents(socket: LiveSocket): void {
  const refresh = () => void queryClient.invalidateQueries({ queryKey: invoiceKeys.list });
  socket.on('subscription:changed', refresh);
  let before = socket.connected;
  socket.on('connect', () => {
    // A push may have been missed meanwhile.
    if (before) refresh();
    before = true;
  });
}
