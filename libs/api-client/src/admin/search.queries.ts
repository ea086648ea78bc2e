import { adminQuery, FRESH } from './admin-options';

/** Records that contain a text of at least two characters. */
export const searchQuery = (q: string) => adminQuery('/api/admin/search', { q }, FRESH);
