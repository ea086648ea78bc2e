/** What a visitor brings along in the address of the first page: for the shell alone. */
export { startVisit, saveAttribution, parseLanding, type Landing as Arrival } from './landing';
