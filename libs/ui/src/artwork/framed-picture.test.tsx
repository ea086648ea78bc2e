import { render, screen } from '@testing-library/react';
import { FramedPicture } from './framed-picture';
import type { PictureSource } from './picture-source';

const dunes: PictureSource = {
  id: 'd'.repeat(32),
  alt: 'Dunes at noon',
  width: 1500,
  height: 1000,
  dominantColor: '#cfa',
  placeholder: 'data:image/webp;base64,UklGRg==',
  widths: [400, 800],
};

const inBlack = {
  frame: 'black-wood',
  outer: { width: 40, height: 30 },
  opening: { width: 38, height: 28 },
  print: { width: 30, height: 20 },
  picture: { width: 30, height: 20 },
  signatureSpace: 1,
};

const parts = (container: HTMLElement, name: string) => container.querySelector(`.${name}`);

it('draws frame, matte and picture in proportion to their inches (R8)', () => {
  const { container } = render(
    <FramedPicture framed={inBlack} picture={dunes} sizes="100vw" alt="Dunes in a black wood frame" />,
  );
  const framed = screen.getByRole('img', { name: 'Dunes in a black wood frame' });
  expect(framed).toHaveAttribute('data-frame', 'black-wood');
  // 1 inch of profile is 2.5% of 40.
  expect(framed).toHaveStyle({ '--ratio': `${4 / 3}`, '--profile-x': '2.5', '--profile-y': '2.5' });
  expect(parts(container, 'matte')).toHaveStyle({ left: '2.5%', width: '95%' });
  // One inch of paper below the picture is for the signature: 20 of 21 inches.
  expect(parts(container, 'print')).toHaveStyle({ height: `${(100 * 21) / 28}%` });
  expect(parts(container, 'picture')).toHaveStyle({ width: '100%', height: `${(100 * 20) / 21}%` });
});

it('draws an unframed print by itself', () => {
  const unframed = { ...inBlack, frame: null, opening: null, outer: inBlack.print, signatureSpace: 0 };
  const { container } = render(<FramedPicture framed={unframed} picture={dunes} sizes="100vw" alt="Dunes" />);
  expect(parts(container, 'profile')).toBeNull();
  expect(parts(container, 'print')).toHaveStyle({ width: '100%', height: '100%' });
});

it('loads the picture for its own width, not the frame’s', () => {
  const { container } = render(
    <FramedPicture framed={inBlack} picture={dunes} sizes="(min-width: 64rem) 40vw, 100vw" alt="" />,
  );
  expect(container.querySelector('img')).toHaveAttribute('sizes', '(min-width: 64rem) 30vw, 75vw');
});

it('has no alternative text where the text beside it says the same', () => {
  render(<FramedPicture framed={inBlack} picture={dunes} sizes="100vw" alt="" />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
