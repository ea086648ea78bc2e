import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryState } from '../../components/feedback/query-state';
import { AdminPage } from '../../components/page/admin-page';
import { PageTabs } from '../../components/page/page-tabs';
import { UnsavedChanges } from './unsaved-changes';

export interface SettingsPageProps<Data> {
  /** `Settings`, or what the page settles: `Series`. */
  title: string;
  count?: ReactNode;
  actions?: ReactNode;
  query: UseQueryResult<Data>;
  /** What is read: `settings`, `series`. */
  subject: string;
  /** While it is read for the first time; default `Loading settings...`. */
  loading?: string;
  /** Above earlier data, when it could not be loaded again. */
  stale?: string;
  /** Pages from this address down keep what is typed on each of them. */
  keptBelow?: string;
  children: (data: Data) => ReactNode;
}

const SETTINGS_PAGES: readonly { path: string; label: string; isExact?: true }[] = [
  { path: '/admin/settings', label: 'General', isExact: true },
  { path: '/admin/settings/sales', label: 'Sales' },
  { path: '/admin/settings/live-events', label: 'Live events' },
  { path: '/admin/settings/series', label: 'Series' },
  { path: '/admin/settings/prices', label: 'Price book' },
  { path: '/admin/settings/email-templates', label: 'Email templates' },
  { path: '/admin/settings/tracking', label: 'Tracking' },
  { path: '/admin/settings/stripe-webhooks', label: 'Stripe webhooks' },
  { path: '/admin/settings/health', label: 'Health' },
  { path: '/admin/settings/site', label: 'Site content' },
  { path: '/admin/settings/personal-data', label: 'Personal data' },
];

/** A page of the settings: tabs to the other pages, and its content once it is loaded. */
export function SettingsPage<Data>({
  title,
  count,
  actions,
  query,
  subject,
  loading,
  stale,
  keptBelow,
  children,
}: SettingsPageProps<Data>) {
  return (
    <AdminPage title={title} count={count} actions={actions}>
      <PageTabs label="Settings" pages={SETTINGS_PAGES} />
      <QueryState query={query} subject={subject} loading={loading} stale={stale}>
        {(data) => <UnsavedChanges keptBelow={keptBelow}>{children(data)}</UnsavedChanges>}
      </QueryState>
    </AdminPage>
  );
}
