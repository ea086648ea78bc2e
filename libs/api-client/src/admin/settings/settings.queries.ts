import type { SettingsRecord } from '@gallery/contracts';
import { bodyOf } from '../../http/client';
import { callAdmin } from '../admin-client';
import { adminQuery } from '../admin-options';

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
