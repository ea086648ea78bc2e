/** Reading a history. */

/**
 * What clients were told about one operation.
 * @param {readonly import('./history.mjs').Entry[]} entries @param {string} operation
 */
export const told = (entries, operation) =>
  entries.filter((entry) => entry.operation === operation && entry.outcome === 'told');

/** A print as messages name it. @param {{ editionId: string, editionNumber: number }} print */
export const printOf = ({ editionId, editionNumber }) => `number ${editionNumber} of edition ${editionId}`;

/** Each value that occurs more than once. @param {readonly string[]} values */
export const duplicatesIn = (values) => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];
