import { ValidateBy } from 'class-validator';

/** No list has more. */
const MAX_FILTERS = 12;
/** Names as the console gives them. */
const NAME = /^[a-z]{1,30}$/i;
/** Characters as people count them, not as UTF-16 does. */
const VALUE = /^.{0,200}$/su;

/** Filters of a list as they stand in its address: one at least, text by name. Which names a list knows is the console's. */
export const IsFilters = (message: string): PropertyDecorator =>
  ValidateBy({ name: 'isFilters', validator: { validate: areFilters } }, { message });

function areFilters(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const entries: [string, unknown][] = Object.entries(value);
  return (
    entries.length > 0 &&
    entries.length <= MAX_FILTERS &&
    entries.every(([name, text]) => NAME.test(name) && typeof text === 'string' && VALUE.test(text))
  );
}
