import type { SettingsChanges } from '@gallery/contracts';
import { queryOptions } from '@tanstack/react-query';
import { bodyOf } from '../client';
import { ownerClient } from '../owner-client';

const SETTINGS = '/api/admin/settings';

/** What the owner may change, as it holds now. */
export const settingsQuery = () =>
  queryOptions({
    queryKey: [SETTINGS],
    queryFn: ({ signal }) => bodyOf(ownerClient.GET(SETTINGS, { signal })),
  });

/** Sets a whole section, given the version that was seen; the answer is all sections as they are now. */
export const changeSettings = {
  brand: (body: SettingsChanges['brand']) => bodyOf(ownerClient.PUT('/api/admin/settings/brand', { body })),
  links: (body: SettingsChanges['links']) => bodyOf(ownerClient.PUT('/api/admin/settings/links', { body })),
  sales: (body: SettingsChanges['sales']) => bodyOf(ownerClient.PUT('/api/admin/settings/sales', { body })),
  levels: (body: SettingsChanges['levels']) =>
    bodyOf(ownerClient.PUT('/api/admin/settings/levels', { body })),
  gate: (body: SettingsChanges['gate']) => bodyOf(ownerClient.PUT('/api/admin/settings/gate', { body })),
  events: (body: SettingsChanges['events']) =>
    bodyOf(ownerClient.PUT('/api/admin/settings/events', { body })),
  partners: (body: SettingsChanges['partners']) =>
    bodyOf(ownerClient.PUT('/api/admin/settings/partners', { body })),
  tracking: (body: SettingsChanges['tracking']) =>
    bodyOf(ownerClient.PUT('/api/admin/settings/tracking', { body })),
};
