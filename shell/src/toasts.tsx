import { useToasts } from '@gallery/session';
import { useLazyModule } from './use-lazy-module';

const loadToaster = () => import('@gallery/ui/toast');

/** Short notices from anywhere in the page. Their code arrives with the first of them. */
export function Toasts() {
  const notice = useToasts((state) => state.toast);
  const dismiss = useToasts((state) => state.dismiss);
  const late = useLazyModule(loadToaster, notice !== null);
  return notice && late && <late.Toaster toast={notice} onDismiss={dismiss} />;
}
