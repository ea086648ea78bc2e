import type { GateAdmissionInput, CreateEventReminder } from '@gallery/contracts';
import { apiMutation, apiQuery } from '../http/api-options';
import { client } from '../http/client';

const EVENTS = '/api/events';
/** A code is good for five minutes. */
const QR_CODE_STALE_TIME_MS = 5 * 60_000;

/** One event, by its id or the gallery's own for the current one. */
export const eventQuery = (id: string) =>
  apiQuery([EVENTS, id], (signal) => client.GET('/api/events/{id}', { params: { path: { id } }, signal }));

/** The lists of events. */
export type EventListStatus = 'live' | 'scheduled' | 'completed';

/** Events on now, to come or past. The page decides how often to look. */
export const eventsQuery = (status: EventListStatus) =>
  apiQuery([EVENTS, { status }], (signal) => client.GET(EVENTS, { params: { query: { status } }, signal }));

/** The code that leads guests to the gate of an event. */
export const eventQrCodeQuery = (id: string) =>
  apiQuery(
    [EVENTS, id, 'qr'],
    (signal) => client.GET('/api/events/{id}/qr', { params: { path: { id } }, signal }),
    { staleTime: QR_CODE_STALE_TIME_MS },
  );

/** The event as a calendar takes it. */
export const eventCalendarUrl = (id: string): string => `${EVENTS}/${encodeURIComponent(id)}/calendar.ics`;

/** Lets a guest in at the gate; the pass's cookie comes with the answer. */
export const requestEventAccess = () =>
  apiMutation((body: GateAdmissionInput) => client.POST('/api/live-event-access', { body }));

/** Has the gallery write an hour before an event. */
export const requestEventReminder = () =>
  apiMutation((body: CreateEventReminder) => client.POST('/api/event-reminders', { body }));

/** Puts the pass of a wall's address into its cookie. */
export const saveGuestPass = () =>
  apiMutation((pass: string) => client.POST('/api/live-event-passes', { body: { pass } }));
