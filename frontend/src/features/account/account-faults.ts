import { ACCOUNT_TEXTS } from '@beside/common/account/account.constants';
import { ApiError } from '../../lib/api.ts';
import { t } from '../../lib/i18n/i18n.store.ts';

type Fault = keyof typeof ACCOUNT_TEXTS;

const FAULTS = Object.keys(ACCOUNT_TEXTS).filter((name): name is Fault => name in ACCOUNT_TEXTS);

export function faultText(fault: Fault): string {
  return t(`account.fault_${fault}`);
}

/** The server's field errors. Texts of the specification are translated. */
export function faultsOf(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(
    Object.entries(error.errors).flatMap(([field, [message]]) => (message ? [[field, translated(message)]] : [])),
  );
}

function translated(message: string): string {
  const fault = FAULTS.find((name) => ACCOUNT_TEXTS[name] === message);
  return fault ? faultText(fault) : message;
}
