import { feature } from '../feature.ts';
import { adminInvoicesRoutes } from './invoices.admin.routes.ts';
import { type AdminInvoicesDeps, adminInvoices } from './invoices.admin.ts';
import { InvoiceMark } from './invoices.entity.ts';
import { invoicesRoutes } from './invoices.routes.ts';
import { invoicesService } from './invoices.service.ts';
import { invoicesUserData } from './invoices.user-data.ts';
import { InvoiceMarks1763873001000 } from './migrations/1763873001000-invoice-marks.ts';

/** A user's invoices, and the admin's view of them. */
export const invoicesFeature = feature({
  name: 'invoices',
  needs: { subscription: true },
  entities: [InvoiceMark],
  migrations: [InvoiceMarks1763873001000],
  userData: () => [invoicesUserData],
  service: invoicesService,
  routes(invoices, context, all: AdminInvoicesDeps) {
    invoicesRoutes(invoices, context);
    adminInvoicesRoutes(adminInvoices(all), context);
  },
});
