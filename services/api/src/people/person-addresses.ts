import { normalizeEmail } from '../identity';
import type { PersonSource, PersonSources } from './person-projection';

/*
 * What counts as one person (ADR 0110): a normalized email address plus the addresses that the owner joined to it.
 * Names never count, and an address belongs to one person.
 */

/** The addresses that these rows are about, each once, in the order in which they are locked. */
export const addressesOf = (emails: readonly string[]): string[] =>
  [...new Set(emails.map(normalizeEmail))]
    // Anonymized rows have no address.
    .filter((email) => email.includes('@'))
    .toSorted();

/**
 * Only the rows of `:...emails`: a column's index finds them regardless of case and accents; then they must match
 * exactly.
 */
export const isAddressOf = (column: string): string =>
  `${column} IN (:...emails) AND LOWER(${column}) COLLATE utf8mb4_bin IN (:...emails)`;

/** An address that was joined to a person. */
export interface JoinedAddress {
  email: string;
  /** The person's own address. */
  personEmail: string;
}

/**
 * What the tables say about a person: about their own address, and about those joined to it. Nobody if their own
 * address is gone.
 */
export function sourcesOfPerson(
  email: string,
  joined: readonly JoinedAddress[],
  sources: ReadonlyMap<string, readonly PersonSource[]>,
): PersonSources {
  const others = joined.filter(({ personEmail }) => personEmail === email);
  return {
    own: sources.get(email) ?? [],
    others: others.flatMap((other) => sources.get(other.email) ?? []),
  };
}

/** The person that an address belongs to. */
export const personIdOf = ({ id, joinedTo }: { id: string; joinedTo: string | null }): string =>
  joinedTo ?? id;
