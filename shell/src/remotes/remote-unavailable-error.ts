import type { RemoteName } from '@gallery/contracts';

/** A remote that could not be loaded: its server is down or too slow, or its code fails. */
export class RemoteUnavailable extends Error {
  override readonly name = 'RemoteUnavailable';

  constructor(
    readonly remote: RemoteName,
    cause: unknown,
  ) {
    super(`The remote ${remote} cannot be loaded.`, { cause });
  }
}
