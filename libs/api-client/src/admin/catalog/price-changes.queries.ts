import type { PriceChangePreview } from '@gallery/contracts';
import { adminMutation, adminQuery, latestRecord } from '../admin-options';

const CHANGES = '/api/admin/price-changes';

/** Queries that show prices that a change may have replaced. */
const PRICED = [CHANGES, '/api/admin/price-book', '/api/admin/artwork-inventory'] as const;

/** Latest first. Only for the owner. */
export const priceChangesQuery = () => adminQuery(CHANGES);

/** What a change would do now. */
export const previewPriceChange = () => adminMutation('post', `${CHANGES}/preview`, {});

/** Applies a change at once or on its date. Fails with `changed_meanwhile` when prices differ from the preview. */
export const createPriceChange = () => adminMutation('post', CHANGES, {}, PRICED);

/** Brings back the prices that a change replaced. */
export const undoPriceChange = () => adminMutation('post', `${CHANGES}/{id}/undo`, {}, PRICED);

/** Withdraws a change before its date. */
export const withdrawPriceChange = () => adminMutation('delete', `${CHANGES}/{id}`, {}, [CHANGES]);

/** The prices as they are now, if a change was refused because they differ from its preview. */
export const latestPreview = latestRecord<PriceChangePreview>('seen', 'artworks');
