import type { StudioEvent } from '@gallery/contracts';
import { mutationOptions } from '@tanstack/react-query';
import { apiMutation, apiQuery } from '../../http/api-options';
import { adminClient } from '../admin-client';
import { sendAdminForm } from '../admin-form';

const EVENTS = '/api/admin/studio-events';
const EVENT = '/api/admin/studio-events/{id}';

/** Every event, the latest first. */
export const studioEventsQuery = () =>
  apiQuery([EVENTS], (signal) => adminClient.GET(EVENTS, { signal }), { staleTime: 0 });

/** The code that leads guests to the gate of one of the events. */
export const studioEventQrCodeQuery = (id: string) =>
  apiQuery([EVENTS, id, 'qr'], (signal) =>
    adminClient.GET(`${EVENT}/qr`, { params: { path: { id } }, signal }),
  );

/** Makes an event of a form, its picture included. */
export const createStudioEvent = () =>
  mutationOptions({ mutationFn: (form: FormData) => sendAdminForm({ method: 'POST', path: EVENTS, form }) });

/** Changes what the form names of an event. */
export const updateStudioEvent = (id: string) =>
  mutationOptions({
    mutationFn: (form: FormData) =>
      sendAdminForm({ method: 'PATCH', path: `${EVENTS}/${encodeURIComponent(id)}`, form }),
    // Also when somebody else was faster: the form has to know what is there now.
    onSettled: (_data, _error, _form, _scope, { client }) =>
      client.invalidateQueries({ queryKey: [EVENTS], exact: true }),
  });

/** Removes an event without photographs. */
export const deleteStudioEvent = (id: string) =>
  mutationOptions({ mutationFn: () => adminClient.DELETE(EVENT, { params: { path: { id } } }) });

/** Go live, end, cancel. */
export const updateStudioEventStatus = (id: string) =>
  apiMutation((status: StudioEvent['status']) =>
    adminClient.POST(`${EVENT}/status`, { params: { path: { id } }, body: { status } }),
  );

/** Every event, as a CSV file. */
export const exportStudioEvents = () =>
  apiMutation(() => adminClient.GET('/api/admin/studio-events.csv', { parseAs: 'blob' }));
