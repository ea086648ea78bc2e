import type { SessionRecord } from './dto/session-record.dto';
import type { SessionEntity } from '../sessions/session.entity';

/** A session as its owner sees it, who calls by the one that is named. */
export const presentSession = (session: SessionEntity, currentId: string): SessionRecord => ({
  id: session.id,
  device: session.device,
  createdAt: session.createdAt.toISOString(),
  seenAt: session.seenAt.toISOString(),
  isCurrent: session.id === currentId,
});
