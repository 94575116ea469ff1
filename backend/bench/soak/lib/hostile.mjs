/** Strings that make careless patterns and foldings slow, each repeated up to so many characters. */
const SEEDS = [
  'a',
  'a@',
  'a.',
  '@a.',
  'aA1!',
  ' ',
  '\t\n',
  '0',
  '-',
  'a-',
  '<',
  '<a href="',
  '((((',
  '\\',
  '%00',
  'i want to ',
  'no quiero ',
  '我不想',
  'é',
  'a\u0301',
  '\u200b',
  'ﷺ',
  '👩‍👩‍👧‍👦',
  '\ud800',
  '\u0000',
];

export const hostileStrings = (length) =>
  SEEDS.map((seed) => `${seed.repeat(Math.ceil(length / seed.length)).slice(0, length - 1)}!`);

/** Every call with text fields that a browser may make, with those fields: the shapes of the contract. `session` is a couple's. */
export function fieldsOfCalls({ token, cookies }) {
  const own = cookies.partner1;
  const account = {
    firstName: 'Clara',
    lastName: 'Almeida',
    email: 'clara@example.com',
    password: 'correct horse battery',
    confirmPassword: 'correct horse battery',
    dateOfBirth: '1990-03-09',
    language: 'en',
  };
  const advice = {
    description: 'My sister and I.',
    category: 'family',
    adviceStyle: 'empathetic',
    language: 'en',
    requestId: 'x',
  };
  return [
    { path: '/api/auth/register', body: account },
    { path: '/api/auth/login', body: { email: account.email, password: account.password } },
    { path: '/api/auth/forgot-password', body: { email: account.email, language: 'en' } },
    { path: '/api/auth/reset-password', body: { token: 'x', password: account.password, confirmPassword: account.password } },
    { path: '/api/auth/user', method: 'PUT', cookie: own, body: { firstName: 'A', lastName: 'B', email: account.email } },
    { path: '/api/advice/generate', body: advice },
    { path: '/api/couples/create-session', cookie: own, body: { sessionName: 'Sundays', partner1Name: 'Clara', language: 'en' } },
    { path: `/api/couples/join/${token}`, body: { partnerName: 'Tomás', language: 'en' } },
    {
      path: '/api/couples/message',
      cookie: own,
      body: { sessionToken: token, message: 'x', clientMessageId: 'x', language: 'en', country: 'de', senderName: 'x' },
    },
    { path: '/api/translate', body: { targetLanguage: 'de', translations: { x: 'x' } } },
  ];
}
