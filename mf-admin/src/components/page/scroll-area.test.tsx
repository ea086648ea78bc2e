import { act, fireEvent, render, screen } from '@testing-library/react';
import { ScrollArea } from './scroll-area';

const CUE = 'Scroll sideways for more columns.';

/** As a browser lays it out: jsdom has no widths. */
function showOf(scrollWidth: number, clientWidth: number) {
  render(
    <ScrollArea label="Prices" cue={CUE}>
      <p>Columns</p>
    </ScrollArea>,
  );
  const box = screen.getByText('Columns').parentElement;
  if (!box) throw new Error('The columns are nowhere.');
  Object.defineProperties(box, {
    scrollWidth: { configurable: true, value: scrollWidth },
    clientWidth: { configurable: true, value: clientWidth },
  });
  act(() => void window.dispatchEvent(new Event('resize')));
  return box;
}

it('says that there is more, and takes the focus', () => {
  const box = showOf(800, 358);
  expect(screen.getByText(CUE)).toBeVisible();
  expect(screen.getByRole('region', { name: 'Prices' })).toBe(box);
  expect(box).toHaveAttribute('tabindex', '0');
  expect(box).toHaveAttribute('data-after');
});

it('says nothing where all is shown', () => {
  const box = showOf(358, 358);
  expect(screen.queryByText(CUE)).not.toBeInTheDocument();
  expect(box).not.toHaveAttribute('tabindex');
});

it('knows its end', () => {
  const box = showOf(800, 358);
  box.scrollLeft = 442;
  fireEvent.scroll(box);
  expect(box).not.toHaveAttribute('data-after');
  expect(box).toHaveAttribute('data-before');
});
