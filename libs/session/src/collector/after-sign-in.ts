import { useCollectorAccess } from './collector-access.store';
import { useCollectorSession } from './collector-session.store';

let cancelPending = () => {};

/** Runs an action as soon as someone has signed in. Only the latest one waits; closing the dialog drops it. */
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
