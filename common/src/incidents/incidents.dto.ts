import { Checked } from '../checked.ts';
import { STATUS_URL_MAX } from './incidents.constants.ts';

/** With a host, and without a name before it. */
const WEB_ADDRESS = /^https?:\/\/[^\s/?#@\\]+(?:[/?#][^\s\\]*)?$/i;

const isWebAddress = (value: unknown): boolean =>
  typeof value === 'string' && value.length <= STATUS_URL_MAX && WEB_ADDRESS.test(value.trim());

/** The body of `POST /api/admin/incidents/configure`. Whether the address may be read is found when it is connected to. */
export class ConfigureMonitorDto {
  @Checked((value) => (isWebAddress(value) ? null : 'Please enter an address that begins with https:// or http://'), {
    type: 'string',
    maxLength: STATUS_URL_MAX,
    description: 'The address of a public status page or feed',
  })
  statusPageUrl!: string;
}
