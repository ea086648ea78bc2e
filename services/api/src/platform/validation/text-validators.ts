import { buildMessage, ValidateBy, type ValidationOptions } from 'class-validator';

/**
 * The longest text a column takes. Counts code points, as the database does: class-validator's own rule passes over
 * variation selectors and so lets texts through that do not fit.
 */
export const MaxLength = (max: number, options?: ValidationOptions): PropertyDecorator =>
  ValidateBy(
    {
      name: 'maxLength',
      constraints: [max],
      validator: {
        validate: (value: unknown) => typeof value === 'string' && Array.from(value).length <= max,
        defaultMessage: buildMessage(
          (each) => `${each}$property must be shorter than or equal to $constraint1 characters`,
          options,
        ),
      },
    },
    options,
  );
