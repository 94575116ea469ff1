import type { ServerToClientEvents } from '@beside/common/events';

/**
 * What each push says, and which sockets receive it. Pushes to all pages of a user reach browsers alone: a program receives what its own
 * events ask for.
 */
export const PUSHED: Record<keyof ServerToClientEvents, string> = {
  'account:changed': "To all pages of a user: the account's names or address have changed",
  'security:changed': 'To all pages of a user: their second step has changed',
  'sessions:changed': 'To all pages of a user: they have signed in or out somewhere',
  'admin:changed': 'After `admin:watch`: a part of the panel has changed',
  'admin:connected': 'After `admin:watch`: who is connected',
  'advice:progress': 'After `advice:watch`: a step, and the text so far',
  'advice:ready': 'After `advice:watch`: the advice is stored',
  'advice:failed': 'After `advice:watch`: no advice came out',
  'advice:stored': 'To all pages of a user: an advice was stored',
  'advice:deleted': 'To all pages of a user, and after `chat:open`: an advice was deleted',
  'advice:bookmarked': 'To all pages of a user: a bookmark was set or removed',
  'retention:changed': 'To all pages of a user: how long advice stays was chosen',
  'notices:changed': 'To all pages of a user: what is new and not seen yet',
  'announcements:changed': 'To everyone: the announcements in force',
  'chat:message': 'After `chat:open`: a question or a reply was stored',
  'chat:delta': 'After `chat:open`: more of the reply; `offset` says where it belongs',
  'chat:done': 'After `chat:open`: the reply is stored',
  'chat:failed': 'After `chat:open`: the reply failed, or was stopped',
  'couples:message': 'After `couples:open`: a message was stored',
  'couples:delta': "After `couples:open`: more of the counsellor's reply; `offset` says where it belongs",
  'couples:done': "After `couples:open`: the counsellor's reply is stored",
  'couples:failed': 'After `couples:open`: the counsellor could not answer',
  'couples:help': 'After `couples:open`: help for the caller alone, beside the talk',
  'couples:session': 'After `couples:open`: somebody joined, or it was ended or deleted',
  'couples:presence': 'After `couples:open`: who is here',
  'couples:typing': 'After `couples:open`: who is typing',
  'couples:read': 'After `couples:open`: up to which message a partner has read',
  'couples:translation': "After `couples:open`: a message in the reader's language",
  'subscription:changed': 'To all pages of a user: the plan has changed',
  'usage:changed': 'To all pages of a user: a use was counted or given back',
};
