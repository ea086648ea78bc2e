import { render, screen } from '@testing-library/react';
import { Section } from './section';

it('labels a section by its title', () => {
  render(<Section title="Related works">three works</Section>);
  expect(screen.getByRole('region', { name: 'Related works' })).toHaveTextContent('three works');
});
