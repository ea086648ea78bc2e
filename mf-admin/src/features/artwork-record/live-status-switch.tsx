import { INVENTORY_KEY, setLiveStatus } from '@gallery/api-client';
import type { InventoryRecord } from '@gallery/contracts';
import { Button } from '@gallery/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ErrorNotice } from '../../components/feedback/error-notice';

/** Shows a work on the site or takes it off; an archived one comes back. */
export function LiveStatusSwitch({ work: { id, liveStatus, archivedAt } }: { work: InventoryRecord }) {
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    ...setLiveStatus(id),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: INVENTORY_KEY }),
  });
  const isLive = liveStatus === 'live';
  return (
    <>
      <Button variant="text" isBusy={isPending} onClick={() => mutate(isLive ? 'hidden' : 'live')}>
        {isLive ? 'Hide from site' : archivedAt ? 'Restore to site' : 'Show on site'}
      </Button>
      <ErrorNotice title="The live status was not changed." failure={error} />
    </>
  );
}
