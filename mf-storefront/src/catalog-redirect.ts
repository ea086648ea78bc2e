/** Where /catalog leads: the collector pages link there, the catalogue stands at /fine-art; the query stays. */
export function catalogRedirectPath(requested: string): string {
  return `/fine-art${new URL(requested).search}`;
}
