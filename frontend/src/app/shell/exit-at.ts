/**
 * The quick exit of an address: on advice, history and couples pages, and where advice is kept. `keys`: by Shift pressed three times alone.
 * The form has its button once something is written; a couples session has one in its own header.
 */
export function exitAt(address: string, writing: boolean): 'keys' | 'button' | null {
  if (/^\/(\?|$)/.test(address)) return writing || /[?&](advice|request)=/.test(address) ? 'button' : 'keys';
  if (/^\/(history|couples)(\?|$)/.test(address) || /^\/kept(\W|$)/.test(address)) return 'button';
  return address.startsWith('/couples/') ? 'keys' : null;
}
