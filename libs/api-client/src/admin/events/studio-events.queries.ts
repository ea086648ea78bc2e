import { mutationOptions } from '@tanstack/react-query';
import { sendAdminForm } from '../admin-form';
import { adminCommand, adminDownload, adminMutation, adminQuery, FRESH } from '../admin-options';

const EVENTS = '/api/admin/studio-events';
const EVENT = '/api/admin/studio-events/{id}';

export const studioEventsQuery = () => adminQuery(EVENTS, undefined, FRESH);

/** The QR code that leads to an event's gate. */
export const studioEventQrCodeQuery = (id: string) => adminQuery(`${EVENT}/qr`, { id });

export const createStudioEvent = () =>
  mutationOptions({ mutationFn: (form: FormData) => sendAdminForm({ method: 'post', path: EVENTS, form }) });

export const updateStudioEvent = (id: string) =>
  mutationOptions({
    mutationFn: (form: FormData) => sendAdminForm({ method: 'patch', path: EVENT, id, form }),
    // Also after a conflict: the form needs the current record.
    onSettled: (_data, _error, _form, _scope, { client }) =>
      client.invalidateQueries({ queryKey: [EVENTS], exact: true }),
  });

/** Deletes an event without photos. */
export const deleteStudioEvent = (id: string) => adminCommand('delete', EVENT, { id });

export const updateStudioEventStatus = (id: string) => adminMutation('post', `${EVENT}/status`, { id });

export const exportStudioEvents = () => adminDownload(`${EVENTS}.csv`, {});
