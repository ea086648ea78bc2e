/** The slug of a title: lowercase, no non-word characters, spaces to hyphens, repeated hyphens collapsed. */
export const slugify = (title: string): string =>
  title
    .toLowerCase()
    .trim()
    .replace(/[^\w\s-]/g, '')
    .replace(/\s+/g, '-')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
