import {
  collectorCertificatesQuery,
  collectorOrdersQuery,
  collectorQuery,
  commissionRequestsQuery,
  favoritesQuery,
  signOut,
} from '@gallery/api-client';
import { useCollectorSession, useGallerySettings, usePageTitle } from '@gallery/session';
import { Page, Section, TextLink } from '@gallery/ui';
import { Tabs } from '@gallery/ui/tabs';
import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { Account } from '../features/account/account';
import { CommissionRequestList } from '../features/commission-requests/commission-request-list';
import { ProfileLinks } from '../features/dashboard/profile-links';
import { StatTiles } from '../features/dashboard/stat-tiles';
import { DashboardHeader } from '../features/dashboard/dashboard-header';
import { OrderList } from '../features/orders/order-list';
import { NoSavedArtworks } from '../features/saved-artworks/no-saved-artworks';
import { SavedArtworks } from '../features/saved-artworks/saved-artworks';
import { useRemoveSavedArtwork } from '../features/saved-artworks/use-remove-saved-artwork';
import { QueryBoundary } from '../components/query-boundary';
import { tabWithHeading } from '../components/tab-with-heading';
import { useUrlTab } from '../components/use-url-tab';
import styles from './collector.page.module.css';

/** Orders come first: collectors return for them. */
const DEFAULT_TAB = 'orders';
const TABS = ['favorites', 'orders', 'commissions', 'profile'] as const;

/** Artworks in the row at the bottom; the others are in the portal. */
const MAX_SAVED_SHOWN = 3;

/** The collector's dashboard. Its lists load in parallel and independently. */
export function Component() {
  const sessionId = useCollectorSession((session) => session.sessionId);
  const collector = useQuery(collectorQuery(sessionId));
  const favorites = useQuery(favoritesQuery(sessionId));
  const orders = useQuery(collectorOrdersQuery());
  const commissions = useQuery(commissionRequestsQuery());
  const certificates = useQuery(collectorCertificatesQuery());
  const { brand, artistSites } = useGallerySettings(({ settings }) => settings);
  const { signOut, isPending: isSigningOut } = useSignOut();
  const remove = useRemoveSavedArtwork();
  const { selected, select } = useUrlTab(TABS, DEFAULT_TAB);
  // Content below a tab waits for the tab, which would push it down.
  const tabQuery = { favorites, orders, commissions, profile: collector }[selected];
  usePageTitle('Collector');

  return (
    <Page>
      <div className={styles.page}>
        <DashboardHeader collector={collector.data ?? null} isSigningOut={isSigningOut} onSignOut={signOut} />
        <StatTiles favorites={favorites} orders={orders} commissionRequests={commissions} />
        <div className={styles.tabs}>
          <Tabs
            label="Your collection"
            selected={selected}
            onSelect={select}
            tabs={[
              {
                key: 'favorites',
                label: 'Favorites',
                content: (
                  <QueryBoundary query={favorites} name="favorites">
                    {(saved) => (
                      <SavedArtworks
                        favorites={saved}
                        empty={<NoSavedArtworks to="/catalog">No favorites yet.</NoSavedArtworks>}
                        onRemove={remove}
                      />
                    )}
                  </QueryBoundary>
                ),
              },
              {
                key: 'orders',
                label: 'Orders',
                content: (
                  <QueryBoundary query={orders} name="orders">
                    {(placed) => (
                      <OrderList
                        orders={placed}
                        certificates={certificates.data ?? []}
                        isEmailConfirmed={collector.data?.isEmailConfirmed !== false}
                      />
                    )}
                  </QueryBoundary>
                ),
              },
              {
                key: 'commissions',
                label: 'Commissions',
                content: (
                  <QueryBoundary query={commissions} name="commissions">
                    {(asked) => <CommissionRequestList requests={asked} />}
                  </QueryBoundary>
                ),
              },
              {
                key: 'profile',
                label: 'Profile',
                content: (
                  <div className={styles.profile}>
                    <ProfileLinks email={brand.email} sites={artistSites} />
                    <QueryBoundary query={collector} name="account">
                      {(account) => account && <Account collector={account} />}
                    </QueryBoundary>
                  </div>
                ),
              },
            ].map(tabWithHeading)}
          />
        </div>
        {selected !== 'favorites' && !tabQuery.isPending && favorites.data && favorites.data.length > 0 && (
          <div className={styles.saved}>
            <Section title="Saved works">
              <SavedArtworks favorites={favorites.data.slice(0, MAX_SAVED_SHOWN)} />
              {favorites.data.length > MAX_SAVED_SHOWN && (
                <p className={styles.more}>
                  <TextLink to="/collector/portal?tab=saved-works">
                    All {favorites.data.length} saved works
                  </TextLink>
                </p>
              )}
            </Section>
          </div>
        )}
      </div>
    </Page>
  );
}

/** Signs the collector out and clears everything this browser has read, even if the server does not respond. */
function useSignOut() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    ...signOut(),
    onSettled: async () => {
      // Leaves the private page first, which would ask to sign in again.
      await navigate('/');
      useCollectorSession.getState().end();
      queryClient.clear();
    },
  });
  return { signOut: () => mutate(), isPending };
}
