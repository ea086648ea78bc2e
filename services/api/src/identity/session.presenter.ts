import type { SessionRecord } from './dto/session-record.dto';
import type { Session } from './session.entity';

/** A session as its owner sees it, who calls by the one that is named. */
export const presentSession = (session: Session, currentId: string): SessionRecord => ({
  id: session.id,
  device: session.device,
  createdAt: session.createdAt.toISOString(),
  seenAt: session.seenAt.toISOString(),
  isCurrent: session.id === currentId,
});
