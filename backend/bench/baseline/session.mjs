// The bare session: an Express route that returns the signed-in user, with the session in memory. No checks, limits or headers.
import express from 'express';
import session from 'express-session';

const web = express();
web.use(session({ secret: 'a secret of the bench', resave: false, saveUninitialized: false }));
web.post('/sign-in', (request, response) => {
  request.session.user = {
    id: 'bench',
    firstName: 'Clara',
    lastName: 'Almeida',
    email: 'clara@example.com',
    dateOfBirth: '1990-03-09',
    createdAt: new Date().toISOString(),
  };
  response.json({ success: true });
});
web.get('/user', (request, response) => {
  if (!request.session.user) return response.status(401).json({ success: false });
  response.json({ success: true, user: request.session.user });
});
const server = web.listen(0, '127.0.0.1', () => process.send({ url: `http://127.0.0.1:${server.address().port}` }));
process.once('disconnect', () => process.exit(0));
process.once('SIGTERM', () => process.exit(0));
