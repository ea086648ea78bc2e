import { exportArtworks, inventoryPageQuery } from '@gallery/api-client';
import type { InventoryRow } from '@gallery/contracts';
import { Button, ButtonLink } from '@gallery/ui';
import { useState } from 'react';
import { INVENTORY_FILTERS, InventoryFilterBar } from '../../features/inventory/inventory-filter-bar';
import { InventoryList } from '../../features/inventory/inventory-list';
import { ArtworkLedger } from '../../features/edition-ledger/artwork-ledger';
import { AddArtworkDialog } from '../../features/artwork-form/add-artwork-dialog';
import { EditArtworkDialog } from '../../features/artwork-form/edit-artwork-dialog';
import { ArtworkInformationDialog } from '../../features/artwork-record/artwork-information-dialog';
import { AdminPage } from '../../components/page/admin-page';
import { ExportCsvButton } from '../../components/actions/export-csv-button';
import { LoadMore } from '../../components/lists/load-more';
import { OwnerOnly } from '../../components/session/owner-only';
import { useFilters } from '../../components/filters/use-filters';
import { usePagedList } from '../../components/lists/use-paged-list';

type Opened = { kind: 'add' } | { kind: 'edit' | 'information'; row: InventoryRow };

/** The Inventory tab. */
export function Component() {
  const filters = useFilters(INVENTORY_FILTERS);
  const list = usePagedList((cursor) => inventoryPageQuery(filters.values, cursor));
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  return (
    <AdminPage
      title="Inventory"
      count={list.total === undefined ? undefined : artworkCountLabel(list.total, filters.isNarrowed)}
      actions={
        <>
          <OwnerOnly>
            <ButtonLink size="dense" to="/admin/inventory/import">
              Import CSV
            </ButtonLink>
          </OwnerOnly>
          <ExportCsvButton
            options={exportArtworks()}
            filter={filters.values}
            fileName="inventory.csv"
            failed="The inventory was not exported."
          />
        </>
      }
      mainAction={
        <OwnerOnly>
          <Button size="dense" variant="filled" onClick={() => setOpened({ kind: 'add' })}>
            Add Artwork
          </Button>
        </OwnerOnly>
      }
    >
      <InventoryFilterBar filters={filters} />
      <InventoryList
        list={list}
        isNarrowed={filters.isNarrowed}
        onInformation={(row) => setOpened({ kind: 'information', row })}
        onEdit={(row) => setOpened({ kind: 'edit', row })}
        renderLedger={(row) => <ArtworkLedger artwork={row} />}
      />
      <LoadMore list={list} />
      {opened?.kind === 'add' && <AddArtworkDialog onClose={close} />}
      {opened?.kind === 'edit' && <EditArtworkDialog artworkId={opened.row.id} onClose={close} />}
      {opened?.kind === 'information' && (
        <ArtworkInformationDialog
          row={opened.row}
          onClose={close}
          onEdit={() => setOpened({ kind: 'edit', row: opened.row })}
          renderLedger={(work) => <ArtworkLedger artwork={work} />}
        />
      )}
    </AdminPage>
  );
}

function artworkCountLabel(total: number, isNarrowed: boolean): string {
  const works = total === 1 ? '1 artwork' : `${total} artworks`;
  return isNarrowed ? `${works} found` : `${works} in collection`;
}
