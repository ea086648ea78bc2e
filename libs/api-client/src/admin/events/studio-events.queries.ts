import { mutationOptions } from '@tanstack/react-query';
import { sendAdminForm } from '../admin-form';
import {
  adminCommand,
  adminDownload,
  adminMutation,
  adminQuery,
  FRESH,
  type ListFilter,
} from '../admin-options';

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

/** Deletes an event with its photos; `archived` when anything of it was sold or held. */
export const deleteStudioEvent = (id: string) => adminMutation('delete', EVENT, { id });

/** The email of the morning after an event. */
export const eventFollowUpQuery = (id: string) => adminQuery(`${EVENT}/follow-up`, { id }, FRESH);

/** Sends it now to the guests who do not have it. */
export const sendEventFollowUp = (id: string) =>
  adminMutation('post', `${EVENT}/follow-up`, { id }, [`${EVENT}/follow-up`]);

/** Who registered for an event, and its waitlist, a page at a time. */
export const eventGuestsQuery = (
  id: string,
  filter: Omit<ListFilter<`${typeof EVENT}/guests`>, 'id'>,
  cursor: string | null,
) => adminQuery(`${EVENT}/guests`, { ...filter, id, cursor });

/** An event's guests as a file. */
export const exportEventGuests = (id: string) => adminDownload(`${EVENT}/guests.csv`, { id });

/** Ends a guest's passes. */
export const revokeGuestPasses = (id: string) =>
  adminCommand('post', '/api/admin/event-guests/{id}/pass-revocation', { id });

export const updateStudioEventStatus = (id: string) => adminMutation('post', `${EVENT}/status`, { id });

export const exportStudioEvents = () => adminDownload(`${EVENTS}.csv`, {});
