import { feature } from '../feature.ts';
import { ChatEntity, ChatMessageEntity } from './chat.entity.ts';
import { chatRoutes } from './chat.routes.ts';
import { chatService } from './chat.service.ts';
import { chatSockets } from './chat.sockets.ts';
import { Chats1763851000000 } from './migrations/1763851000000-chats.ts';
import { ChatChanges1763885000000 } from './migrations/1763885000000-chat-changes.ts';
import { chatThread } from './thread/chat.thread.ts';

/** The chat about an advice. */
export const chatFeature = feature({
  name: 'chat',
  needs: { advice: true, notices: true },
  entities: [ChatMessageEntity, ChatEntity],
  migrations: [Chats1763851000000, ChatChanges1763885000000],
  threads: { advice: chatThread },
  service: chatService,
  cachedReads: ['/chat'],
  routes: chatRoutes,
  sockets: chatSockets,
  stop: (chat) => chat.stopTimers(),
});
