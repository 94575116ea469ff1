/** What a browser has heard. Earlier results are final, the last ones may still change. */
interface Heard {
  readonly length: number;
  readonly [index: number]: { readonly [index: number]: { readonly transcript: string } };
}

/** The part of the browsers' SpeechRecognition that dictation needs. */
export interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onstart: (() => void) | null;
  onresult: ((event: { readonly results: Heard }) => void) | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
}

declare global {
  // Absent in browsers that cannot listen. Those that can have no other name that all of them share.
  var webkitSpeechRecognition: (new () => Recognition) | undefined;
}

/** Whether this browser can listen. */
export const canListen = (): boolean => globalThis.webkitSpeechRecognition !== undefined;
