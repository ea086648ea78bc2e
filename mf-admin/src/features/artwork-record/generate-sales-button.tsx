import type { InventoryRecord } from '@gallery/contracts';
import { Button } from '@gallery/ui';
import { salesFile } from './sales-file';

/** Downloads what somebody who sells the work has to know. */
export function GenerateSalesButton({ work }: { work: InventoryRecord }) {
  const download = () => {
    const { name, text } = salesFile(work);
    const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
    URL.revokeObjectURL(address);
  };
  return (
    <Button variant="text" onClick={download}>
      Generate Sales
    </Button>
  );
}
