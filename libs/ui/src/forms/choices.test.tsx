import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from './checkbox';
import { QuantityStepper } from '../controls/quantity-stepper';
import { RadioRow, RadioRows } from './radio-rows';

it('accepts a click anywhere on the line of a checkbox', async () => {
  render(<Checkbox label="Same as billing" />);
  await userEvent.click(screen.getByText('Same as billing'));
  expect(screen.getByRole('checkbox', { name: 'Same as billing' })).toBeChecked();
});

describe('edition rows', () => {
  const choose = jest.fn();
  beforeEach(() => {
    choose.mockClear();
    render(
      <RadioRows legend="Edition" columns={['Print', 'Frame', 'Price']}>
        <RadioRow
          name="edition"
          value="7x7"
          title="7 × 7 in"
          detail="Unframed"
          figure="$333"
          onChange={choose}
        />
        <RadioRow
          name="edition"
          value="20x20"
          title="20 × 20 in"
          detail="32.5 × 32.5 in"
          figure="$4,000"
          onChange={choose}
        />
        <RadioRow
          name="edition"
          value="40x40"
          title="40 × 40 in"
          titleNote="Sold Out"
          figure="$14,000"
          onChange={choose}
          disabled
        />
      </RadioRows>,
    );
  });

  it('are one radio group, each row named by all of its text', () => {
    expect(screen.getByRole('group', { name: 'Edition' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: /20 × 20 in.*32\.5 × 32\.5 in.*\$4,000/ })).toBeEnabled();
  });

  it('are selected by a click on any of their text', async () => {
    await userEvent.click(screen.getByText('$4,000'));
    expect(screen.getByRole('radio', { name: /20 × 20 in/ })).toBeChecked();
    expect(choose).toHaveBeenCalledTimes(1);
  });

  it('cannot be selected when sold out', async () => {
    await userEvent.click(screen.getByText('Sold Out'));
    expect(screen.getByRole('radio', { name: /Sold Out/ })).not.toBeChecked();
    expect(choose).not.toHaveBeenCalled();
  });
});

describe('the quantity stepper', () => {
  it('counts up and down', async () => {
    const change = jest.fn();
    render(<QuantityStepper label="Inside Voice" value={2} onChange={change} />);
    await userEvent.click(screen.getByRole('button', { name: 'Increase quantity of Inside Voice' }));
    await userEvent.click(screen.getByRole('button', { name: 'Decrease quantity of Inside Voice' }));
    expect(change.mock.calls).toEqual([[3], [1]]);
  });

  it('goes neither below 1 nor above the maximum (S148)', () => {
    render(<QuantityStepper label="Inside Voice" value={1} max={1} onChange={jest.fn()} />);
    expect(screen.getByRole('button', { name: 'Decrease quantity of Inside Voice' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Increase quantity of Inside Voice' })).toBeDisabled();
  });
});
