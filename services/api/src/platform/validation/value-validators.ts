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

/** The years of a datetime column, less the outermost, where a time zone or another day leads out of them. */
const FIRST_YEAR = 1_001;
const LAST_YEAR = 9_998;

/**
 * A date or time by ISO 8601, as far as JavaScript can read it (no weeks, no days of the year) and the database can
 * store it.
 */
export const IsDateTime = (options?: ValidationOptions): PropertyDecorator =>
  ValidateBy({ name: 'isMoment', validator: { validate: isDateTime } }, options);

function isDateTime(value: unknown): boolean {
  if (!isISO8601(value, { strict: true })) return false;
  const year = new Date(String(value)).getUTCFullYear();
  return year >= FIRST_YEAR && year <= LAST_YEAR;
}

/**
 * A field that may be left out, and is validated when it is there. `IsOptional` also lets null past every other rule.
 */
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

/** Forms send text: an empty field is null, digits are a number. */
export const FormNumber = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => {
    if (value === '') return null;
    return typeof value === 'string' && /^-?\d{1,15}$/.test(value.trim()) ? Number(value) : value;
  });

/** Forms send text: `true` and the `on` of a checkbox are true, `false` and nothing are false. */
export const FormBoolean = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => {
    if (value === 'true' || value === 'on') return true;
    return value === 'false' || value === '' ? false : value;
  });

/** A number with at most two decimals. `IsNumber` fails on numbers that JavaScript writes with an exponent, as 1e-9. */
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
