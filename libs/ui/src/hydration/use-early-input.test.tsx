import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { SelectField } from '../forms/select-field';
import { TextField } from '../forms/text-field';

const onChoice = jest.fn();
beforeEach(() => onChoice.mockClear());

function Form() {
  const [name, setName] = useState('');
  const [town, setTown] = useState('');
  const [about, setAbout] = useState('A print');
  return (
    <>
      <TextField label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      <TextField label="Town" value={town} onChange={({ target }) => setTown(target.value)} />
      <SelectField
        label="About"
        value={about}
        onChange={({ target }) => {
          onChoice(target.value);
          setAbout(target.value);
        }}
      >
        <option>A visit</option>
        <option>A print</option>
        <option>A frame</option>
      </SelectField>
      <output>
        {name}, {town}, {about}
      </output>
    </>
  );
}

/** The form as the server rendered it, and a function that hydrates it. */
function arrived() {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Form />);
  return () => render(<Form />, { container, hydrate: true });
}

it('keeps what was typed before hydration', async () => {
  const run = arrived();
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  input.value = 'Orla';
  run();
  expect(await screen.findByText('Orla, , A print')).toBeVisible();
  expect(input).toHaveValue('Orla');
});

it('keeps everything typed before hydration, even if its first character renders the form again', async () => {
  const run = arrived();
  screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value = 'Orla';
  screen.getByRole<HTMLInputElement>('textbox', { name: 'Town' }).value = 'Cork';
  run();
  expect(await screen.findByText('Orla, Cork, A print')).toBeVisible();
});

it('keeps what was selected before hydration', async () => {
  const run = arrived();
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'About' });
  select.value = 'A frame';
  run();
  expect(await screen.findByText(', , A frame')).toBeVisible();
  expect(select).toHaveValue('A frame');
});

it('reports nothing if the page was rendered in the browser', async () => {
  render(<Form />);
  await act(async () => undefined);
  expect(onChoice).not.toHaveBeenCalled();
});
