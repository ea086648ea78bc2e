import type { StudioEvent } from '@gallery/contracts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { bodyOf } from './client';
import { ownerClient } from './owner-client';
import { sendOwnerForm } from './owner-form';

const EVENTS = '/api/admin/studio-events';
const EVENT = '/api/admin/studio-events/{id}';

/** Every event, the latest first. */
export const studioEventsQuery = () =>
  queryOptions({
    queryKey: [EVENTS],
    queryFn: ({ signal }) => bodyOf(ownerClient.GET(EVENTS, { signal })),
    staleTime: 0,
  });

/** The code that leads guests to the gate of one of the events. */
export const studioEventCodeQuery = (id: string) =>
  queryOptions({
    queryKey: [EVENTS, id, 'qr'],
    queryFn: ({ signal }) => bodyOf(ownerClient.GET(`${EVENT}/qr`, { params: { path: { id } }, signal })),
  });

/** Makes an event of a form, its picture included. */
export const createStudioEvent = () =>
  mutationOptions({ mutationFn: (form: FormData) => sendOwnerForm({ method: 'POST', path: EVENTS, form }) });

/** Changes what the form names of an event. */
export const changeStudioEvent = (id: string) =>
  mutationOptions({
    mutationFn: (form: FormData) =>
      sendOwnerForm({ method: 'PATCH', path: `${EVENTS}/${encodeURIComponent(id)}`, form }),
    // Also when somebody else was faster: the form has to know what is there now.
    onSettled: (_data, _error, _form, _scope, { client }) =>
      client.invalidateQueries({ queryKey: [EVENTS], exact: true }),
  });

/** Removes an event without photographs. */
export const removeStudioEvent = (id: string) =>
  mutationOptions({ mutationFn: () => ownerClient.DELETE(EVENT, { params: { path: { id } } }) });

/** Go live, end, cancel. */
export const moveStudioEvent = (id: string) =>
  mutationOptions({
    mutationFn: (status: StudioEvent['status']) =>
      bodyOf(ownerClient.POST(`${EVENT}/status`, { params: { path: { id } }, body: { status } })),
  });

/** Every event, as a CSV file. */
export const exportStudioEvents = () =>
  mutationOptions({
    mutationFn: () => bodyOf(ownerClient.GET('/api/admin/studio-events.csv', { parseAs: 'blob' })),
  });
