/** The collector pages link to /catalog; the catalog is at /fine-art. Keeps the query. */
export function catalogRedirectPath(requested: string): string {
  return `/fine-art${new URL(requested).search}`;
}
