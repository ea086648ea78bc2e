import { exportWorks, inventoryPageQuery } from '@gallery/api-client';
import type { InventoryRow } from '@gallery/contracts';
import { Button, ButtonLink } from '@gallery/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { INVENTORY_FILTERS, InventoryFilterBar } from '../features/inventory/inventory-filters';
import { InventoryList } from '../features/inventory/inventory-list';
import { WorkLedger } from '../features/ledger/work-ledger';
import { AddWorkDialog } from '../features/work-form/add-work-dialog';
import { EditWorkDialog } from '../features/work-form/edit-work-dialog';
import { InformationDialog } from '../features/work-record/information-dialog';
import { ConsolePage } from '../parts/console-page';
import { ExportCsv } from '../parts/export-csv';
import { MorePages } from '../parts/more-pages';
import { OwnersOnly } from '../parts/owners-only';
import { useFilters } from '../parts/use-filters';
import { usePages } from '../parts/use-pages';

type Opened = { kind: 'add' } | { kind: 'edit' | 'information'; row: InventoryRow };

/** The Inventory tab. */
export function Component() {
  const filters = useFilters(INVENTORY_FILTERS);
  const list = usePages((cursor) => inventoryPageQuery(filters.values, cursor));
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  return (
    <ConsolePage
      title="Inventory"
      count={list.total === undefined ? undefined : countOf(list.total, filters.isNarrowed)}
      actions={
        <>
          <OwnersOnly>
            <ButtonLink size="dense" render={(parts) => <Link to="/admin/inventory/import" {...parts} />}>
              Import CSV
            </ButtonLink>
          </OwnersOnly>
          <ExportCsv
            options={exportWorks()}
            wish={filters.values}
            fileName="inventory.csv"
            failed="The inventory was not exported."
          />
        </>
      }
      mainAction={
        <OwnersOnly>
          <Button size="dense" variant="filled" onClick={() => setOpened({ kind: 'add' })}>
            Add Artwork
          </Button>
        </OwnersOnly>
      }
    >
      <InventoryFilterBar filters={filters} />
      <InventoryList
        list={list}
        isNarrowed={filters.isNarrowed}
        onInformation={(row) => setOpened({ kind: 'information', row })}
        onEdit={(row) => setOpened({ kind: 'edit', row })}
        renderLedger={(row) => <WorkLedger work={row} />}
      />
      <MorePages list={list} />
      {opened?.kind === 'add' && <AddWorkDialog onClose={close} />}
      {opened?.kind === 'edit' && <EditWorkDialog workId={opened.row.id} onClose={close} />}
      {opened?.kind === 'information' && (
        <InformationDialog
          row={opened.row}
          onClose={close}
          onEdit={() => setOpened({ kind: 'edit', row: opened.row })}
          renderLedger={(work) => <WorkLedger work={work} />}
        />
      )}
    </ConsolePage>
  );
}

function countOf(total: number, isNarrowed: boolean): string {
  const works = total === 1 ? '1 artwork' : `${total} artworks`;
  return isNarrowed ? `${works} found` : `${works} in collection`;
}
