import { render, screen } from '@testing-library/react';
import { ProgressBar } from './progress-bar';

it('shows progress under its name', () => {
  render(<ProgressBar label="Uploading 3 pictures" percent={41.6} />);
  expect(screen.getByRole('progressbar', { name: 'Uploading 3 pictures' })).toHaveValue(41.6);
  expect(screen.getByText('42%')).toBeInTheDocument();
});

it('shows no progress while it is unknown', () => {
  render(<ProgressBar label="Preparing" percent={null} />);
  expect(screen.getByRole('progressbar', { name: 'Preparing' })).not.toHaveAttribute('value');
  expect(screen.queryByText(/%/)).not.toBeInTheDocument();
});
