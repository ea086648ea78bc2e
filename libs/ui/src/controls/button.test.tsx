import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { Button } from './button';
import { buttonClass } from './button-style';
import { ButtonLink } from './links';

it('can be clicked once, then is busy with the given text', async () => {
  const send = jest.fn();
  const { rerender } = render(
    <Button busyText="SENDING..." onClick={send}>
      Send inquiry
    </Button>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send inquiry' }));

  rerender(
    <Button busyText="SENDING..." isBusy onClick={send}>
      Send inquiry
    </Button>,
  );
  const busy = screen.getByRole('button', { name: 'SENDING...' });
  expect(busy).toBeDisabled();
  await userEvent.click(busy);
  expect(send).toHaveBeenCalledTimes(1);
});

it('does not submit a form unless told to', async () => {
  const submit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <Button>Show</Button>
      <Button type="submit">Join Live Event</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(submit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Join Live Event' }));
  expect(submit).toHaveBeenCalledTimes(1);
});

it('looks like a button when it links to a page of the gallery or another site', () => {
  render(
    <MemoryRouter>
      <ButtonLink to="/fine-art">Return to Gallery</ButtonLink>
      <ButtonLink href="mailto:sales@gallery.example">Write to us</ButtonLink>
    </MemoryRouter>,
  );
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/fine-art',
    'mailto:sales@gallery.example',
  ]);
  for (const link of links) expect(link).toHaveClass('button hairline');
});

it('as text keeps the position its parent gives it, whatever stacks the busy text', () => {
  expect(buttonClass({ variant: 'text' }).split(' ')).toEqual(['textButton']);
});
