import type { Collector } from './collector.entity';
import type { CollectorRecord } from './dto/collector-record.dto';

type Shown = Pick<
  Collector,
  'id' | 'firstName' | 'lastName' | 'email' | 'emailConfirmedAt' | 'profileImageUrl' | 'level' | 'createdAt'
>;

/** What a collector may read of their own account. */
export const presentCollector = (collector: Shown): CollectorRecord => ({
  id: collector.id,
  firstName: collector.firstName,
  lastName: collector.lastName,
  email: collector.email,
  isEmailConfirmed: collector.emailConfirmedAt !== null,
  profileImageUrl: collector.profileImageUrl,
  collectorLevel: collector.level,
  createdAt: collector.createdAt.toISOString(),
});
