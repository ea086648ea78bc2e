import {
  collectorCertificatesQuery,
  collectorOrdersQuery,
  collectorQuery,
  commissionsQuery,
  favoritesQuery,
} from '@gallery/api-client';
import { useCollectorSession, useGallerySettings } from '@gallery/session';
import { Page, Section, WordLink } from '@gallery/ui';
import { Tabs } from '@gallery/ui/tabs';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Account } from '../features/account/account';
import { CommissionList } from '../features/commissions/commission-list';
import { ProfileLinks } from '../features/dashboard/profile-links';
import { StatTiles } from '../features/dashboard/stat-tiles';
import { Welcome } from '../features/dashboard/welcome';
import { OrderList } from '../features/orders/order-list';
import { NoSavedWorks } from '../features/saved-works/no-saved-works';
import { SavedWorks } from '../features/saved-works/saved-works';
import { useRemoval } from '../features/saved-works/use-removal';
import { usePageTitle } from '../page-title';
import { Part } from '../parts/part';
import { underHeading } from '../parts/under-heading';
import { useTab } from '../parts/use-tab';
import { useSignOut } from '../use-sign-out';
import styles from './collector.page.module.css';

/** Orders come first: they are what a collector comes back for. */
const FIRST = 'orders';
const TABS = ['favorites', 'orders', 'commissions', 'profile'] as const;

/** Works in the row at the foot; the others are in the portal. */
const MOST_AT_FOOT = 3;

/** The collector's dashboard. Its lists are asked for together and stand each for itself. */
export function Component() {
  const sessionId = useCollectorSession((session) => session.sessionId);
  const collector = useQuery(collectorQuery(sessionId));
  const favorites = useQuery(favoritesQuery(sessionId));
  const orders = useQuery(collectorOrdersQuery());
  const commissions = useQuery(commissionsQuery());
  const certificates = useQuery(collectorCertificatesQuery());
  const { brand, links, charity } = useGallerySettings(({ settings }) => settings);
  const { signOut, isPending: isSigningOut } = useSignOut();
  const remove = useRemoval();
  const { selected, select } = useTab(TABS, FIRST);
  usePageTitle('Collector');

  return (
    <Page>
      <Welcome collector={collector.data ?? null} isSigningOut={isSigningOut} onSignOut={signOut} />
      <StatTiles favorites={favorites} orders={orders} commissions={commissions} />
      <div className={styles.tabs}>
        <Tabs
          label="Your collection"
          selected={selected}
          onSelect={select}
          tabs={[
            {
              key: 'favorites',
              word: 'Favorites',
              content: (
                <Part query={favorites} name="favorites">
                  {(saved) => (
                    <SavedWorks
                      favorites={saved}
                      empty={<NoSavedWorks to="/catalog">No favorites yet.</NoSavedWorks>}
                      onRemove={remove}
                    />
                  )}
                </Part>
              ),
            },
            {
              key: 'orders',
              word: 'Orders',
              content: (
                <Part query={orders} name="orders">
                  {(placed) => <OrderList orders={placed} certificates={certificates.data ?? []} />}
                </Part>
              ),
            },
            {
              key: 'commissions',
              word: 'Commissions',
              content: (
                <Part query={commissions} name="commissions">
                  {(asked) => <CommissionList commissions={asked} />}
                </Part>
              ),
            },
            {
              key: 'profile',
              word: 'Profile',
              content: (
                <div className={styles.profile}>
                  <ProfileLinks email={brand.email} sites={charity ? [...links, charity] : links} />
                  <Part query={collector} name="account">
                    {(account) => account && <Account collector={account} />}
                  </Part>
                </div>
              ),
            },
          ].map(underHeading)}
        />
      </div>
      {selected !== 'favorites' && favorites.data && favorites.data.length > 0 && (
        <div className={styles.saved}>
          <Section title="Saved works">
            <SavedWorks favorites={favorites.data.slice(0, MOST_AT_FOOT)} />
            {favorites.data.length > MOST_AT_FOOT && (
              <p className={styles.more}>
                <WordLink render={(parts) => <Link to="/collector/portal?tab=saved-works" {...parts} />}>
                  All {favorites.data.length} saved works
                </WordLink>
              </p>
            )}
          </Section>
        </div>
      )}
    </Page>
  );
}
