import { mutationOptions } from '@tanstack/react-query';
import {
  adminDownload,
  adminList,
  adminMutation,
  adminQuery,
  adminWrite,
  FRESH,
  invalidateAdmin,
} from '../admin-options';

const COLLECTORS = '/api/admin/collectors';
const COLLECTOR = '/api/admin/collectors/{id}';
const NOTES = '/api/admin/collectors/{id}/notes';

/** Collectors, their previews, and lists of collectors. */
const CHANGED = [COLLECTORS] as const;

export const adminCollectorsQuery = adminList(COLLECTORS);

export const adminCollectorQuery = (id: string) => adminQuery(COLLECTOR, { id }, FRESH);

/** The private preview as the collector sees it. */
export const collectorPreviewQuery = (id: string) =>
  adminQuery(`${COLLECTOR}/private-inventory`, { id }, FRESH);

/** Sets a level by hand; null returns to the earned one. */
export const updateCollectorLevel = (id: string) =>
  adminMutation('post', `${COLLECTOR}/level`, { id }, CHANGED);

/** Adds an internal note. */
export const addCollectorNote = (id: string) => adminMutation('post', NOTES, { id }, CHANGED);

/** Changes an own note. */
export const updateCollectorNote = (id: string, noteId: string) =>
  adminMutation('put', `${NOTES}/{noteId}`, { id, noteId }, CHANGED);

export const deleteCollectorNote = (id: string) =>
  adminMutation('delete', `${NOTES}/{noteId}`, { id }, CHANGED);

/** Emails a link to choose a new password. */
export const sendCollectorPasswordLink = (id: string) =>
  adminMutation('post', `${COLLECTOR}/password-links`, { id }, CHANGED);

/** Ends all sessions of the collector. */
export const signOutCollector = (id: string) =>
  adminMutation('delete', `${COLLECTOR}/sessions`, { id }, CHANGED);

export const exportCollector = (id: string) => adminDownload(`${COLLECTOR}/export`, { id });

/** Deletes the account for good. */
export const deleteCollector = (id: string) =>
  mutationOptions({
    mutationFn: () => adminWrite('delete', COLLECTOR, { id }),
    onSuccess: (_data, _nothing, _scope, { client }) => {
      client.removeQueries(adminCollectorQuery(id));
      return invalidateAdmin(client, CHANGED);
    },
  });

export const releaseCollectorReservation = () =>
  adminMutation('delete', `${COLLECTOR}/reservations/{editionId}/{editionNumber}`, {}, [
    COLLECTORS,
    '/api/admin/private-previews',
  ]);

export const exportCollectors = () => adminDownload(`${COLLECTORS}.csv`, {});
