interface Exit {
  /** Shift pressed three times leaves. */
  present: boolean;
  button: boolean;
  /** Where the button takes room of its own: see `QuickExitCorner`. */
  room: 'always' | 'narrow' | 'never';
}

/**
 * The quick exit of an address: on advice, history and couples pages. The form has its button once something is written;
 * a couples session has one in its own header.
 */
export function exitAt(pathname: string, search: string, writing: boolean): Exit {
  if (pathname === '/') {
    const params = new URLSearchParams(search);
    const reading = params.has('advice') || params.has('request');
    return { present: true, button: reading || writing, room: reading ? 'narrow' : 'never' };
  }
  if (pathname === '/history' || pathname === '/couples') return { present: true, button: true, room: 'always' };
  return { present: pathname.startsWith('/couples/'), button: false, room: 'never' };
}
