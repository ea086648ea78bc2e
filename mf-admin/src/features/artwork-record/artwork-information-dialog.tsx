import type { InventoryRow } from '@gallery/contracts';
import { Dialog } from '@gallery/ui/dialog';
import { ArtworkRecord, type ArtworkRecordProps } from './artwork-record';

export interface ArtworkInformationDialogProps {
  row: Pick<InventoryRow, 'id' | 'title'>;
  onClose: () => void;
  onEdit: () => void;
  renderLedger?: ArtworkRecordProps['renderLedger'];
}

/** The Inventory & Information dialog of a row. */
export function ArtworkInformationDialog({
  row,
  onClose,
  onEdit,
  renderLedger,
}: ArtworkInformationDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title={row.title} description="Inventory & Information" width="checkout">
      <ArtworkRecord artworkId={row.id} onEdit={onEdit} renderLedger={renderLedger} />
    </Dialog>
  );
}
