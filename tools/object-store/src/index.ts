export { startObjectStore } from './object-store';
export type { ObjectStore, ObjectStoreOptions, StoreFaults } from './object-store-interface';
