import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CollectorGuard } from './collector.guard';
import { Collector } from './collector.entity';
import { Collectors } from './collectors';
import { CollectorStore } from './collector.store';
import { Session } from './session.entity';
import { SessionStore } from './session.store';
import { Sessions } from './sessions';

/** Accounts and sessions. */
@Module({
  imports: [TypeOrmModule.forFeature([Collector, Session])],
  providers: [CollectorGuard, Collectors, CollectorStore, SessionStore, Sessions],
  exports: [CollectorGuard, Collectors, Sessions],
})
export class IdentityModule {}
