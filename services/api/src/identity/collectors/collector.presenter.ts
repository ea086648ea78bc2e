import type { CollectorEntity } from './collector.entity';
import type { CollectorRecord } from './dto/collector-account.dto';

type PresentableCollector = Pick<
  CollectorEntity,
  'id' | 'firstName' | 'lastName' | 'email' | 'emailConfirmedAt' | 'profileImageUrl' | 'level' | 'createdAt'
>;

/** A collector's own account. */
export const presentCollector = (collector: PresentableCollector): CollectorRecord => ({
  id: collector.id,
  firstName: collector.firstName,
  lastName: collector.lastName,
  email: collector.email,
  isEmailConfirmed: collector.emailConfirmedAt !== null,
  profileImageUrl: collector.profileImageUrl,
  collectorLevel: collector.level,
  createdAt: collector.createdAt.toISOString(),
});
