import { render, screen } from '@testing-library/react';
import { StatusBadge } from './status-badge';

it('gets its color from the status', () => {
  render(<StatusBadge color="delivered">Delivered</StatusBadge>);
  expect(screen.getByText('Delivered').getAttribute('style')).toContain('--status-delivered-bg');
});
