import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CatalogModule } from '../catalog';
import { IdentityModule, ResolveAuditSubjects } from '../identity';
import { InboxModule } from '../inbox';
import { OrdersModule } from '../orders';
import { PeopleModule } from '../people';
import { DomainEvents } from '../platform';
import { EmailEventsController } from './email-events.controller';
import { LetterRenderingService } from './letter-rendering.service';
import { LetterSendingService } from './letter-sending.service';
import { AdminLettersController } from './letters.admin.controller';
import { LettersQueries } from './letters.queries';
import { LettersService } from './letters.service';
import { LetterEntity, LetterRecipientEntity, LettersStore } from './letters.store';

/** Letters to subscribers: written, sent at a limited rate, and counted. */
@Module({
  imports: [
    TypeOrmModule.forFeature([LetterEntity, LetterRecipientEntity]),
    CatalogModule,
    IdentityModule,
    InboxModule,
    OrdersModule,
    PeopleModule,
  ],
  controllers: [AdminLettersController, EmailEventsController],
  providers: [LetterRenderingService, LetterSendingService, LettersQueries, LettersService, LettersStore],
})
export class LettersModule implements OnModuleInit {
  constructor(private readonly domainEvents: DomainEvents) {}

  /** Lets the audit log name letters by their subject. */
  onModuleInit(): void {
    this.domainEvents.on(ResolveAuditSubjects, async (subjects) =>
      subjects.add('letter', 'SELECT id, subject AS name FROM letters'),
    );
  }
}
