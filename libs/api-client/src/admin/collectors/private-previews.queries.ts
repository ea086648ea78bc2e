import { adminDownload, adminList, adminMutation, adminQuery, FRESH } from '../admin-options';

const PREVIEWS = '/api/admin/private-previews';
const PREVIEW = '/api/admin/private-previews/{id}';

/** Previews, and what collectors see of them. */
const CHANGED = [PREVIEWS, '/api/admin/collectors/{id}'] as const;

export const adminPrivatePreviewsQuery = adminList(PREVIEWS);

/** A preview with the responses of its collectors. */
export const adminPrivatePreviewQuery = (id: string) => adminQuery(PREVIEW, { id }, FRESH);

/** Shows artworks to chosen collectors. */
export const createPrivatePreview = () => adminMutation('post', PREVIEWS, {}, CHANGED);

export const updatePrivatePreview = (id: string) => adminMutation('put', PREVIEW, { id }, CHANGED);

/** Starts a preview before its scheduled time. */
export const openPrivatePreviewNow = (id: string) =>
  adminMutation('post', `${PREVIEW}/opening`, { id }, CHANGED);

/** Ends a preview now; its reservations run on until they expire. */
export const closePrivatePreviewNow = (id: string) => adminMutation('delete', PREVIEW, { id }, CHANGED);

export const exportPrivatePreviews = () => adminDownload('/api/admin/private-previews.csv', {});
