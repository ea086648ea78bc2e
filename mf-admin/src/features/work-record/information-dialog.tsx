import type { InventoryRow } from '@gallery/contracts';
import { Dialog } from '@gallery/ui/dialog';
import { WorkRecord } from './work-record';

export interface InformationDialogProps {
  row: Pick<InventoryRow, 'id' | 'title'>;
  onClose: () => void;
  onEdit: () => void;
}

/** The Inventory & Information dialog of a row (A29-A35). */
export function InformationDialog({ row, onClose, onEdit }: InformationDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title={row.title} description="Inventory & Information" width="checkout">
      <WorkRecord workId={row.id} onEdit={onEdit} />
    </Dialog>
  );
}
