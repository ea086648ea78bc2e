import { useEffect } from 'react';

/** Keeps the screen awake where the browser can; the lock ends with each look away and is taken again. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let hasEnded = false;
    const take = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      try {
        const taken = await navigator.wakeLock.request('screen');
        if (hasEnded) await taken.release();
        else lock = taken;
      } catch {
        // A battery that runs out refuses; the wall goes on.
      }
    };
    const again = () => void take();
    again();
    document.addEventListener('visibilitychange', again);
    return () => {
      hasEnded = true;
      document.removeEventListener('visibilitychange', again);
      void lock?.release();
    };
  }, []);
}
