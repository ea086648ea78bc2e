import { adminQuery, FRESH } from './admin-options';

/** What a text of at least two characters is found in. */
export const searchQuery = (q: string) => adminQuery('/api/admin/search', { q }, FRESH);
