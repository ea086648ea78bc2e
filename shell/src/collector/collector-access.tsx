import { notify, useCollectorAccess } from '@gallery/session';
import { useLateModule } from '../late-module';

const loadDialog = () => import('./access-dialog');

function giveUp() {
  useCollectorAccess.getState().close();
  notify({
    title: 'Collector access could not be opened.',
    description: 'Please try again.',
    tone: 'destructive',
  });
}

/** COLLECTOR ACCESS over any page. Its code arrives when it is first opened. */
export function CollectorAccess() {
  const isOpen = useCollectorAccess((state) => state.isOpen);
  const late = useLateModule(loadDialog, isOpen, giveUp);
  return isOpen && late && <late.AccessDialog />;
}
