import { useEffect, useRef } from 'react';

/** Tells the form whether files are on their way, whenever that changes. */
export function useBusyReport(isBusy: boolean, onBusy: (isBusy: boolean) => void): void {
  const tell = useRef(onBusy);
  useEffect(() => {
    tell.current = onBusy;
  });
  useEffect(() => {
    tell.current(isBusy);
    return () => tell.current(false);
  }, [isBusy]);
}
