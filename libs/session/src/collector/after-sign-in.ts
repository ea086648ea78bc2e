import { useCollectorAccess } from './collector-access.store';
import { useCollectorSession } from './collector-session.store';

let cancelPending = () => {};

/**
 * Goes on with what needed a collector as soon as somebody has signed in. One wish waits at a time, the newest; closing the
 * dialog without signing in forgets it.
 */
export function afterSignIn(goOn: () => void): void {
  cancelPending();
  const stopFollowing = [
    useCollectorSession.subscribe(({ sessionId }) => {
      if (sessionId === null) return;
      cancelPending();
      goOn();
    }),
    useCollectorAccess.subscribe(({ isOpen }, before) => {
      if (before.isOpen && !isOpen) cancelPending();
    }),
  ];
  cancelPending = () => stopFollowing.forEach((stop) => stop());
}
