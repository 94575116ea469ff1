/** English words of the account's mails. */
export const MAIL_TEXTS_EN = {
  verify: {
    subject: 'Please confirm your email address',
    preheader: 'One step, and your account is ready.',
    lines: ['Welcome to {app}. Please confirm that this address is yours, and your account is ready.'],
    button: 'Confirm my address',
    after: ['The link works once, for {hours} hours.', 'If you did not create an account, you can ignore this mail.'],
  },
  reset: {
    subject: 'Choose a new password',
    preheader: 'The link works for {minutes} minutes.',
    lines: ['Someone, most likely you, asked for a new password for your account at {app}.'],
    button: 'Choose a new password',
    after: ['The link works once, for {minutes} minutes.', 'If you did not ask, do nothing. Your password stays as it is.'],
  },
  already_registered: {
    subject: 'You already have an account',
    preheader: 'Sign in, or choose a new password.',
    lines: [
      'Someone, most likely you, tried to create an account at {app} with this address. It has one already, and nothing was changed.',
    ],
    button: 'Sign in',
    second: 'Forgotten your password? Choose a new one here:',
    after: ['If it was not you, you can ignore this mail.'],
  },
  verify_change: {
    subject: 'Please confirm your new address',
    preheader: 'Until then, everything stays as it is.',
    lines: ['You asked to use this address for your account at {app}. Until you confirm it, the old one stays in use.'],
    button: 'Confirm my new address',
    after: ['The link works once, for {hours} hours.', 'If you did not ask, do nothing. Everything stays as it is.'],
  },
  email_changed: {
    subject: 'Your email address was changed',
    preheader: 'Your account has a new address.',
    lines: [
      'The email address of your account at {app} was changed. From now on you sign in with the new one, and our mails go there.',
      'If it was you, all is well. If it was not, please write to {support} soon.',
    ],
  },
  email_changed_for_you: {
    subject: 'Your email address was changed',
    preheader: 'Someone on our team has changed it.',
    lines: [
      'Someone on our team has changed the email address of your account at {app}. From now on you sign in with the new one, and our mails go there.',
      'If you asked for it, please confirm. If not, undo the change: this address is used again, and every device is signed out.',
    ],
    button: 'Confirm or undo the change',
    after: ['The link works once, for {days} days. Until you confirm, links for a new password come to this address alone.'],
  },
  password_changed: {
    subject: 'Your password was changed',
    preheader: 'If it was you, all is well.',
    lines: [
      'The password of your account at {app} was changed. Other devices were signed out.',
      'If it was you, all is well. If it was not, please choose a new password now.',
    ],
    button: 'Choose a new password',
  },
  account_deleted: {
    subject: 'Your account is deleted',
    preheader: 'Goodbye, and take care.',
    lines: [
      'Your account at {app} is deleted, and with it your advice, your chats and the couples sessions that you opened. If you had a subscription, it has ended.',
      'What you wrote in sessions that others opened stays with them, under the name you used there. It no longer leads to you through an account.',
      'This is our last mail. Take care of yourself.',
    ],
  },
  admin_password_changed: {
    subject: 'The admin password was changed',
    preheader: 'Every owner receives this mail.',
    lines: [
      'An owner of {app} has changed the admin password. The old one no longer works.',
      'If that was agreed, all is well. If not, choose a new password for your own account now, change the admin password, and look at the audit log.',
    ],
    button: 'Choose a new password',
  },
  token_made: {
    subject: 'An API token was made for your account',
    preheader: 'A program can now act as you.',
    lines: [
      'An owner of {app} has made an API token for your account. A program with it can do in your name what the token allows, such as reading your history.',
      'If you asked for it, all is well. If you did not, please write to {support} soon.',
    ],
  },
  new_sign_in: {
    subject: 'A new sign-in to your account',
    preheader: 'If it was you, all is well.',
    lines: [
      'Someone signed in to your account at {app} in a browser that was not used for it before. It was on {when}: {device}.',
      'If it was you, all is well. If it was not, choose a new password now. Every other device is signed out then.',
    ],
    button: 'Choose a new password',
    second: 'See where you are signed in:',
    unknown: 'a browser that we do not know',
  },
  second_factor_on: {
    subject: 'The second step was turned on',
    preheader: 'From now on a code is asked for as well.',
    lines: [
      'The second step was turned on for your account at {app}. From now on, signing in with the password needs a code from an app. It was on {when}: {device}.',
      'Was it not you? Choose a new password now: in the first {days} days that turns the second step off again. Then look at where you are signed in.',
    ],
    button: 'Choose a new password',
    second: 'See where you are signed in:',
    unknown: 'a browser that we do not know',
  },
  second_factor_off: {
    subject: 'The second step was turned off',
    preheader: 'The password alone is enough again.',
    lines: [
      'The second step was turned off for your account at {app}. The password alone is enough to sign in again. It was on {when}: {device}.',
      'Was it not you? Choose a new password now, then look at where you are signed in.',
    ],
    button: 'Choose a new password',
    second: 'See where you are signed in:',
    unknown: 'a browser that we do not know',
  },
  recovery_code_used: {
    subject: 'A recovery code was used',
    preheader: 'Each of them works once.',
    lines: [
      'A recovery code of your account at {app} was used in place of a code from the app. It was on {when}: {device}.',
      'Was it not you? Choose a new password now, then look at where you are signed in.',
    ],
    button: 'Choose a new password',
    second: 'See where you are signed in:',
    unknown: 'a browser that we do not know',
  },
  recovery_codes_made: {
    subject: 'New recovery codes were made',
    preheader: 'The former ones work no more.',
    lines: [
      'New recovery codes were made for your account at {app}. The former ones work no more. It was on {when}: {device}.',
      'Was it not you? Choose a new password now, then look at where you are signed in.',
    ],
    button: 'Choose a new password',
    second: 'See where you are signed in:',
    unknown: 'a browser that we do not know',
  },
  passkey_added: {
    subject: 'A passkey was added to your account',
    preheader: 'It can be used to sign in from now on.',
    lines: [
      'A passkey was added to your account at {app}. Whoever has it can sign in without the password and without a second step. It was on {when}: {device}.',
      'Was it not you? Choose a new password now. Then look at your passkeys, remove those that are not yours, and look at where you are signed in.',
    ],
    button: 'Choose a new password',
    second: 'See your passkeys and where you are signed in:',
    unknown: 'a browser that we do not know',
  },
  passkey_removed: {
    subject: 'A passkey was removed from your account',
    preheader: 'It can be used no more.',
    lines: [
      'A passkey was removed from your account at {app}. It can be used to sign in no more. It was on {when}: {device}.',
      'Was it not you? Choose a new password now, then look at where you are signed in.',
    ],
    button: 'Choose a new password',
    second: 'See your passkeys and where you are signed in:',
    unknown: 'a browser that we do not know',
  },
  retention_chosen: {
    subject: 'How long your advice stays will change',
    preheader: 'It works in some days. You can change it before.',
    lines: [
      'In your account at {app}, it was chosen that advice in which nothing was asked or written for {months} months is deleted, with its chat and its links. {bookmarked} It was on {when}: {device}.',
      'It works from {from} on. Before that day you can change it, or download what you want to keep. Couples sessions are not touched.',
      'Was it not you? Choose a new password now, then change how long your advice stays.',
    ],
    button: 'Choose a new password',
    second: 'See how long your advice stays:',
    unknown: 'a browser that we do not know',
    kept: 'What you have bookmarked stays.',
    gone: 'What you have bookmarked is deleted as well.',
  },
};
