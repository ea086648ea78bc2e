/** Attribution from the address of the first page; used by the shell alone. */
export { startVisit, saveAttribution, parseLanding, type Landing as Arrival } from './landing';
