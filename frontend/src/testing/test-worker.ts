import { type Mock, vi } from 'vitest';

/** A service worker in one of its states. */
export class TestWorker extends EventTarget {
  readonly postMessage: Mock = vi.fn();
  state: ServiceWorkerState;

  constructor(state: ServiceWorkerState) {
    super();
    this.state = state;
  }

  become(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}
