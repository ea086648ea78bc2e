import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button';
import { ButtonLink } from './button-link';
import { buttonClass } from './button-style';

it('is pressed once, then busy with the specified word', async () => {
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

it('sends no form unless told to', async () => {
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

it('lets the page draw a link in its look', () => {
  render(
    <ButtonLink
      render={({ className, children }) => (
        <a href="/fine-art" className={className}>
          {children}
        </a>
      )}
    >
      Return to Gallery
    </ButtonLink>,
  );
  expect(screen.getByRole('link', { name: 'Return to Gallery' })).toHaveAttribute('href', '/fine-art');
});

it('as a word keeps the place that its parent gives it, whatever stacks the busy words', () => {
  expect(buttonClass({ variant: 'text' }).split(' ')).toEqual(['textButton']);
});
