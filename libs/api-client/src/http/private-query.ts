/** Calls whose responses belong to one collector. A query's key begins with the path of its call. */
const PRIVATE_PATH = /^\/api\/(collectors?|favorites|orders|commissions|auth)(\/|$)/;

/** Whether a cached response belongs to the collector who was signed in. */
export const isPrivateQuery = ({ queryKey: [path] }: { queryKey: readonly unknown[] }): boolean =>
  typeof path === 'string' && PRIVATE_PATH.test(path);
