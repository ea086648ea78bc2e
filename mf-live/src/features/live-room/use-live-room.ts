import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { EventStatus, LiveRoomState } from './live-room-state';
import { createLiveRoomSync } from './live-room-sync';

/** A room as pages use it. */
export interface LiveRoom {
  room: LiveRoomState;
  /** The API asks for a pass; nothing is loaded until `resume`. */
  isPassRequired: boolean;
  /** The guest has a new pass. */
  resume: () => void;
  /** Reconnects the socket after its last attempt. */
  reconnect: () => void;
}

export interface LiveRoomOptions {
  /** The event's own id; null while unknown. */
  eventId: string | null;
  status: EventStatus;
  /** False while the guest is at the gate. Default true. */
  isOpen?: boolean;
  /** For browsers without cookies. */
  pass?: string;
}

/** Keeps an event's photos up to date while the page is open. */
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
