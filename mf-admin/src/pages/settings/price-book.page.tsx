import { priceBookVersionsQuery } from '@gallery/api-client';
import { useQuery } from '@tanstack/react-query';
import { PriceBookSettings } from '../../features/settings/price-book/price-book-settings';
import { SettingsPage } from '../../features/settings/settings-page';

/** The price book, version by version. */
export function Component() {
  const query = useQuery(priceBookVersionsQuery());
  const inForce = query.data?.versions.find(({ state }) => state === 'in_force');
  return (
    <SettingsPage
      title="Price book"
      count={inForce && `version ${inForce.version} is current`}
      query={query}
      subject="price book"
    >
      {(record) => <PriceBookSettings record={record} />}
    </SettingsPage>
  );
}
