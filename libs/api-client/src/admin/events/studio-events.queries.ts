import type { StudioEvent } from '@gallery/contracts';
import { mutationOptions } from '@tanstack/react-query';
import { apiMutation, apiQuery } from '../../http/api-options';
import { adminClient } from '../admin-client';
import { sendAdminForm } from '../admin-form';

const EVENTS = '/api/admin/studio-events';
const EVENT = '/api/admin/studio-events/{id}';

export const studioEventsQuery = () =>
  apiQuery([EVENTS], (signal) => adminClient.GET(EVENTS, { signal }), { staleTime: 0 });

/** The QR code that leads to an event's gate. */
export const studioEventQrCodeQuery = (id: string) =>
  apiQuery([EVENTS, id, 'qr'], (signal) =>
    adminClient.GET(`${EVENT}/qr`, { params: { path: { id } }, signal }),
  );

export const createStudioEvent = () =>
  mutationOptions({ mutationFn: (form: FormData) => sendAdminForm({ method: 'POST', path: EVENTS, form }) });

export const updateStudioEvent = (id: string) =>
  mutationOptions({
    mutationFn: (form: FormData) =>
      sendAdminForm({ method: 'PATCH', path: `${EVENTS}/${encodeURIComponent(id)}`, form }),
    // Also after a conflict: the form needs the current record.
    onSettled: (_data, _error, _form, _scope, { client }) =>
      client.invalidateQueries({ queryKey: [EVENTS], exact: true }),
  });

/** Deletes an event without photos. */
export const deleteStudioEvent = (id: string) =>
  mutationOptions({ mutationFn: () => adminClient.DELETE(EVENT, { params: { path: { id } } }) });

export const updateStudioEventStatus = (id: string) =>
  apiMutation((status: StudioEvent['status']) =>
    adminClient.POST(`${EVENT}/status`, { params: { path: { id } }, body: { status } }),
  );

export const exportStudioEvents = () =>
  apiMutation(() => adminClient.GET('/api/admin/studio-events.csv', { parseAs: 'blob' }));
