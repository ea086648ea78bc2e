import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity';
import { AdminSearchController } from './search.admin.controller';
import { SearchService } from './search.service';
import { SearchStore } from './search.store';

/** One search across the tables of all other modules. */
@Module({
  imports: [IdentityModule],
  controllers: [AdminSearchController],
  providers: [SearchService, SearchStore],
})
export class SearchModule {}
