import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { Button } from '../controls/button';
import { useFocusAfterPending } from './use-focus-after-pending';

function Form({ isPending }: { isPending: boolean }) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusAfterPending(isPending, button);
  return (
    <>
      <a href="/fine-art">Fine Art</a>
      <Button ref={button} isBusy={isPending}>
        Send
      </Button>
    </>
  );
}

/** Sends the form from its button; a browser takes the focus from a disabled control, jsdom does not. */
function send() {
  const { rerender } = render(<Form isPending={false} />);
  const button = screen.getByRole('button');
  act(() => button.focus());
  rerender(<Form isPending />);
  act(() => button.blur());
  return { button, finish: () => rerender(<Form isPending={false} />) };
}

it('returns the focus to the button when the request is done', () => {
  const { button, finish } = send();
  finish();
  expect(button).toHaveFocus();
});

it('leaves it where the visitor has moved it meanwhile', () => {
  const { finish } = send();
  const link = screen.getByRole('link');
  act(() => link.focus());
  finish();
  expect(link).toHaveFocus();
});

it('does not take the focus on a page where nothing was sent', () => {
  render(<Form isPending={false} />);
  expect(document.body).toHaveFocus();
});
