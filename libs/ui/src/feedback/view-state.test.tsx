import { render, screen } from '@testing-library/react';
import { EmptyState, ErrorState, LoadingState } from './view-state';

it('shows the reference of the failed call, if there is one', () => {
  const { rerender } = render(<ErrorState reference="req-0001">The orders could not be read.</ErrorState>);
  expect(screen.getByRole('alert')).toHaveTextContent('Reference: req-0001');
  rerender(<ErrorState reference={null}>The orders could not be read.</ErrorState>);
  expect(screen.getByRole('alert')).not.toHaveTextContent('Reference');
});

it('shows loading, empty and error states with an action', () => {
  render(
    <>
      <LoadingState>LOADING FINE ART COLLECTION...</LoadingState>
      <EmptyState action={<button type="button">Clear filters</button>}>No artworks found.</EmptyState>
      <ErrorState heading="h1">Artwork Not Found</ErrorState>
    </>,
  );
  expect(screen.getAllByRole('status').map((state) => state.textContent)).toEqual([
    'LOADING FINE ART COLLECTION...',
    'No artworks found.Clear filters',
  ]);
  expect(screen.getByRole('alert')).toContainElement(
    screen.getByRole('heading', { level: 1, name: 'Artwork Not Found' }),
  );
});

describe('the stack of an error', () => {
  const panel = () => {
    render(<ErrorState error={new Error('no paper')}>This page is not available.</ErrorState>);
    return screen.getByRole('alert').textContent;
  };
  afterEach(() => {
    delete document.documentElement.dataset['development'];
  });

  it('is shown in documents of development servers', () => {
    document.documentElement.dataset['development'] = '';
    expect(panel()).toMatch(/no paper.*view-state\.test\.tsx/s);
  });

  it('is not shown to shoppers', () => {
    expect(panel()).toBe('This page is not available.');
  });
});
