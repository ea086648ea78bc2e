import { buildMessage, ValidateBy, type ValidationOptions } from 'class-validator';

/** A number with at most two decimals. `IsNumber` breaks over those that JavaScript writes with an exponent, as 1e-9. */
export const TwoDecimals = (options?: ValidationOptions): PropertyDecorator =>
  ValidateBy(
    {
      name: 'twoDecimals',
      validator: {
        validate: hasTwoDecimals,
        defaultMessage: buildMessage(
          (each) => `${each}$property must be a number with at most two decimals`,
          options,
        ),
      },
    },
    options,
  );

const hasTwoDecimals = (value: unknown): boolean =>
  typeof value === 'number' && Number.isFinite(value) && Number(value.toFixed(2)) === value;
