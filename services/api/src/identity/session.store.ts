import { Injectable } from '@nestjs/common';
import { Database } from '../platform';
import { Collector } from './collector.entity';
import { Session } from './session.entity';

/** Every query on sessions. */
@Injectable()
export class SessionStore {
  constructor(private readonly database: Database) {}

  async add(session: Session): Promise<void> {
    await this.database.manager.insert(Session, session);
  }

  /** A collector's session and account in one round trip. */
  async ofCollector(tokenDigest: string): Promise<{ session: Session; collector: Collector } | null> {
    const session = await this.database.manager
      .createQueryBuilder(Session, 'session')
      .innerJoinAndMapOne(
        'session.collector',
        Collector,
        'collector',
        "session.kind = 'collector' AND collector.id = session.account_id",
      )
      .where({ tokenDigest })
      .getOne();
    return session && hasCollector(session) ? { session, collector: session.collector } : null;
  }

  async noteUse(id: string, seenAt: Date): Promise<void> {
    await this.database.manager.update(Session, { id }, { seenAt });
  }

  async remove(tokenDigest: string): Promise<void> {
    await this.database.manager.delete(Session, { tokenDigest });
  }
}

const hasCollector = (session: Session): session is Session & { collector: Collector } =>
  'collector' in session && session.collector instanceof Collector;
