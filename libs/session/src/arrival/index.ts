/** What a visitor brings along in the address of the first page: for the shell alone. */
export { beginVisit, keepArrival, readArrival, type Arrival } from './arrival';
