import type { LegalText } from './legal-text.ts';

const privacy: LegalText = {
  intro:
    'People write about what troubles them here. So this page says, in plain words, what is kept of it, who receives it, how long it stays, and how you get rid of it.',
  sections: [
    {
      id: 'operator',
      heading: 'Who is responsible',
      body: [
        'Responsible for your data: {operator}. More in the <imprint>imprint</imprint>.',
        'The operator is responsible: whoever runs this site and its server. You reach the operator at <mail>{support}</mail>, for every question about your data and every right named below.',
      ],
    },
    {
      id: 'stored',
      heading: 'What is stored on the server',
      body: [
        [
          'Your account, if you have one: first and last name, email address, date of birth, the language of your mails, your plan and how many sessions you have used; if our team has changed your address, the one before it, for seven days. Of your password only a hash is kept, from which it cannot be read.',
          'Each piece of advice: what you wrote, the category, style and language, the answer, the time, and the IP address it was asked from (of an IPv6 address only the first half).',
          'Chats and couples sessions: the messages with their times, the names under which people take part, and, of a couples session, the IP address it was opened from (of an IPv6 address only the first half).',
          'Without an account, each month: your IP address, the name your browser gives itself, and the number of free sessions used.',
          'Your session: an entry that belongs to the cookie beside.sid and says whose browser it is, which browser and system that is, and on which days it began and was last used.',
          'If you set up a second step, or add a passkey: what is needed to check it, when you did so, and of a passkey its name, who keeps it, in which browser it was added, and on which day it was last used. The secret half of a passkey never leaves your device or its provider.',
          'Links that you make to a piece of advice: a copy of it, with your question where you chose that, until when the link works, and how often it was opened. Of its readers nothing is kept: no address, no time, no cookie; of the link’s own address only a hash. What has ended is deleted after 30 days.',
          'If you choose that old advice is deleted by itself: after how many months, whether bookmarked advice stays, and from when on.',
          'To ward off misuse: how much was written for a person or an address in a day, and keyed fingerprints of where you have registered and signed in from. For each browser in which you are signed in: its kind and system, the day since when, and the day of last use.',
          'Translations: those of a piece of advice and its chat beside a fingerprint of the original, with the advice; those of the interface without a link to you.',
          'If you have, or had, a plan: your customer number at Stripe, the state of your subscription (plan, amount, times, discount, the kind of payment with its last four digits), the changes you asked for and what you were told they cost, and Stripe’s messages about them.',
          'Withdrawals and cancellations that you send: number, time, name, address, contract, reason and language.',
          'A mail that is still to be sent: your address and first name.',
          'If you set what you want to be told of: which kinds, your quiet hours and your time zone, whether emails come, when the last one did, and the link that ends them, as a hash; of each device that takes notifications, the address and the keys that its browser gave for them; what is new for you, as a kind and a number, without words, when that came and when you saw it; and on which day how many notifications went out.',
        ],
        'The application’s own log contains no names, no addresses and nothing that you write. It notes, by the number of your account, when you sign in and out, when your password changes, and what was refused; a failed sign-in by a keyed fingerprint of the address.',
      ],
    },
    {
      id: 'browser',
      heading: 'What is stored in your browser',
      body: [
        'There are three cookies, all strictly necessary. beside.sid keeps you signed in, or shows, where you have no account, that a piece of advice or a place in a couples session is yours; it is set when you ask for advice, join a couples session without an account, or sign in, and ends 60 days after your last visit. beside.signed-in says nothing but that someone is signed in in this browser, so that a visitor’s page does not have to ask the server; it is set when you sign in, and ends with beside.sid or when you sign out. beside.device is set when you register or sign in, for a year: by it your browser is known again, so that you still get in while strangers guess at your password, and the link that confirms your address needs no password in the browser you registered in.',
        'The browser’s storage holds, for this tab only, your draft and a request on its way, with the number of your account, if you have one, how far down you were on each page, and that the page was loaded once more or left in a hurry; in a chat, what you are writing, questions that are still to be sent, which chat is open and which help you have hidden; in a couples session, what you are writing, messages that are still to be sent, and help that was shown to you; on the plans page, your discount code and when you last paid; in the admin panel, an announcement that is being written; and a message that is still to be shown to you. For this browser it holds your language, theme, the name and picture under which the app stands on this device, if you have chosen others, country for helplines, number of free sessions, translated texts of the interface, whether someone was signed in, whether you have read the note about dictation, which two pieces of advice you first read to their end here, or that you were then shown how to add the app, which announcements you have closed, which payments you were told of, a piece of advice for the moment until it is opened, the advice you have bookmarked with the number of your account, the name with which you joined a couples session without an account, and the language in which you read there. None of this serves to follow you.',
        'So that {appName} opens without a connection, your browser stores the parts of the page and the page of help: the same for every visitor, and nothing of yours. If you choose to keep a piece of advice on this device, its text, the first words of your question and the number of your account are stored there as well, and can be read there without your password. They are deleted when you sign out or use Quick exit, with the advice itself, and after 14 days without a connection.',
        'If you turn on notifications, the push service of your browser’s maker learns an address for this device, and when and how many bytes we send there: always the same number, encrypted, and never what it is about. It ends when you turn them off, sign out or use Quick exit. This browser remembers whether they are on here.',
        'There are no trackers, no analytics and no advertising. The page loads nothing from other companies’ servers, with one exception: where payments are set up, the payment form comes from Stripe, on the page where you pay.',
      ],
    },
    {
      id: 'model',
      heading: 'What the AI model’s provider receives',
      body: [
        'The model runs at a provider whom the operator has chosen; ask the operator who it is and in which country. It may lie outside the European Union. In a demo, the form says so, and no provider receives anything.',
        [
          'It receives the text you wrote, with category, style and language, and the country whose helplines you see where it is known; for a chat or a couples session also the messages before; for a translation the text to be translated.',
          'In a couples session the model writes as the counsellor, and its provider also receives the names of both and the name of the session. For a partner who reads in another language, the model translates the messages.',
          'It receives a code computed from your account’s number or your IP address, by which it can recognise misuse without being told who you are.',
          'Apart from the names in a couples session, it does not receive your name, your email address or your date of birth, unless you write them into the text yourself.',
        ],
        'Before a request for advice is sent, the server itself looks for signs of immediate danger. A text in which it finds them is answered with helplines, and is not sent on. In a couples session both can read such a message, and it is translated like any other; but the helplines are shown to its writer alone, and the counsellor is not given the message. Where the signs are only possible, the text is sent on, and helplines are shown beside what the model writes. The model is asked for such signs too; in a couples session, what it finds is shown to the writer alone.',
      ],
    },
    {
      id: 'others',
      heading: 'Who else is involved',
      body: [
        [
          'The company on whose machines the operator runs the server.',
          'Where payments are set up: Stripe. It receives your name, your email address, your language, the number of your account and, where an order asks for them, your country and postal code for the VAT, and does the payments and the invoices. Your card details go straight to Stripe; the server never sees them. On the page where you pay, Stripe also learns your IP address, and guards against fraud.',
          'Where mail is set up: a mail service, which receives your address and the mails to you.',
          'The maker of your browser, if you dictate or have a text read aloud: some browsers do this on their maker’s servers, with the sound or the text. We never receive the sound.',
          'Where notifications are set up, and you turn them on: the push service of your browser’s maker (Google, Mozilla, Apple or Microsoft).',
        ],
        'Nothing is sold to anyone.',
      ],
    },
    {
      id: 'reasons',
      heading: 'Why this is allowed (legal basis)',
      body: [
        'Account, advice and payments are processed to provide what you ask for (Article 6(1)(b) GDPR); IP addresses, counters and fingerprints to keep the service safe and fair, which is the operator’s legitimate interest (point (f)); invoices as the law demands (point (c)).',
        'What you write may tell of your health, your beliefs or your love life. By sending it you consent to its being processed for your advice (Article 9(2)(a)). You can withdraw that at any time by deleting the advice; what was done before remains lawful.',
        'No decision with legal effect for you is made by a machine here.',
      ],
    },
    {
      id: 'duration',
      heading: 'How long it stays',
      body: [
        [
          'Account, advice and chats, with their translations: until you delete them, or your account. If you chose under “Keeping and sharing” that old advice is deleted by itself, the advice, its chat and its links: until the night in which it is due; your choice until you change it.',
          'A registration whose address was never confirmed: 2 days.',
          'Advice without an account: until you delete it. When the cookie beside.sid is gone from your browser, nobody can open it on this site any more; it is deleted in the night after its session has ended, 60 days after your last visit.',
          'What you wrote, in the record of a request: erased as soon as the request has ended. The rest of that record: 2 days.',
          'Counters of free sessions: 3 months after the last use. Amounts written in a day: 3 days.',
          'Sessions: 60 days after your last visit. Links in mails: 1 hour to reset a password, 24 hours to confirm an address.',
          'Couples sessions, with their messages and translations: until the one who created the session deletes it, or their account. Whoever joined without an account can open it as long as the cookie beside.sid is in their browser.',
          'What the model took for signs of danger in a couples session: 30 days. Only the writer of the message can see and download it.',
          'Translations of the interface: 90 days.',
          'Offers of a change of plan: 30 days. Stripe’s messages about payments: 60 days. Changes of a plan: 90 days.',
          'Withdrawals and cancellations: as evidence, for 3 years after the end of their year, also when the account is deleted.',
          'After a withdrawal, of a deleted account: a code that is made from its address, the date and the sessions used, for as long, so that nobody uses plans for nothing again and again.',
          'Invoices: at Stripe, as long as the law demands.',
          'What is new for you: 14 days. A device’s address for notifications: until you turn them off, sign out or use Quick exit there, and 60 days after it last answered.',
        ],
        'The operator’s backups may hold what was deleted for some time longer. So that no restored backup brings it back, a list keeps the numbers of what was deleted for 400 days.',
      ],
    },
    {
      id: 'rights',
      heading: 'What you can do',
      body: [
        [
          'See and take your data: “Download my data” on your <account>account page</account>.',
          'Correct it: on the same page. For your date of birth, write to the operator.',
          'Delete it: each piece of advice by itself, or the account with all that belongs to it. Your messages in other people’s couples sessions stay there under the name shown, without the link to you.',
          'Object, have the processing restricted, or withdraw consent: write to <mail>{support}</mail>.',
          'Complain to the data protection authority of the place where you live.',
        ],
      ],
    },
    {
      id: 'young',
      heading: 'Young people',
      body: [
        'An account needs an age of at least 13, which is why the date of birth is asked for. If you are younger and need help, talk to a grown-up whom you trust, or call a helpline for children.',
      ],
    },
    {
      id: 'changes',
      heading: 'When this changes',
      body: ['When the service treats data differently, this page changes before it does. Its date is at the top.'],
    },
  ],
};

export default privacy;
