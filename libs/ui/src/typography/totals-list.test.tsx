import { render, screen } from '@testing-library/react';
import { TotalsList, TotalsRow } from './totals-list';

it('pairs labels and amounts', () => {
  render(
    <TotalsList>
      <TotalsRow label="Shipping" amount="Separate" note="20.00 minis" />
      <TotalsRow label="Total" amount="$5,210.95" isTotal />
    </TotalsList>,
  );
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Shipping', 'Total']);
  expect(screen.getAllByRole('definition').map((figure) => figure.textContent)).toEqual([
    'Separate',
    '20.00 minis',
    '$5,210.95',
  ]);
});
