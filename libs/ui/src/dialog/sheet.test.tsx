import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Sheet } from './sheet';

function Orders() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        TF-7K3M-Q9XD
      </button>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title="Order TF-7K3M-Q9XD" footer="$5,210.95">
        Two prints
      </Sheet>
    </>
  );
}

beforeEach(async () => {
  render(<Orders />);
  await userEvent.click(screen.getByRole('button', { name: 'TF-7K3M-Q9XD' }));
});

it('is named by its title, takes the focus and shows its content and footer', () => {
  const sheet = screen.getByRole('dialog', { name: 'Order TF-7K3M-Q9XD' });
  expect(sheet).toHaveFocus();
  expect(sheet).toHaveTextContent('Two prints$5,210.95');
});

it.each([
  ['the word Close', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('is closed by %s and returns the focus', async (_, close) => {
  await close();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'TF-7K3M-Q9XD' })).toHaveFocus());
});
