import type { Engine } from './engine.ts';

/** The sandbox may have another port than before: the addresses of its invoices follow it. */
export function renewAddresses(engine: Engine): void {
  const { store, url } = engine;
  const stale = store.all('invoiceToken').filter(({ id, invoice }) => {
    const address = store.get('invoice', invoice)?.hosted_invoice_url;
    return address && address !== `${url}/invoice/${id}`;
  });
  if (stale.length === 0) return;
  engine.transact(() => {
    for (const { id, invoice } of stale) {
      const address = `${url}/invoice/${id}`;
      const row = store.need('invoice', invoice);
      store.put('invoice', { ...row, hosted_invoice_url: address, invoice_pdf: `${address}/pdf` });
    }
  });
}
