import { render, screen } from '@testing-library/react';
import { SelectField } from './select-field';
import { TextAreaField } from './text-area-field';
import { TextField } from './text-field';

it('names its control and describes it with the hint', () => {
  render(<TextField label="Full name" hint="As it should appear on the certificate" />);
  const control = screen.getByRole('textbox', { name: 'Full name' });
  expect(control).toHaveAccessibleDescription('As it should appear on the certificate');
  expect(control).toBeValid();
});

it('replaces the hint with the error, announces it and marks the control', () => {
  render(<TextField label="Email" hint="For the receipt" error="Enter a valid email address" />);
  const control = screen.getByRole('textbox', { name: 'Email' });
  expect(control).toBeInvalid();
  expect(control).toHaveAccessibleDescription('Enter a valid email address');
  expect(screen.getByRole('alert')).toHaveTextContent('Enter a valid email address');
});

it('supports selects and longer texts in the same way', () => {
  render(
    <>
      <SelectField label="Series" defaultValue="FLORALS">
        <option>All series</option>
        <option>FLORALS</option>
      </SelectField>
      <TextAreaField label="Message" error="Enter your message" />
    </>,
  );
  expect(screen.getByRole('combobox', { name: 'Series' })).toHaveValue('FLORALS');
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveAccessibleDescription('Enter your message');
});
