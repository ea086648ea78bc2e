import { Transform } from 'class-transformer';

/** Drops spaces around a text before it is validated; anything else is left for the validator to refuse. */
export const Trim = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));
