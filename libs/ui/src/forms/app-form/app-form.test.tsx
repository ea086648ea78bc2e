import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Form, SubmitButton, useAppForm } from '..';
import { Dialog } from '../../dialog';

interface Values {
  buyer: { name: string; email: string };
  size: string;
  sendConfirmation: boolean;
  prints: readonly number[];
}

const VALUES: Values = {
  buyer: { name: '', email: '' },
  size: '20x20',
  sendConfirmation: false,
  prints: [],
};

class Refusal extends Error {
  constructor(readonly fields: Record<string, string> = {}) {
    super('refused');
  }
}

/** A server whose answers the test gives by hand. */
function aServer() {
  const sent: Values[] = [];
  let settle: { accept: () => void; refuse: (error: Error) => void } | undefined;
  return {
    sent,
    submit: (values: Values) => {
      sent.push(values);
      return new Promise<void>((accept, refuse) => {
        settle = { accept, refuse };
      });
    },
    accept: () => act(async () => settle?.accept()),
    refuse: (error: Error) => act(async () => settle?.refuse(error)),
  };
}

interface SaleProps {
  submit: (values: Values) => Promise<void>;
  onSuccess?: () => void;
  onInvalid?: () => void;
  clearsOnSuccess?: boolean;
  leavesPage?: boolean;
}

function Sale({ submit, onSuccess, onInvalid, clearsOnSuccess, leavesPage }: SaleProps) {
  const form = useAppForm({
    defaultValues: VALUES,
    submit,
    onSuccess,
    clearsOnSuccess,
    leavesPage,
    validate: ({ buyer, size }) => ({
      'buyer.name': buyer.name ? undefined : 'Enter a name',
      'buyer.email': size === '40x40' && !buyer.email ? 'Enter an email for a large print' : undefined,
    }),
    onInvalid,
    initialFocus: 'buyer.email',
    fieldNames: { numbers: 'prints' },
  });
  return (
    <>
      <Form form={form} look="boxed">
        <form.TextField name="buyer.name" label="Name" />
        <form.TextField name="buyer.email" label="Email" />
        <form.SelectField name="size" label="Size">
          <option>20x20</option>
          <option>40x40</option>
        </form.SelectField>
        <form.Checkbox name="sendConfirmation" label="Send a confirmation" />
        <form.Field name="prints">
          {({ value, onChange, error }) => (
            <>
              <button type="button" onClick={() => onChange([...value, value.length + 1])}>
                Add a print
              </button>
              <output>{error ?? `Prints: ${value.join(', ')}`}</output>
            </>
          )}
        </form.Field>
        <button type="button" onClick={() => form.change({ size: '40x40' })}>
          Large
        </button>
        {form.formError && <p role="alert">The sale was not entered.</p>}
      </Form>
      <SubmitButton form={form} busyText="Entering...">
        Enter
      </SubmitButton>
      <p>{form.isDirty ? 'Not saved yet' : 'Saved'}</p>
    </>
  );
}

const submitButton = () => screen.getByRole('button', { name: /^Enter/ });
const nameField = () => screen.getByRole('textbox', { name: 'Name' });
const emailField = () => screen.getByRole('textbox', { name: 'Email' });

async function enterSale(props: Omit<SaleProps, 'submit'> = {}) {
  const server = aServer();
  const view = render(<Sale submit={server.submit} {...props} />);
  await userEvent.type(nameField(), 'Elena');
  return { ...server, ...view };
}

it('sends what was entered, also from a button outside the form', async () => {
  const { sent } = await enterSale();
  await userEvent.type(emailField(), 'e@marsh.example');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Size' }), '40x40');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Send a confirmation' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add a print' }));
  await userEvent.click(submitButton());
  expect(sent).toEqual([
    {
      buyer: { name: 'Elena', email: 'e@marsh.example' },
      size: '40x40',
      sendConfirmation: true,
      prints: [1],
    },
  ]);
});

it('accepts no second submit and no changes while sending', async () => {
  const { sent } = await enterSale();
  await userEvent.click(submitButton());
  expect(screen.getByRole('button', { name: 'Entering...' })).toBeDisabled();
  await userEvent.type(nameField(), ' Marsh{Enter}');
  expect(nameField()).toHaveValue('Elena');
  expect(sent).toHaveLength(1);
});

it('shows what is missing at its field before calling the server, and moves the focus there', async () => {
  const { submit, sent } = aServer();
  const onInvalid = jest.fn();
  render(<Sale submit={submit} onInvalid={onInvalid} />);
  await userEvent.click(submitButton());
  expect(onInvalid).toHaveBeenCalledTimes(1);
  expect(nameField()).toHaveAccessibleDescription('Enter a name');
  expect(nameField()).toHaveFocus();
  expect(sent).toEqual([]);
});

it('removes the error of a field once another field resolves it', async () => {
  await enterSale();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Size' }), '40x40');
  await userEvent.click(submitButton());
  expect(emailField()).toBeInvalid();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Size' }), '20x20');
  expect(emailField()).toBeValid();
});

it('shows the server’s message at its field, keeps what was typed and moves the focus there', async () => {
  const { refuse } = await enterSale();
  await userEvent.click(submitButton());
  await refuse(new Refusal({ 'buyer.email': 'This address is not complete' }));
  expect(await screen.findByText('This address is not complete')).toBeVisible();
  expect(emailField()).toHaveFocus();
  expect(nameField()).toHaveValue('Elena');
  expect(screen.queryByText('The sale was not entered.')).not.toBeInTheDocument();
});

it('removes the error of a field once it changes, and sends again', async () => {
  const { refuse, sent } = await enterSale();
  await userEvent.click(submitButton());
  await refuse(new Refusal({ 'buyer.email': 'This address is not complete' }));
  await screen.findByText('This address is not complete');
  await userEvent.type(emailField(), 'e@marsh.example');
  expect(emailField()).toBeValid();
  await userEvent.click(submitButton());
  expect(sent).toHaveLength(2);
});

it('shows a message at the field that has another name than the server’s', async () => {
  const { refuse } = await enterSale();
  await userEvent.click(submitButton());
  await refuse(new Refusal({ numbers: 'Choose a print' }));
  expect(await screen.findByText('Choose a print')).toBeVisible();
});

it.each([
  ['of no field', new Refusal()],
  ['of a field that it does not have', new Refusal({ version: 'Is out of date' })],
])('shows an error %s as its own', async (_of, error) => {
  const { refuse } = await enterSale();
  await userEvent.click(submitButton());
  await refuse(error);
  expect(await screen.findByRole('alert')).toHaveTextContent('The sale was not entered.');
});

it('has unsaved changes until it is sent', async () => {
  const { accept } = await enterSale();
  expect(screen.getByText('Not saved yet')).toBeVisible();
  await userEvent.click(submitButton());
  await accept();
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(nameField()).toHaveValue('Elena');
});

it('is emptied on success if requested', async () => {
  const { accept } = await enterSale({ clearsOnSuccess: true });
  await userEvent.click(submitButton());
  await accept();
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(nameField()).toHaveValue('');
});

it('accepts values that code enters', async () => {
  await enterSale();
  await userEvent.click(screen.getByRole('button', { name: 'Large' }));
  expect(screen.getByRole('combobox', { name: 'Size' })).toHaveValue('40x40');
});

it('reports no success once it has left the page', async () => {
  const onSuccess = jest.fn();
  const { accept, unmount } = await enterSale({ onSuccess });
  await userEvent.click(submitButton());
  unmount();
  await accept();
  expect(onSuccess).not.toHaveBeenCalled();
});

it('focuses the field that is to be focused first', () => {
  render(<Sale submit={aServer().submit} />);
  expect(emailField()).toHaveFocus();
});

it('leaves the focus on a control that has it', () => {
  const tab = document.body.appendChild(document.createElement('button'));
  tab.focus();
  render(<Sale submit={aServer().submit} />);
  expect(tab).toHaveFocus();
  tab.remove();
});

it('accepts no second submit while its success leads to another page', async () => {
  const { accept } = await enterSale({ leavesPage: true });
  await userEvent.click(submitButton());
  await accept();
  expect(screen.getByRole('button', { name: 'Entering...' })).toBeDisabled();
});

it('focuses the first field in a dialog that opens with it', async () => {
  const user = userEvent.setup();
  const { submit } = aServer();
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Sell
        </button>
        <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Sale">
          <Sale submit={submit} />
        </Dialog>
      </>
    );
  }
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Sell' }));

  await waitFor(() => expect(emailField()).toHaveFocus());
});
