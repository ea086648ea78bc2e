import type { SettingsRecord } from '@gallery/contracts';
import { bodyOf } from '../../http/client';
import { callAdmin } from '../admin-client';
import { adminQuery, FRESH } from '../admin-options';

const SETTINGS = '/api/admin/settings';

export const settingsQuery = () => adminQuery(SETTINGS);

/** How long personal data is kept, and when that was last applied. */
export const retentionsQuery = () => adminQuery(`${SETTINGS}/retention`);

/**
 * Replaces one section; returns all of them. Fails with `changed_meanwhile` when the version is not the current one.
 */
export const updateSettings = <Section extends keyof SettingsRecord>(
  section: Section,
  update: { version: number; content: SettingsRecord[Section]['content'] },
) => bodyOf(callAdmin('put', `${SETTINGS}/${section}`, update));

/** Which of Stripe's webhooks arrive, and which it sends. Always refetched: they arrive at any time. */
export const stripeWebhooksQuery = () => adminQuery('/api/admin/stripe-webhooks', {}, FRESH);

/** Problems with the services that the gallery depends on. Takes up to five seconds. */
export const healthQuery = () => adminQuery(`${SETTINGS}/health`, {}, FRESH);

/** What browsers blocked on the payment page. Always refetched. */
export const paymentPageViolationsQuery = () => adminQuery('/api/admin/payment-page-violations', {}, FRESH);
