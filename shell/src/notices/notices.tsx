import { useNotices } from '@gallery/session';
import { lazy, Suspense } from 'react';

const Toaster = lazy(() => import('@gallery/ui/toast').then(({ Toaster }) => ({ default: Toaster })));

/** Short notices from anywhere in the page (X7). Their code arrives with the first of them. */
export function Notices() {
  const notice = useNotices((state) => state.notice);
  const dismiss = useNotices((state) => state.dismiss);
  if (!notice) return null;
  return (
    <Suspense>
      <Toaster notice={notice} onDismiss={dismiss} />
    </Suspense>
  );
}
