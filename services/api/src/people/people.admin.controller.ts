import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  type StreamableFile,
} from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
  ApiForbiddenResponse,
} from '@nestjs/swagger';
import { CurrentStaff, ForStaff, OwnerRoute, PersonalDataExport, type SignedInStaff } from '../identity';
import { csvDownload, GetCsv } from '../platform';
import {
  AddPersonTag,
  JoinAddress,
  PeopleList,
  PeopleListQuery,
  PersonRecord,
  PersonTag,
  RecordConsent,
  UpdatePersonNote,
} from './dto/people.dto';
import { PeopleListQueries } from './people-list.queries';
import { PersonRecordQueries } from './person-record.queries';
import { PeopleService, PersonAddressesService } from './people.service';

/** Staff find everyone the gallery deals with, read their history, and keep tags and a note. */
@ApiTags('people')
@ForStaff()
@Controller('api/admin')
export class AdminPeopleController {
  constructor(
    private readonly peopleListQueries: PeopleListQueries,
    private readonly personRecordQueries: PersonRecordQueries,
    private readonly peopleService: PeopleService,
    private readonly personAddressesService: PersonAddressesService,
  ) {}

  /** Lists people, latest contact first, a page at a time. */
  @Get('people')
  @ApiOkResponse({ type: PeopleList })
  @ApiForbiddenResponse({ description: 'owner_only' })
  list(@Query() query: PeopleListQuery, @CurrentStaff() staff: SignedInStaff): Promise<PeopleList> {
    return this.peopleListQueries.page(query, staff);
  }

  /** Exports everyone who matches as a CSV stream. */
  @PersonalDataExport()
  @GetCsv('people.csv')
  csv(@Query() query: PeopleListQuery, @CurrentStaff() staff: SignedInStaff): StreamableFile {
    return csvDownload('people.csv', this.peopleListQueries.csv(query, staff));
  }

  /** Lists every tag in use. */
  @Get('people/tags')
  @ApiOkResponse({ type: [PersonTag] })
  tags(): Promise<PersonTag[]> {
    return this.peopleListQueries.tags();
  }

  /** A person, with everything between them and the gallery. */
  @Get('people/:id')
  @ApiOkResponse({ type: PersonRecord })
  @ApiNotFoundResponse({ description: 'person_not_found' })
  view(@Param('id') id: string, @CurrentStaff() staff: SignedInStaff): Promise<PersonRecord> {
    return this.personRecordQueries.get(id, staff);
  }

  /** Joins an email address, with those already joined to it, to a person. */
  @OwnerRoute()
  @Post('people/:id/addresses')
  @HttpCode(200)
  @ApiOkResponse({ type: PersonRecord })
  @ApiNotFoundResponse({ description: 'person_not_found' })
  async joinAddress(
    @Param('id') id: string,
    @Body() { email }: JoinAddress,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<PersonRecord> {
    await this.personAddressesService.join(id, email, staff);
    return this.personRecordQueries.get(id, staff);
  }

  /** Separates a joined address, which becomes a person of its own again. */
  @OwnerRoute()
  @Delete('people/:id/addresses/:addressId')
  @ApiOkResponse({ type: PersonRecord })
  @ApiNotFoundResponse({ description: 'person_not_found' })
  async partAddress(
    @Param('id') id: string,
    @Param('addressId') addressId: string,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<PersonRecord> {
    await this.personAddressesService.part(id, addressId, staff);
    return this.personRecordQueries.get(id, staff);
  }

  /** Adds a tag to a person. */
  @Post('people/:id/tags')
  @HttpCode(200)
  @ApiOkResponse({ type: PersonRecord })
  @ApiNotFoundResponse({ description: 'person_not_found' })
  async addTag(
    @Param('id') id: string,
    @Body() { tag }: AddPersonTag,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<PersonRecord> {
    await this.peopleService.addTag(id, tag, staff);
    return this.personRecordQueries.get(id, staff);
  }

  /** Removes a tag from a person. */
  @Delete('people/:id/tags/:tag')
  @ApiOkResponse({ type: PersonRecord })
  @ApiNotFoundResponse({ description: 'person_not_found' })
  async removeTag(
    @Param('id') id: string,
    @Param('tag') tag: string,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<PersonRecord> {
    await this.peopleService.removeTag(id, tag, staff);
    return this.personRecordQueries.get(id, staff);
  }

  /** Records a person’s consent to the newsletter, and how they gave it. */
  @Post('people/:id/newsletter')
  @HttpCode(200)
  @ApiOkResponse({ type: PersonRecord })
  @ApiNotFoundResponse({ description: 'person_not_found' })
  @ApiConflictResponse({ description: 'newsletter_ended' })
  async recordConsent(
    @Param('id') id: string,
    @Body() body: RecordConsent,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<PersonRecord> {
    await this.peopleService.recordConsent(id, body, staff);
    return this.personRecordQueries.get(id, staff);
  }

  /** Unsubscribes a person from the newsletter. */
  @Delete('people/:id/newsletter')
  @ApiOkResponse({ type: PersonRecord })
  @ApiNotFoundResponse({ description: 'person_not_found' })
  async endNewsletter(@Param('id') id: string, @CurrentStaff() staff: SignedInStaff): Promise<PersonRecord> {
    await this.peopleService.endNewsletter(id, staff);
    return this.personRecordQueries.get(id, staff);
  }

  /** Replaces a person’s note; an empty text removes it. */
  @Put('people/:id/note')
  @ApiOkResponse({ type: PersonRecord })
  @ApiNotFoundResponse({ description: 'person_not_found' })
  @ApiConflictResponse({ description: 'changed_meanwhile' })
  async updateNote(
    @Param('id') id: string,
    @Body() body: UpdatePersonNote,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<PersonRecord> {
    await this.peopleService.updateNote(id, body, staff);
    return this.personRecordQueries.get(id, staff);
  }
}
