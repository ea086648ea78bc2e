import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PricePanel } from './price-panel';

const charged = { label: 'Charged today', amount: '$8,582.99' };

it('shows what is charged today after the rows, then the delivery (R2)', () => {
  render(
    <PricePanel
      price={{
        rows: [{ label: 'Shipping', amount: 'Separate', note: '$20.00 minis' }],
        notCharged: { label: 'Not charged outside Texas', amount: '-$687.47' },
        charged,
        delivery: { label: 'With your delivery', amount: '$8,602.99' },
      }}
    >
      <a href="/checkout">Pay $20.00 for delivery</a>
    </PricePanel>,
  );
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Shipping',
    'Not charged outside Texas',
    'Charged today',
    'With your delivery',
  ]);
  expect(screen.getByText('$20.00 minis')).toBeVisible();
  expect(screen.getByRole('link')).toBeVisible();
});

it('opens its details with a button where it is short', async () => {
  render(<PricePanel isShort price={{ rows: [], notCharged: null, charged, delivery: null }} />);
  const details = screen.getByRole('button', { name: 'Price details' });
  expect(details).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(details);
  expect(details).toHaveAttribute('aria-expanded', 'true');
});

it('says no more where delivery costs nothing extra', () => {
  render(<PricePanel price={{ rows: [], notCharged: null, charged, delivery: null }} />);
  expect(screen.getAllByRole('term')).toHaveLength(1);
});
