import {
  buildMessage,
  ValidateBy,
  type ValidationOptions,
  isISO8601,
  ValidateIf,
  IsObject,
  ValidateNested,
} from 'class-validator';
import { applyDecorators } from '@nestjs/common';
import { Type, Transform } from 'class-transformer';

/** What columns hold, less the years at whose ends a time zone or another day leads out of them. */
const FIRST_YEAR = 1_001;
const LAST_YEAR = 9_998;

/**
 * A day or a moment by ISO 8601. That knows more ways to write one than JavaScript reads (weeks, days of the year), and
 * further years than the database holds.
 */
export const IsDateTime = (options?: ValidationOptions): PropertyDecorator =>
  ValidateBy({ name: 'isMoment', validator: { validate: isDateTime } }, options);

function isDateTime(value: unknown): boolean {
  if (!isISO8601(value, { strict: true })) return false;
  const year = new Date(String(value)).getUTCFullYear();
  return year >= FIRST_YEAR && year <= LAST_YEAR;
}

/** A field that may be left out, and is judged when it is there. `IsOptional` lets null past every other rule as well. */
export const OptionalField = (): PropertyDecorator =>
  ValidateIf((_holder: object, value: unknown) => value !== undefined);

/** One object of the class. `ValidateNested` alone also takes a list of them, or an empty one. */
export const Nested = (type: () => new () => object): PropertyDecorator =>
  applyDecorators(IsObject(), ValidateNested(), Type(type));

/** Objects of the class in a list, and no lists inside it. Says nothing about the list itself. */
export const NestedEach = (type: () => new () => object): PropertyDecorator =>
  applyDecorators(IsObject({ each: true }), ValidateNested({ each: true }), Type(type));

/** One object of the class, or null. */
export const NestedOrNull = (type: () => new () => object): PropertyDecorator =>
  applyDecorators(
    ValidateIf((_holder: object, value: unknown) => value !== null),
    Nested(type),
  );

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
