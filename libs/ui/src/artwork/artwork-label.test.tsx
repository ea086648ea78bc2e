import { render, screen } from '@testing-library/react';
import { ArtworkLabel } from './artwork-label';

it('labels an artwork: title as heading, series and year, medium, availability', () => {
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
