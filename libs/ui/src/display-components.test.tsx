import { render, screen } from '@testing-library/react';
import { ArtworkLabel } from './artwork/artwork-label';
import { Notice } from './feedback/notice';
import { Section } from './layout/section';
import { EmptyState, ErrorState, LoadingState } from './feedback/view-state';
import { StatusBadge } from './feedback/status-badge';
import { TotalsList, TotalsRow } from './typography/totals-list';

it('labels a work: title as heading, series and year, medium, availability', () => {
  const { container } = render(
    <ArtworkLabel
      title={<a href="/fine-art/shallows">Shallows</a>}
      heading="h3"
      series="BECOMING CONSCIOUS"
      year={2026}
      medium="Archival pigment print"
      availability="3 remaining"
    />,
  );
  expect(screen.getByRole('heading', { level: 3, name: 'Shallows' })).toBeInTheDocument();
  expect(container).toHaveTextContent('ShallowsBECOMING CONSCIOUS, 2026Archival pigment print3 remaining');
});

it('announces errors at once and the rest when there is time', () => {
  render(
    <>
      <Notice tone="error" title="Unable to Load Event" />
      <Notice tone="success">It is in your orders.</Notice>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Unable to Load Event');
  expect(screen.getByRole('status')).toHaveTextContent('It is in your orders.');
});

it('names the call that failed, and nothing where there is no name', () => {
  const { rerender } = render(<ErrorState reference="req-0001">The orders could not be read.</ErrorState>);
  expect(screen.getByRole('alert')).toHaveTextContent('Tell us: req-0001');
  rerender(<ErrorState reference={null}>The orders could not be read.</ErrorState>);
  expect(screen.getByRole('alert')).not.toHaveTextContent('Tell us');
});

it('brings an error and the answer to a press into sight, and leaves the page where it is for the rest', () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation();
  const { rerender } = render(<Notice>Sent.</Notice>);
  expect(scroll).not.toHaveBeenCalled();
  rerender(<Notice tone="error">Your card was declined.</Notice>);
  expect(scroll.mock.contexts).toEqual([screen.getByRole('alert')]);
  rerender(
    <Notice tone="warning" isAnswer>
      Changed meanwhile.
    </Notice>,
  );
  expect(scroll.mock.contexts).toHaveLength(2);
});

it('stands where the content would be, with one way on', () => {
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

it('names a section by its title', () => {
  render(<Section title="Seen beside it">three works</Section>);
  expect(screen.getByRole('region', { name: 'Seen beside it' })).toHaveTextContent('three works');
});

it('pairs the words and figures of a sum', () => {
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

it('colours a status by its name', () => {
  render(<StatusBadge color="delivered">Delivered</StatusBadge>);
  expect(screen.getByText('Delivered').getAttribute('style')).toContain('--status-delivered-bg');
});
