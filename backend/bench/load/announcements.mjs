// Plays open pages on some nodes, in a process of its own: it connects them all, and reports when each of them shows what it was told to wait for.
import { io } from 'socket.io-client';
import { now } from '../lib/clock.mjs';

const CONNECT_AT_ONCE = 50;

let sockets = [];
/** What is waited for: a title, and when each page had it. */
let waiting = { title: null, at: [] };

function take({ announcements }) {
  if (!announcements.some(({ title }) => title === waiting.title)) return;
  waiting.at.push(now());
  if (waiting.at.length === sockets.length) process.send({ shown: waiting.title, at: waiting.at });
}

function open(url, number) {
  const address = `10.${(number >> 14) & 255}.${(number >> 7) & 127}.${number & 127}`;
  const socket = io(url, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: { 'X-Forwarded-For': address },
  });
  socket.on('announcements:changed', take);
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', reject);
  });
}

async function connect(urls, pages) {
  while (sockets.length < pages) {
    const some = Math.min(CONNECT_AT_ONCE, pages - sockets.length);
    const opening = Array.from({ length: some }, (_, index) => open(urls[index % urls.length], sockets.length + index));
    sockets = [...sockets, ...(await Promise.all(opening))];
  }
}

process.on('message', async ({ urls, pages, expect }) => {
  if (urls) {
    await connect(urls, pages);
    process.send({ connected: sockets.length });
    return;
  }
  waiting = { title: expect, at: [] };
  process.send({ waiting: expect });
});
process.once('disconnect', () => process.exit(0));
process.send({ ready: true });
