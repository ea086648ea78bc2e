import { useCollectorAccess, showErrorToast } from '@gallery/session';
import { useLazyModule } from '../use-lazy-module';

const loadDialog = () => import('./sign-in-dialog-loader');

function showLoadError() {
  useCollectorAccess.getState().close();
  showErrorToast('Collector access could not be opened.', 'Please try again.');
}

/** COLLECTOR ACCESS over any page. Its code loads when it is first opened. */
export function CollectorAccess() {
  const isOpen = useCollectorAccess((state) => state.isOpen);
  const late = useLazyModule(loadDialog, isOpen, showLoadError);
  return isOpen && late && <late.SignInDialogLoader />;
}
