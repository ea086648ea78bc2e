import { useCheckoutDraft } from './checkout-draft.store';

async function freshDraft() {
  jest.resetModules();
  const fresh = await import('./checkout-draft.store');
  return fresh.useCheckoutDraft.getState();
}

beforeEach(() => useCheckoutDraft.getState().clear());

it('survives the way to the payment page and back', async () => {
  const installation = { street: '118 Larkspur Lane', city: 'Dallas', zip: '75226' };
  useCheckoutDraft.getState().update({ installation, notes: 'Rush, please' });
  useCheckoutDraft.getState().update({ openSessionId: 'cs_1' });
  expect(await freshDraft()).toMatchObject({ installation, notes: 'Rush, please', openSessionId: 'cs_1' });
});

it('is not stored in local storage, where the order data is (S155)', () => {
  useCheckoutDraft.getState().update({ installation: { street: 'a', city: 'b', zip: 'c' } });
  expect(localStorage).toHaveLength(0);
});

it('is empty again once cleared, and if damaged', async () => {
  useCheckoutDraft.getState().update({ notes: 'x' });
  useCheckoutDraft.getState().clear();
  expect(await freshDraft()).toMatchObject({ installation: null, notes: '', openSessionId: null });
  sessionStorage.setItem('checkout-draft', '[1');
  expect(await freshDraft()).toMatchObject({ installation: null, notes: '', openSessionId: null });
});
