import { render, screen } from '@testing-library/react';
import { Section } from './section';

it('labels a section by its title', () => {
  render(<Section title="Seen beside it">three works</Section>);
  expect(screen.getByRole('region', { name: 'Seen beside it' })).toHaveTextContent('three works');
});
