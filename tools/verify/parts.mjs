/** What `npm run verify` runs: commands of package.json, each with the longest time that it may take. */

const minute = 60_000;

/**
 * @typedef {object} Part
 * @property {string} name for the command line
 * @property {string} what for the table
 * @property {string} script of package.json
 * @property {string[]} args
 * @property {number} timeoutMs
 */

/** @type {readonly Part[]} the shortest and most informative first */
export const PARTS = [
  part('tests', 'Types, lint, tests and journeys', 'test', [], 46),
  part('cluster', 'Two instances, three databases, journeys', 'cluster', ['--galera'], 14),
  part('chaos', 'Failures while people buy', 'chaos', ['--galera', '--purchases', '10000'], 75),
  part('planted-bugs', 'Planted bugs are found', 'planted-bugs', [], 10),
  part('fuzz', 'Requests made up from OpenAPI', 'fuzz', [], 14),
  part('load', 'Purchases under load', 'load', ['--galera', '--minutes', '5'], 10),
  part('engines', 'Walks in WebKit', 'engines', ['webkit', 'engines/'], 14),
];

/**
 * @param {string} name @param {string} what @param {string} script @param {string[]} args @param {number} minutes
 * @returns {Part}
 */
function part(name, what, script, args, minutes) {
  return { name, what, script, args, timeoutMs: minutes * minute };
}
