import { Transform } from 'class-transformer';

/** A form sends text: an empty field is none, digits are a number. */
export const FormNumber = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => {
    if (value === '') return null;
    return typeof value === 'string' && /^-?\d{1,15}$/.test(value.trim()) ? Number(value) : value;
  });

/** A form sends text: `true` or the `on` of a checkbox is yes, `false` or nothing is no. */
export const FormBoolean = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => {
    if (value === 'true' || value === 'on') return true;
    return value === 'false' || value === '' ? false : value;
  });
