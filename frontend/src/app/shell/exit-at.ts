/** `keys`: only Shift pressed three times leaves. Otherwise also a button, with room of its own or over the page. */
export type Exit = 'keys' | 'over' | 'narrow' | 'always';

/**
 * The quick exit of an address: on advice, history and couples pages. The form has its button once something is written;
 * a couples session has one in its own header.
 */
export function exitAt(address: string, writing: boolean): Exit | null {
  if (/^\/(\?|$)/.test(address)) return /[?&](advice|request)=/.test(address) ? 'narrow' : writing ? 'over' : 'keys';
  if (/^\/(history|couples)(\?|$)/.test(address)) return 'always';
  return address.startsWith('/couples/') ? 'keys' : null;
}
