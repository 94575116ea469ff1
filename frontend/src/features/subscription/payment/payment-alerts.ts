import { alertsOf } from '../../../lib/toast.store.ts';

/** Of the payment itself: the form's, and those after the return from a bank's page. */
export const paymentAlerts = alertsOf('payment');
