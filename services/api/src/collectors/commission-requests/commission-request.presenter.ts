import type { CommissionRequestWithEvents } from './commission-requests.store';
import type { CommissionRequestRecord } from './dto/commission-request.dto';

/** All that leaves of a commission. Who moved it stays inside. */
export const presentCommissionRequest = ({
  commission,
  events,
}: CommissionRequestWithEvents): CommissionRequestRecord => ({
  id: commission.id,
  createdAt: commission.createdAt.toISOString(),
  status: commission.status,
  projectType: commission.projectType,
  budgetRange: commission.budgetRange,
  description: commission.description,
  wantsStudioVisit: commission.wantsStudioVisit,
  events: events.map(({ status, createdAt, note }) => ({ status, at: createdAt.toISOString(), note })),
});
