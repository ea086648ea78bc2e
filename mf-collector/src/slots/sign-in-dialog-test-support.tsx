import { useCollectorAccess, useCollectorSession, useToasts } from '@gallery/session';
import { aCollector, renderRoutes, type ApiStubs } from '@gallery/testing';
import { Dialog } from '@gallery/ui/dialog';
import { screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { lazy, Suspense } from 'react';
import { Component } from './sign-in-dialog.slot';

/** The API's answer to a sign-in. */
export const newSession = { sessionId: 'secret', collector: aCollector() };

/** Loads after its dialog, as in the shell. */
const CollectorAccess = lazy(async () => ({ default: Component }));

/** The dialog as the shell shows it. */
function Page() {
  const { isOpen, open, close } = useCollectorAccess();
  return (
    <>
      <button type="button" onClick={() => open()}>
        Collector access
      </button>
      <Dialog isOpen={isOpen} onClose={close} title="COLLECTOR ACCESS" head="plain">
        <Suspense>
          <CollectorAccess />
        </Suspense>
      </Dialog>
    </>
  );
}

/** A new shopper, signed out. */
export function arriveSignedOut() {
  useCollectorSession.getState().end();
  useCollectorAccess.getState().close();
  useToasts.setState({ toast: null });
}

/** Opens the dialog at Sign In. */
export async function openAccess(api: ApiStubs = {}) {
  const rendered = renderRoutes(
    [
      { path: '/', Component: Page },
      { path: '/order-lookup', Component: () => <h1>Find an order</h1> },
    ],
    { api },
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Collector access' }));
  await screen.findByRole('tab', { name: 'Sign In' });
  return { ...rendered, user };
}

export const field = (label: string) => screen.getByLabelText(label);
export const button = (name: string) => screen.getByRole('button', { name });
export const tab = (name: string) => screen.getByRole('tab', { name });
export const toast = () => useToasts.getState().toast;
export const sessionId = () => useCollectorSession.getState().sessionId;

/** Fills a field at once: letter by letter is too slow for a busy machine. */
export async function fill(user: UserEvent, label: string, text: string) {
  await user.click(field(label));
  await user.paste(text);
}
