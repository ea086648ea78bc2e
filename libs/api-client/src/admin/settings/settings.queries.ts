import type { SettingsRecord } from '@gallery/contracts';
import { apiQuery } from '../../http/api-options';
import { bodyOf } from '../../http/client';
import { adminClient } from '../admin-client';

const SETTINGS = '/api/admin/settings';

export const settingsQuery = () => apiQuery([SETTINGS], (signal) => adminClient.GET(SETTINGS, { signal }));

/** A section as it is sent, with the version that was read. */
interface SectionUpdate<Name extends keyof SettingsRecord> {
  version: number;
  content: SettingsRecord[Name]['content'];
}

/**
 * Replaces one section; returns all of them. Fails with `changed_meanwhile` when the version is not the current one.
 */
export const updateSettings = {
  brand: (body: SectionUpdate<'brand'>) => bodyOf(adminClient.PUT('/api/admin/settings/brand', { body })),
  links: (body: SectionUpdate<'links'>) => bodyOf(adminClient.PUT('/api/admin/settings/links', { body })),
  sales: (body: SectionUpdate<'sales'>) => bodyOf(adminClient.PUT('/api/admin/settings/sales', { body })),
  levels: (body: SectionUpdate<'levels'>) => bodyOf(adminClient.PUT('/api/admin/settings/levels', { body })),
  gate: (body: SectionUpdate<'gate'>) => bodyOf(adminClient.PUT('/api/admin/settings/gate', { body })),
  events: (body: SectionUpdate<'events'>) => bodyOf(adminClient.PUT('/api/admin/settings/events', { body })),
  partners: (body: SectionUpdate<'partners'>) =>
    bodyOf(adminClient.PUT('/api/admin/settings/partners', { body })),
  tracking: (body: SectionUpdate<'tracking'>) =>
    bodyOf(adminClient.PUT('/api/admin/settings/tracking', { body })),
};
