import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { GateEntry, ReminderRequest } from '@gallery/contracts';
import { bodyOf, client } from './client';

const EVENTS = '/api/events';
/** A code is good for five minutes. */
const CODE_FRESH_MS = 5 * 60_000;

/** One event, by its id or the gallery's own for the current one. */
export const eventQuery = (id: string) =>
  queryOptions({
    queryKey: [EVENTS, id],
    queryFn: ({ signal }) => bodyOf(client.GET('/api/events/{id}', { params: { path: { id } }, signal })),
  });

/** The lists of events. */
export type EventList = 'live' | 'scheduled' | 'completed';

/** Events on now, to come or past. The page decides how often to look. */
export const eventsQuery = (status: EventList) =>
  queryOptions({
    queryKey: [EVENTS, { status }],
    queryFn: ({ signal }) => bodyOf(client.GET(EVENTS, { params: { query: { status } }, signal })),
  });

/** The code that leads guests to the gate of an event. */
export const eventCodeQuery = (id: string) =>
  queryOptions({
    queryKey: [EVENTS, id, 'qr'],
    queryFn: ({ signal }) => bodyOf(client.GET('/api/events/{id}/qr', { params: { path: { id } }, signal })),
    staleTime: CODE_FRESH_MS,
  });

/** The event as a calendar takes it. */
export const eventCalendarUrl = (id: string): string => `${EVENTS}/${encodeURIComponent(id)}/calendar.ics`;

/** Lets a guest in at the gate; the pass's cookie comes with the answer. */
export const requestEventAccess = () =>
  mutationOptions({
    mutationKey: ['live-event-access'],
    mutationFn: (entry: GateEntry) => bodyOf(client.POST('/api/live-event-access', { body: entry })),
  });

/** Has the gallery write an hour before an event. */
export const requestEventReminder = () =>
  mutationOptions({
    mutationKey: ['event-reminder'],
    mutationFn: (wish: ReminderRequest) => bodyOf(client.POST('/api/event-reminders', { body: wish })),
  });

/** Puts the pass of a wall's address into its cookie. */
export const keepEventPass = () =>
  mutationOptions({
    mutationKey: ['live-event-pass'],
    mutationFn: (pass: string) => bodyOf(client.POST('/api/live-event-passes', { body: { pass } })),
  });
