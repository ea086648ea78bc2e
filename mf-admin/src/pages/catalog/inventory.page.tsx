import { exportArtworks, inventoryPageQuery } from '@gallery/api-client';
import type { InventoryRow } from '@gallery/contracts';
import { Button, ButtonLink } from '@gallery/ui';
import { useState } from 'react';
import {
  INVENTORY_FILTERS,
  InventoryFilterBar,
  InventoryList,
} from '../../features/inventory/inventory-list';
import { PaperBar } from '../../features/artwork-papers/paper-bar';
import { ArtworkLedger } from '../../features/edition-ledger/edition-ledger-view';
import { AddArtworkDialog, EditArtworkDialog } from '../../features/artwork-form/artwork-dialogs';
import { ArtworkInformationDialog } from '../../features/artwork-record/artwork-record';
import { OwnerOnly } from '../../components/session/staff-session';
import { useListPage } from '../../components/lists/use-list-page';
import { useNewRecord } from '../../components/navigation/use-new-record';
import { ListPage } from '../../components/page/list-page';

interface Opened {
  kind: 'edit' | 'information';
  row: InventoryRow;
}

/** The Inventory tab. */
export function Component() {
  const page = useListPage({
    path: '/admin/inventory',
    defaults: INVENTORY_FILTERS,
    toFilter: (values) => values,
    pageQuery: inventoryPageQuery,
  });
  const { list, filters } = page;
  const adding = useNewRecord();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [selected, setSelected] = useState<readonly InventoryRow[]>([]);
  const close = () => setOpened(null);
  return (
    <ListPage
      page={page}
      title="Inventory"
      count={list.total === undefined ? undefined : artworkCountLabel(list.total, filters.isNarrowed)}
      csv={{ options: exportArtworks(), subject: 'inventory', failed: 'The inventory was not exported.' }}
      actions={
        <OwnerOnly>
          <ButtonLink size="dense" to="/admin/inventory/import">
            Import CSV
          </ButtonLink>
        </OwnerOnly>
      }
      mainAction={
        <OwnerOnly>
          <Button size="dense" variant="filled" onClick={adding.open}>
            Add Artwork
          </Button>
        </OwnerOnly>
      }
    >
      <InventoryFilterBar filters={filters} />
      <PaperBar selected={selected} shown={list.rows ?? []} onSelect={setSelected} />
      <InventoryList
        list={list}
        filters={filters}
        isSelected={({ id }) => selected.some((each) => each.id === id)}
        onSelect={(row) => setSelected(toggled(selected, row))}
        onInformation={(row) => setOpened({ kind: 'information', row })}
        onEdit={(row) => setOpened({ kind: 'edit', row })}
        renderLedger={(row) => <ArtworkLedger artwork={row} />}
      />
      {adding.isOpen && (
        <OwnerOnly>
          <AddArtworkDialog onClose={adding.close} />
        </OwnerOnly>
      )}
      {opened?.kind === 'edit' && <EditArtworkDialog artworkId={opened.row.id} onClose={close} />}
      {opened?.kind === 'information' && (
        <ArtworkInformationDialog
          row={opened.row}
          onClose={close}
          onEdit={() => setOpened({ kind: 'edit', row: opened.row })}
          renderLedger={(work) => <ArtworkLedger artwork={work} />}
        />
      )}
    </ListPage>
  );
}

/** Selected works stay selected while the list is filtered and paged. */
const toggled = (selected: readonly InventoryRow[], row: InventoryRow): readonly InventoryRow[] =>
  selected.some(({ id }) => id === row.id) ? selected.filter(({ id }) => id !== row.id) : [...selected, row];

function artworkCountLabel(total: number, isNarrowed: boolean): string {
  const works = total === 1 ? '1 artwork' : `${total} artworks`;
  return isNarrowed ? `${works} found` : `${works} in collection`;
}
