/** Calls whose answers are one collector's own: the first part of a query's key is the path of its call. */
const PRIVATE_PATH = /^\/api\/(collectors?|favorites|orders|commissions|auth)(\/|$)/;

/** Whether a cached answer belongs to whoever was signed in when it came. */
export const isPrivateQuery = ({ queryKey: [path] }: { queryKey: readonly unknown[] }): boolean =>
  typeof path === 'string' && PRIVATE_PATH.test(path);
