import type { CollectorOrder } from '@gallery/contracts';
import { formatMoney } from '@gallery/domain';
import { Skeleton } from '@gallery/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { paidOrders, totalSpent } from './total-spent';
import styles from './stat-tiles.module.css';

export interface StatTilesProps {
  favorites: UseQueryResult<readonly unknown[]>;
  orders: UseQueryResult<readonly CollectorOrder[]>;
  commissionRequests: UseQueryResult<readonly unknown[]>;
}

/** The collection in four numbers. Each waits only for its own list. */
export function StatTiles({ favorites, orders, commissionRequests: commissions }: StatTilesProps) {
  return (
    <dl className={styles.tiles}>
      <Tile label="Favorites" query={favorites} figure={({ length }) => length} />
      <Tile label="Total orders" query={orders} figure={(all) => paidOrders(all).length} />
      <Tile label="Total spent" query={orders} figure={(paid) => formatMoney(totalSpent(paid))} />
      <Tile label="Commissions" query={commissions} figure={({ length }) => length} />
    </dl>
  );
}

interface TileProps<Data> {
  label: string;
  query: UseQueryResult<Data>;
  figure: (data: Data) => string | number;
}

function Tile<Data>({ label, query: { data, isError }, figure }: TileProps<Data>) {
  return (
    <div className={styles.tile}>
      <dt>{label}</dt>
      <dd>
        {data !== undefined && figure(data)}
        {data === undefined && isError && <span className={styles.missing}>Not available</span>}
        {data === undefined && !isError && (
          <>
            <Skeleton width="3ch" height="1.75rem" />
            <span className="visually-hidden">Loading</span>
          </>
        )}
      </dd>
    </div>
  );
}
