import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IdentityModule } from '../identity';
import { InboxModule } from '../inbox';
import { AdminPeopleController } from './people.admin.controller';
import { PeopleListQueries, SubscribersQueries } from './people-list.queries';
import { PeopleListeners } from './people.listeners';
import { PeopleRefreshService } from './people-refresh.service';
import { PeopleSourcesStore } from './people-sources.store';
import { PeopleStore, PersonEntity, PersonTagEntity } from './people.store';
import { PersonRecordQueries } from './person-record.queries';
import { PeopleService, PersonAddressesService } from './people.service';

/** Everyone the gallery deals with, as one list by email address. */
@Module({
  imports: [TypeOrmModule.forFeature([PersonEntity, PersonTagEntity]), IdentityModule, InboxModule],
  controllers: [AdminPeopleController],
  providers: [
    PeopleListeners,
    PeopleListQueries,
    PeopleRefreshService,
    PeopleSourcesStore,
    PeopleStore,
    PersonAddressesService,
    PersonRecordQueries,
    PeopleService,
    SubscribersQueries,
  ],
  exports: [SubscribersQueries],
})
export class PeopleModule {}
