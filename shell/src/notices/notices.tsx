import { useNotices } from '@gallery/session';
import { useLateModule } from '../late-module';

const loadToaster = () => import('@gallery/ui/toast');

/** Short notices from anywhere in the page. Their code arrives with the first of them. */
export function Notices() {
  const notice = useNotices((state) => state.notice);
  const dismiss = useNotices((state) => state.dismiss);
  const late = useLateModule(loadToaster, notice !== null);
  return notice && late && <late.Toaster notice={notice} onDismiss={dismiss} />;
}
