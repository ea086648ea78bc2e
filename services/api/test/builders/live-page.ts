import type { EventJoined, LiveMessage } from '../../src/live/events/dto/live-socket-messages.dto';
import type { TestApi } from '../app/start-api';
import { openSocket, type OpenOptions, type SocketPage } from '../app/socket-page';

/** The socket of a page that follows events. */
export interface LivePage extends SocketPage<LiveMessage> {
  /** Joins, and hears how many pages follow the event. */
  join(eventId: string, pass?: string): Promise<EventJoined>;
}

/** Opens a socket as a page of a live event would; rejects when it is refused. */
export async function openPage(api: Pick<TestApi, 'url'>, options: OpenOptions = {}): Promise<LivePage> {
  const page = await openSocket<LiveMessage>(api, '/ws', options);
  return {
    ...page,
    join: async (eventId, pass) => {
      page.send({ type: 'join_event', eventId, pass });
      const joined = await page.next('joined');
      await page.next('viewer_update');
      return joined;
    },
  };
}
