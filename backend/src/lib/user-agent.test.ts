import { expect, it } from 'vitest';
import { deviceOf } from './user-agent.ts';

const APPLE = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const BLINK = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';

it.each([
  [`Mozilla/5.0 (Linux; Android 10; K) ${BLINK} Mobile Safari/537.36`, 'chrome', 'android'],
  [`Mozilla/5.0 (Linux; Android 16; SM-S931B) ${BLINK} SamsungBrowser/29.0 Mobile Safari/537.36`, 'samsung', 'android'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK} Safari/537.36 Edg/142.0.0.0`, 'edge', 'windows'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${BLINK} Safari/537.36 OPR/125.0.0.0`, 'opera', 'linux'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${BLINK} Safari/537.36`, 'chrome', 'chromeos'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0', 'firefox', 'windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0', 'firefox', 'mac'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${APPLE} Version/26.0 Safari/605.1.15`, 'safari', 'mac'],
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${APPLE} Version/26.0 Mobile/15E148 Safari/604.1`, 'safari', 'iphone'],
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${APPLE} CriOS/142.0 Mobile/15E148 Safari/604.1`, 'chrome', 'iphone'],
  [`Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) ${APPLE} FxiOS/145.0 Mobile/15E148 Safari/605.1.15`, 'firefox', 'ipad'],
  ['curl/8.14.1', null, null],
  ['', null, null],
  [null, null, null],
])('reads %s as %s on %s', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system });
});
