import type { InventoryRow } from '@gallery/contracts';
import { Dialog } from '@gallery/ui/dialog';
import { WorkRecord, type WorkRecordProps } from './work-record';

export interface InformationDialogProps {
  row: Pick<InventoryRow, 'id' | 'title'>;
  onClose: () => void;
  onEdit: () => void;
  renderLedger?: WorkRecordProps['renderLedger'];
}

/** The Inventory & Information dialog of a row. */
export function InformationDialog({ row, onClose, onEdit, renderLedger }: InformationDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title={row.title} description="Inventory & Information" width="checkout">
      <WorkRecord workId={row.id} onEdit={onEdit} renderLedger={renderLedger} />
    </Dialog>
  );
}
