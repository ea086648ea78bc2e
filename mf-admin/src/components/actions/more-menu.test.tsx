import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MoreMenu } from './more-menu';

const more = () => screen.getByRole('button', { name: 'More, Dunes' });
const hide = () => screen.queryByRole('button', { name: 'Hide' });

function show(onHide: () => void = () => undefined) {
  render(
    <>
      <MoreMenu of="Dunes">
        <li>
          <button type="button" onClick={onHide}>
            Hide
          </button>
        </li>
      </MoreMenu>
      <button type="button">Elsewhere</button>
    </>,
  );
  return userEvent.setup();
}

it('opens its actions by one word', async () => {
  const user = show();
  expect(hide()).not.toBeInTheDocument();
  await user.click(more());
  expect(more()).toHaveAttribute('aria-expanded', 'true');
  expect(hide()).toBeVisible();
});

it('closes after an action, and gives the focus back to its word', async () => {
  let isHidden = false;
  const user = show(() => {
    isHidden = true;
  });
  await user.click(more());
  await user.click(screen.getByRole('button', { name: 'Hide' }));
  expect(isHidden).toBe(true);
  expect(hide()).not.toBeInTheDocument();
  expect(more()).toHaveFocus();
});

it.each([
  ['Escape', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
  [
    'a press elsewhere',
    (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByText('Elsewhere')),
  ],
  ['the focus leaving it', (user: ReturnType<typeof userEvent.setup>) => user.tab().then(() => user.tab())],
])('closes by %s', async (_name, act) => {
  const user = show();
  await user.click(more());
  await act(user);
  expect(hide()).not.toBeInTheDocument();
});
