import type { CommissionWithEvents } from './commission.store';
import type { CommissionRecord } from './dto/commission.dto';

/** All that leaves of a commission. Who moved it stays inside. */
export const presentCommission = ({ commission, events }: CommissionWithEvents): CommissionRecord => ({
  id: commission.id,
  createdAt: commission.createdAt.toISOString(),
  status: commission.status,
  projectType: commission.projectType,
  budgetRange: commission.budgetRange,
  description: commission.description,
  wantsStudioVisit: commission.wantsStudioVisit,
  events: events.map(({ status, createdAt, note }) => ({ status, at: createdAt.toISOString(), note })),
});
