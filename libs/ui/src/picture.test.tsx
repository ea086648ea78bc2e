import { fireEvent, render, screen } from '@testing-library/react';
import { Picture } from './picture';
import type { PictureSource } from './picture-source';

const lily: PictureSource = {
  id: '0'.repeat(31) + 'a',
  alt: 'Radiograph of a lily',
  width: 1600,
  height: 1067,
  dominantColor: '#382526',
  placeholder: 'data:image/webp;base64,UklGRg==',
  widths: [400, 800, 1200],
};

it('offers every width in three formats, newest first, with its own size', () => {
  const { container } = render(<Picture picture={lily} sizes="50vw" />);
  const sources = [...container.querySelectorAll('source')];
  expect(sources.map((source) => source.type)).toEqual(['image/avif', 'image/webp']);
  expect(sources[0]?.srcset).toBe(
    [400, 800, 1200].map((width) => `/api/uploads/${lily.id}-${width}.avif ${width}w`).join(', '),
  );
  const image = screen.getByRole('img', { name: 'Radiograph of a lily' });
  expect(image).toHaveAttribute('src', `/api/uploads/${lily.id}-800.jpg`);
  expect(image).toHaveAttribute('sizes', '50vw');
  expect(image).toHaveAttribute('width', '1600');
  expect(image).toHaveAttribute('height', '1067');
});

it('waits for the window to come near unless it is the first of the view', () => {
  const { rerender } = render(<Picture picture={lily} sizes="50vw" />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
  rerender(<Picture picture={lily} sizes="50vw" priority />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
});

it('shows its colour until the file is there', () => {
  const { container } = render(<Picture picture={lily} sizes="50vw" />);
  expect(container.firstChild).toHaveStyle({ backgroundColor: '#382526' });
  expect(screen.getByRole('img')).toHaveAttribute('data-waiting');
  fireEvent.load(screen.getByRole('img'));
  expect(screen.getByRole('img')).not.toHaveAttribute('data-waiting');
});

it('stands in for a file that cannot be had, in the same ratio and under the same name (S79)', () => {
  render(<Picture picture={lily} sizes="50vw" />);
  fireEvent.error(screen.getByRole('img'));
  const placeholder = screen.getByRole('img', { name: 'Radiograph of a lily' });
  expect(placeholder.tagName).toBe('SPAN');
  expect(placeholder).toHaveStyle({ aspectRatio: '1600 / 1067' });
});

it('starts again with another picture after one failed', () => {
  const { rerender } = render(<Picture picture={lily} sizes="50vw" />);
  fireEvent.error(screen.getByRole('img'));
  rerender(<Picture picture={{ ...lily, id: 'b'.repeat(32), alt: 'Another' }} sizes="50vw" />);
  expect(screen.getByRole('img', { name: 'Another' }).tagName).toBe('IMG');
});

it('says nothing twice when the caption says it already', () => {
  render(<Picture picture={null} sizes="50vw" alt="" />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
