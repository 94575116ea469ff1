import { Done } from '@beside/common/answers.views';
import { isLanguage, type Language } from '@beside/common/language/language.constants';
import { ReaderLanguageDto } from '@beside/common/translation/translation.dto';
import { type EventContext, perSocket } from '../../realtime/event-context.ts';
import { rooms } from '../../realtime/rooms.ts';
import type { RealtimeSocket } from '../../realtime/server.ts';
import { READER_LANGUAGE } from './translation.limits.ts';

/** Puts a page in the room of its language's readers: at its handshake, and when its language changes. */
export function translationSockets({ on, onConnect }: EventContext): void {
  const reader = perSocket((): { language?: Language } => ({}));
  const read = async (socket: RealtimeSocket, language: Language): Promise<void> => {
    const own = reader(socket);
    const before = own.language;
    own.language = language;
    if (before && before !== language) await socket.leave(rooms.readers(before));
    await socket.join(rooms.readers(language));
  };
  on(
    'translation:language',
    {
      guard: 'public',
      scope: null,
      limit: READER_LANGUAGE,
      input: ReaderLanguageDto,
      answers: Done,
      about: 'Chooses the language in which this page receives what is pushed to everyone',
    },
    async ({ language }, { socket }) => {
      await read(socket, language);
      return {};
    },
  );
  onConnect((socket) => {
    const { language } = socket.handshake.auth;
    if (isLanguage(language)) void read(socket, language);
  });
}
