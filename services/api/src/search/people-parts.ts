import type { PersonKind } from '../people';
import { containsPattern, isAscii, prefixPattern } from '../platform';
import { MAX_RESULTS_PER_GROUP } from './search-policy';
import type { SearchTerms } from './search-terms';

/** A part of a query, with the values of its placeholders. */
export interface SqlPart {
  sql: string;
  values: (string | number)[];
}

/** Which kind a person with several is shown as: first by their account, then by what they did. */
export const PERSON_KIND_ORDER: readonly PersonKind[] = [
  'collector',
  'affiliate',
  'buyer',
  'inquirer',
  'guest',
  'subscriber',
];

/** Queries for people in each table that knows them: some of each kind. */
export function peopleParts(terms: SearchTerms, { withAffiliates }: { withAffiliates: boolean }): SqlPart[] {
  const name = prefixPattern(terms.text);
  const email = terms.email === null ? null : prefixPattern(terms.email);
  return [
    ...collectorParts(terms, name, email),
    ...(withAffiliates ? [affiliatePart(terms)] : []),
    ...senderParts({ kind: 'buyer', table: 'orders', prefix: 'customer_', name, email }),
    ...senderParts({ kind: 'inquirer', table: 'contact_messages', prefix: '', name, email }),
    ...personParts(name, email),
  ];
}

const COLLECTOR_COLUMNS = `SELECT 'collector' AS kind, id, CONCAT(first_name, ' ', last_name) AS name, email FROM collectors`;

/** By email address, by either name, or by first name and the beginning of the last name. */
function collectorParts({ text }: SearchTerms, name: string, email: string | null): SqlPart[] {
  const [first = '', ...rest] = text.split(' ');
  const limit = `LIMIT ${MAX_RESULTS_PER_GROUP}`;
  return [
    { sql: `${COLLECTOR_COLUMNS} WHERE last_name LIKE ? ${limit}`, values: [name] },
    { sql: `${COLLECTOR_COLUMNS} WHERE first_name LIKE ? ${limit}`, values: [name] },
    ...(email === null ? [] : [{ sql: `${COLLECTOR_COLUMNS} WHERE email LIKE ? ${limit}`, values: [email] }]),
    ...(rest.length === 0
      ? []
      : [
          {
            sql: `${COLLECTOR_COLUMNS} WHERE first_name = ? AND last_name LIKE ? ${limit}`,
            values: [first, prefixPattern(rest.join(' '))],
          },
        ]),
  ];
}

/** Anywhere in name, email address or code: affiliates are few. */
function affiliatePart({ text }: SearchTerms): SqlPart {
  // Codes are ASCII, and MySQL refuses to compare them with other characters.
  const columns = isAscii(text) ? ['name', 'email', 'code'] : ['name', 'email'];
  return {
    sql: `SELECT 'affiliate' AS kind, id, name, ${inCollation('email')} FROM affiliates
      WHERE ${columns.map((column) => `${column} LIKE ?`).join(' OR ')} LIMIT ${MAX_RESULTS_PER_GROUP}`,
    values: columns.map(() => containsPattern(text)),
  };
}

/** Guests and subscribers, who may be nothing else; up to date within seconds. */
const personParts = (name: string, email: string | null): SqlPart[] =>
  [{ column: 'name', value: name }, ...(email === null ? [] : [{ column: 'email', value: email }])].map(
    ({ column, value }) => ({
      sql: `SELECT IF(FIND_IN_SET('guest', kinds), 'guest', 'subscriber') AS kind, id, name, email FROM people
      WHERE ${column} LIKE ? AND (FIND_IN_SET('guest', kinds) OR FIND_IN_SET('subscriber', kinds))
      LIMIT ${MAX_RESULTS_PER_GROUP}`,
      values: [value],
    }),
  );

interface Senders {
  kind: 'buyer' | 'inquirer';
  table: 'orders' | 'contact_messages';
  prefix: 'customer_' | '';
  name: string;
  email: string | null;
}

/** People who gave their name and email address on orders or messages. */
const senderParts = ({ kind, table, prefix, name, email }: Senders): SqlPart[] =>
  [
    { column: `${prefix}name`, value: name },
    { column: `${prefix}last_name`, value: name },
    ...(email === null ? [] : [{ column: `${prefix}email`, value: email }]),
  ].map(({ column, value }) => ({
    // DISTINCT stops at the limit; GROUP BY would read all matches.
    sql: `SELECT DISTINCT '${kind}' AS kind, NULL AS id, ${prefix}name AS name, ${inCollation(`${prefix}email`)}
      FROM ${table} WHERE ${column} LIKE ? LIMIT ${MAX_RESULTS_PER_GROUP}`,
    values: [value],
  }));

/** Addresses of accounts are compared exactly, others are not: a union needs one collation for all. */
const inCollation = (email: string): string => `${email} COLLATE utf8mb4_bin AS email`;
