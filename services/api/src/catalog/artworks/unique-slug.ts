const MAX_SLUG_ATTEMPTS = 5;

/**
 * Writes a work under a slug that is free. Two of one title may be written at the same moment: the one that comes second
 * looks for the next slug and tries again.
 */
export async function withUniqueSlug<Written>(write: () => Promise<Written>): Promise<Written> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await write();
    } catch (error) {
      if (attempt >= MAX_SLUG_ATTEMPTS || !isDuplicateEntry(error)) throw error;
    }
  }
}

const isDuplicateEntry = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ER_DUP_ENTRY';
