import { render, screen } from '@testing-library/react';
import { EditionStock } from './edition-stock';

/** States of the dots, in order. */
const dots = (container: HTMLElement) =>
  [...container.querySelectorAll('.dots > span')].map((dot) => dot.className).join(' ');

it('draws sold, held and available prints in this order and describes them in text', () => {
  const { container } = render(
    <EditionStock total={9} sold={5} held={1}>
      3 of 9 remaining
    </EditionStock>,
  );
  expect(dots(container)).toBe('sold sold sold sold sold held free free free');
  expect(screen.getByText('3 of 9 remaining')).toBeInTheDocument();
  expect(screen.getByText('Edition of 9, 5 sold, 1 on hold, 3 available')).toBeInTheDocument();
});

it('describes an edition of 100 in text only', () => {
  const { container } = render(
    <EditionStock total={100} sold={39}>
      61 of 100 remaining
    </EditionStock>,
  );
  expect(dots(container)).toBe('');
  expect(container).toHaveTextContent(/^61 of 100 remaining$/);
});
