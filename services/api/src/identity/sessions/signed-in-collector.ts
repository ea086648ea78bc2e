import type { CollectorEntity } from '../collectors/collector.entity';

/** Who calls, as their session proves it. */
export interface SignedInCollector extends Readonly<
  Pick<
    CollectorEntity,
    'id' | 'email' | 'emailConfirmedAt' | 'firstName' | 'lastName' | 'profileImageUrl' | 'level' | 'createdAt'
  >
> {
  /** Names the session of this call. */
  readonly sessionId: string;
}
