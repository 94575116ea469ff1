// The bare poll: an Express route that finds its caller's session in memory, and answers 304 to its last version.
import express from 'express';
import session from 'express-session';

const web = express();
web.disable('etag');
web.use(session({ secret: 'a secret of the bench', resave: false, saveUninitialized: false }));
web.post('/sign-in', (request, response) => {
  request.session.user = { id: 'bench' };
  response.json({ success: true });
});
const versions = new Map();
web.get('/session/:token', (request, response) => {
  if (!request.session.user) return response.status(401).json({ success: false });
  const { token } = request.params;
  const version = versions.get(token) ?? `"1.${token}"`;
  versions.set(token, version);
  if (request.headers['if-none-match'] === version) return response.status(304).end();
  response.setHeader('ETag', version);
  response.json({ success: true, session: { token }, messages: [] });
});
const server = web.listen(0, '127.0.0.1', () => process.send({ url: `http://127.0.0.1:${server.address().port}` }));
process.once('disconnect', () => process.exit(0));
process.once('SIGTERM', () => process.exit(0));
