import { ValidateIf } from 'class-validator';

/** A field that may be left out, and is judged when it is there. `IsOptional` lets null past every other rule as well. */
export const OptionalField = (): PropertyDecorator =>
  ValidateIf((_holder: object, value: unknown) => value !== undefined);
