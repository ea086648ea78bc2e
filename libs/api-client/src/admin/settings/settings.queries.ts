import type { SettingsUpdates } from '@gallery/contracts';
import { apiQuery } from '../../http/api-options';
import { bodyOf } from '../../http/client';
import { adminClient } from '../admin-client';

const SETTINGS = '/api/admin/settings';

export const settingsQuery = () => apiQuery([SETTINGS], (signal) => adminClient.GET(SETTINGS, { signal }));

/**
 * Replaces one section; returns all of them. Fails with `changed_meanwhile` when the version is not the current one.
 */
export const updateSettings = {
  brand: (body: SettingsUpdates['brand']) => bodyOf(adminClient.PUT('/api/admin/settings/brand', { body })),
  links: (body: SettingsUpdates['links']) => bodyOf(adminClient.PUT('/api/admin/settings/links', { body })),
  sales: (body: SettingsUpdates['sales']) => bodyOf(adminClient.PUT('/api/admin/settings/sales', { body })),
  levels: (body: SettingsUpdates['levels']) =>
    bodyOf(adminClient.PUT('/api/admin/settings/levels', { body })),
  gate: (body: SettingsUpdates['gate']) => bodyOf(adminClient.PUT('/api/admin/settings/gate', { body })),
  events: (body: SettingsUpdates['events']) =>
    bodyOf(adminClient.PUT('/api/admin/settings/events', { body })),
  partners: (body: SettingsUpdates['partners']) =>
    bodyOf(adminClient.PUT('/api/admin/settings/partners', { body })),
  tracking: (body: SettingsUpdates['tracking']) =>
    bodyOf(adminClient.PUT('/api/admin/settings/tracking', { body })),
};
