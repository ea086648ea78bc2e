import { useCollectorAccess } from '@gallery/session';
import { ErrorState, Spinner } from '@gallery/ui';
import { Dialog } from '@gallery/ui/dialog';
import { use, useEffect, useState, type ComponentType } from 'react';
import styles from './sign-in-dialog-loader.module.css';
import { SlotLoader } from './slot-loader';

/**
 * The sign-in dialog. Its content is a slot of the collector remote, `sign-in-dialog.slot.tsx` there; if that cannot be
 * loaded, the dialog says so.
 */
export function SignInDialogLoader() {
  const close = useCollectorAccess((state) => state.close);
  return (
    <Dialog isOpen onClose={close} title="COLLECTOR ACCESS" head="plain">
      <SlotContent />
    </Dialog>
  );
}

type Loading = { state: 'waiting' | 'failed' } | { state: 'there'; Slot: ComponentType };

function SlotContent() {
  const loadSlot = use(SlotLoader);
  const [loading, setLoading] = useState<Loading>({ state: 'waiting' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    loadSlot('CollectorAccess').then(
      (Slot) => isCurrent && setLoading({ state: 'there', Slot }),
      () => isCurrent && setLoading({ state: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [loadSlot, attempt]);

  function retry() {
    setLoading({ state: 'waiting' });
    setAttempt((count) => count + 1);
  }

  if (loading.state === 'there') return <loading.Slot />;
  if (loading.state === 'waiting')
    return (
      <output className={styles.loading}>
        Loading...
        <Spinner />
      </output>
    );
  return (
    <ErrorState detail="The rest of the gallery is open. Please try again in a moment." onRetry={retry}>
      Collector access is not available right now.
    </ErrorState>
  );
}
