import { aPicture } from '@gallery/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RoomSlideshow } from './room-slideshow';

const rooms = ['Entrance', 'Room one', 'Room two', 'Office'].map((caption) => ({
  caption,
  picture: aPicture({ alt: `${caption}, seen` }),
}));

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('the rooms go round in both directions, each with its caption (S44)', async () => {
  render(<RoomSlideshow gallery="A Dallas gallery" rooms={rooms} />);
  expect(screen.getByText('Entrance, 1 of 4')).toBeInTheDocument();
  await press('Previous');
  expect(screen.getByText('Office, 4 of 4')).toBeInTheDocument();
  await press('Next');
  await press('Next');
  expect(screen.getByText('Room one, 2 of 4')).toBeInTheDocument();
  expect(screen.getByRole('img')).toHaveAccessibleName('Room one, seen');
});

test('Enlarge opens the dark room, arrows turn it, and Escape leads back to the word (S44)', async () => {
  render(<RoomSlideshow gallery="A Dallas gallery" rooms={rooms} />);
  await press('Enlarge');
  expect(await screen.findByRole('dialog', { name: 'A Dallas gallery' })).toHaveTextContent(
    'Entrance, 1 of 4',
  );
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('dialog')).toHaveTextContent('Room one, 2 of 4');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByText('Room one, 2 of 4')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Enlarge' })).toHaveFocus();
});

test('one room alone has nothing to turn', () => {
  render(<RoomSlideshow gallery="A Dallas gallery" rooms={rooms.slice(0, 1)} />);
  expect(screen.getByText('Entrance')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
});
