import { useCollectorAccess } from './collector-access.store';
import { useCollectorSession } from './collector-session.store';

let forget = () => {};

/**
 * Goes on with what needed a collector as soon as somebody has signed in. One wish waits at a time, the newest; closing the
 * dialog without signing in forgets it.
 */
export function onceSignedIn(goOn: () => void): void {
  forget();
  const stopFollowing = [
    useCollectorSession.subscribe(({ sessionId }) => {
      if (sessionId === null) return;
      forget();
      goOn();
    }),
    useCollectorAccess.subscribe(({ isOpen }, before) => {
      if (before.isOpen && !isOpen) forget();
    }),
  ];
  forget = () => stopFollowing.forEach((stop) => stop());
}
