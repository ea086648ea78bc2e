import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { EventStatus, LiveRoomState } from './live-room-state';
import { createLiveRoomSync } from './live-room-sync';

/** A room as a page sees it. */
export interface LiveRoom {
  room: LiveRoomState;
  /** The gallery asks for name and e-mail again; nothing comes until `goOn`. */
  isPassRequired: boolean;
  /** A new pass was given. */
  resume: () => void;
  /** Tries the socket again after its last try. */
  reconnect: () => void;
}

export interface LiveRoomOptions {
  /** The event's own id, as its record has it; null while it is not known. */
  eventId: string | null;
  status: EventStatus;
  /** False while the guest stands at the gate. Default true. */
  isOpen?: boolean;
  /** For browsers that keep no cookies. */
  pass?: string;
}

/** Keeps an event's photographs up to date while the page is open: socket, poll and uploads in one store. */
export function useLiveRoom({ eventId, status, isOpen = true, pass }: LiveRoomOptions): LiveRoom {
  const [refused, setRefused] = useState<string | null>(null);
  const keeper = useMemo(
    () => createLiveRoomSync({ eventId: eventId ?? '', onPassRequired: () => setRefused(eventId) }),
    [eventId],
  );
  const room = useStore(keeper.store);
  const isPassRequired = eventId !== null && refused === eventId;
  const now = room.status ?? status;
  const isFollowed = eventId !== null && isOpen && !isPassRequired;

  useEffect(() => (isFollowed ? keeper.start(now, pass) : undefined), [keeper, isFollowed, now, pass]);

  return { room, isPassRequired, resume: () => setRefused(null), reconnect: keeper.reconnect };
}
