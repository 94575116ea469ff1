/** Packages that stay out of the bundle: native ones, those that read files of their own, and those that others of them share. */
export const SEPARATE = [
  ...['@node-rs/argon2', 'pg', 'typeorm', 'reflect-metadata', 'pino', 'graphile-worker'],
  ...['socket.io', 'socket.io-adapter', '@socket.io/redis-adapter', 'ioredis', 'openai', 'nodemailer'],
];
