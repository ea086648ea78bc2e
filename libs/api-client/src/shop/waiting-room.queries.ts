import { apiCommand, apiQuery } from '../http/api-options';
import { client } from '../http/client';

export const WAITING_ROOM_PATH = '/api/waiting-room';

/** A place in line; each request keeps it. Pages handle `place_not_found` and `network`. */
export const waitingRoomQuery = (token: string) =>
  apiQuery([WAITING_ROOM_PATH, token], (signal) =>
    client.GET('/api/waiting-room/{token}', { params: { path: { token } }, signal }),
  );

/** Gives up the place. */
export const leaveWaitingRoom = () =>
  apiCommand((token: string) => client.DELETE('/api/waiting-room/{token}', { params: { path: { token } } }));
