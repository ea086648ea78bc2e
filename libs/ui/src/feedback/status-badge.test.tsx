import { render, screen } from '@testing-library/react';
import { StatusBadge } from './status-badge';

it('colors a status by its name', () => {
  render(<StatusBadge color="delivered">Delivered</StatusBadge>);
  expect(screen.getByText('Delivered').getAttribute('style')).toContain('--status-delivered-bg');
});
