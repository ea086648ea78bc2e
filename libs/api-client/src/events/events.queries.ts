import type { CreateEventReminder, EventRecord, GateAdmissionInput } from '@gallery/contracts';
import { queryOptions } from '@tanstack/react-query';
import { apiMutation, apiQuery } from '../http/api-options';
import { bodyOf, client } from '../http/client';
import { takeInitialData } from '../http/initial-data';

const EVENTS = '/api/events';
/** A QR code is valid for five minutes. */
const QR_CODE_STALE_TIME_MS = 5 * 60_000;

/** An event by its id, or by the gallery's id for the current one. */
export const eventQuery = (id: string) =>
  queryOptions({
    queryKey: [EVENTS, id],
    queryFn: ({ signal }) => bodyOf(client.GET('/api/events/{id}', { params: { path: { id } }, signal })),
    initialData: () => takeInitialData(`${EVENTS}/${encodeURIComponent(id)}`, isEvent),
  });

export type EventListStatus = 'live' | 'scheduled' | 'completed';

/**
 * A list of events, from the document if it has it: then it is fetched again at once, because VIPs see more. The page decides
 * how often to refetch.
 */
export const eventsQuery = (status: EventListStatus) =>
  queryOptions({
    queryKey: [EVENTS, { status }],
    queryFn: ({ signal }) => bodyOf(client.GET(EVENTS, { params: { query: { status } }, signal })),
    initialData: () => takeInitialData(`${EVENTS}?status=${status}`, isEventList),
    staleTime: 0,
  });

// The server wrote these responses for these paths, so light checks are enough.
const isEvent = (body: unknown): body is EventRecord =>
  typeof body === 'object' && body !== null && 'startTime' in body;
const isEventList = (body: unknown): body is EventRecord[] => Array.isArray(body) && body.every(isEvent);

/** The QR code that leads to an event's gate. */
export const eventQrCodeQuery = (id: string) =>
  apiQuery(
    [EVENTS, id, 'qr'],
    (signal) => client.GET('/api/events/{id}/qr', { params: { path: { id } }, signal }),
    { staleTime: QR_CODE_STALE_TIME_MS },
  );

/** Address of the event's calendar file. */
export const eventCalendarUrl = (id: string): string => `${EVENTS}/${encodeURIComponent(id)}/calendar.ics`;

/** Admits a guest at the gate; the response sets the pass's cookie. */
export const requestEventAccess = () =>
  apiMutation((body: GateAdmissionInput) => client.POST('/api/live-event-access', { body }));

/** Opens the emailed link to a guest's pass; the response sets its cookie. Fails with `guest_link_unknown`. */
export const openGuestPassLink = () =>
  apiMutation((token: string) => client.POST('/api/event-guest-pass-links', { body: { token } }));

/** Cancels the registration of an emailed link's guest, or unsubscribes them after the event. Fails with `guest_link_unknown`. */
export const unregisterGuest = () =>
  apiMutation((token: string) => client.POST('/api/event-unregistrations', { params: { query: { token } } }));

/** Requests an email an hour before an event. */
export const requestEventReminder = () =>
  apiMutation((body: CreateEventReminder) => client.POST('/api/event-reminders', { body }));

/** Stores the pass of a projector link as a cookie. */
export const saveGuestPass = () =>
  apiMutation((pass: string) => client.POST('/api/event-guest-passes', { body: { pass } }));
