import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentStaff, ForStaff, type SignedInStaff } from '../identity';
import { SearchQuery, SearchResults } from './dto/search.dto';
import { SearchService } from './search.service';

/** The search field on every page of the admin. */
@ApiTags('search')
@ForStaff()
@Controller('api/admin/search')
export class AdminSearchController {
  constructor(private readonly searchService: SearchService) {}

  /** Searches the artworks, prints, people, orders, certificates and events that the caller may read. */
  @Get()
  @ApiOkResponse({ type: SearchResults })
  find(@Query() { q }: SearchQuery, @CurrentStaff() staff: SignedInStaff): Promise<SearchResults> {
    return this.searchService.find(q, staff);
  }
}
