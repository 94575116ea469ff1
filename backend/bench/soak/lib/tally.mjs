import { wall } from '../../lib/clock.mjs';
import { percentile } from '../../lib/numbers.mjs';

/** Milliseconds within which every call must be answered, in any outage. */
const CLEAR_MS = 5000;
/** The HTTP status of a failed acknowledgement's code. */
const STATUS = { unavailable: 503, internal_error: 500, model_failed: 502, model_timeout: 504, too_many_requests: 429 };

/** The results of all calls and events of a scenario, in one form. */
export class Tally {
  /** `{ what, at, ms, status }`; a status of 0: the connection was lost, of -1: no answer came at all. */
  calls = [];

  /**
   * @param status an HTTP status, or the code of a failed acknowledgement
   * @param waits whether it waits for the model: once its question is stored it may outlast an outage, and end well
   */
  add(what, at, status, waits = false) {
    const number = typeof status === 'number' ? status : (STATUS[status] ?? 400);
    this.calls.push({ what, at, ms: wall() - at, status: number, waits });
    return number;
  }

  /** The number that ended with a status, or that pass a check. */
  count(accept) {
    return this.calls.filter((call) => (typeof accept === 'number' ? call.status === accept : accept(call))).length;
  }

  /** Those that were not answered in time. For calls under way, an outage counts from its beginning. */
  unclear(outages = []) {
    return this.calls.filter(({ at, ms, status, waits }) => {
      if (status === 0 || (waits && status === 200)) return false;
      const from = outages.reduce((latest, outage) => (outage.from > latest && outage.from < at + ms ? outage.from : latest), at);
      return status === -1 || at + ms - from > CLEAR_MS;
    });
  }

  /** Other 5xx than 503. */
  broken() {
    return this.calls.filter(({ status }) => status >= 500 && status !== 503);
  }

  p99(accept = () => true) {
    return percentile(
      this.calls.filter(accept).map(({ ms }) => ms),
      0.99,
    );
  }

  worst(accept = () => true) {
    return this.calls.filter(accept).reduce((most, { ms }) => Math.max(most, ms), 0);
  }
}
