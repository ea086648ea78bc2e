import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { TextField } from './text-field';

function Form() {
  const [name, setName] = useState('');
  return (
    <>
      <TextField label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      <output>{name}</output>
    </>
  );
}

it('keeps what was typed before the page ran', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Form />);
  const input = container.querySelector('input');
  if (input) input.value = 'Orla';
  render(<Form />, { container, hydrate: true });
  expect(await screen.findByText('Orla')).toBeVisible();
  expect(input).toHaveValue('Orla');
});
