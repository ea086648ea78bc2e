import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
  ApiForbiddenResponse,
} from '@nestjs/swagger';
import { CurrentStaff, ForStaff, type SignedInStaff } from '../identity';
import {
  LetterContent,
  LetterPreview,
  LetterReach,
  LetterRecipients,
  LetterRecord,
  LetterRow,
  SendLetter,
  UpdateLetter,
} from './dto/letters.dto';
import { LettersQueries } from './letters.queries';
import { LettersService } from './letters.service';

/** Letters: newsletters that staff write and send to subscribers. */
@ApiTags('letters')
@ForStaff()
@Controller('api/admin/letters')
export class AdminLettersController {
  constructor(
    private readonly lettersQueries: LettersQueries,
    private readonly lettersService: LettersService,
  ) {}

  /** Lists the latest 200 letters, newest first. */
  @Get()
  @ApiOkResponse({ type: [LetterRow] })
  list(): Promise<LetterRow[]> {
    return this.lettersQueries.list();
  }

  /** Creates a draft letter. */
  @Post()
  @ApiCreatedResponse({ type: LetterRecord })
  @ApiForbiddenResponse({ description: 'owner_only' })
  async create(@Body() body: LetterContent, @CurrentStaff() staff: SignedInStaff): Promise<LetterRecord> {
    return this.lettersQueries.get(await this.lettersService.create(body, staff));
  }

  /** Renders a letter, saved or not, as it would be sent. */
  @Post('preview')
  @HttpCode(200)
  @ApiOkResponse({ type: LetterPreview })
  preview(@Body() body: LetterContent): Promise<LetterPreview> {
    return this.lettersService.preview(body);
  }

  /** Counts who would get a letter. */
  @Post('reach')
  @HttpCode(200)
  @ApiOkResponse({ type: LetterReach })
  @ApiForbiddenResponse({ description: 'owner_only' })
  reach(@Body() body: LetterRecipients, @CurrentStaff() staff: SignedInStaff): Promise<LetterReach> {
    return this.lettersService.reach(body, staff);
  }

  /** A letter with its results. */
  @Get(':id')
  @ApiOkResponse({ type: LetterRecord })
  @ApiNotFoundResponse({ description: 'letter_not_found' })
  view(@Param('id') id: string): Promise<LetterRecord> {
    return this.lettersQueries.get(id);
  }

  /** Changes a draft letter. */
  @Put(':id')
  @ApiOkResponse({ type: LetterRecord })
  @ApiNotFoundResponse({ description: 'letter_not_found' })
  @ApiConflictResponse({ description: 'changed_meanwhile, letter_state_refused' })
  @ApiForbiddenResponse({ description: 'owner_only' })
  async update(
    @Param('id') id: string,
    @Body() body: UpdateLetter,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<LetterRecord> {
    await this.lettersService.update(id, body, staff);
    return this.lettersQueries.get(id);
  }

  /** Deletes a draft letter. */
  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: 'letter_not_found' })
  @ApiConflictResponse({ description: 'letter_state_refused' })
  async delete(@Param('id') id: string, @CurrentStaff() staff: SignedInStaff): Promise<void> {
    await this.lettersService.delete(id, staff);
  }

  /** Sends a letter to the caller only, as a test. */
  @Post(':id/test')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: 'letter_not_found' })
  async sendTest(@Param('id') id: string, @CurrentStaff() staff: SignedInStaff): Promise<void> {
    await this.lettersService.sendTest(id, staff);
  }

  /** Sends a letter to its recipients, now or on a date. */
  @Post(':id/send')
  @HttpCode(200)
  @ApiOkResponse({ type: LetterRecord })
  @ApiNotFoundResponse({ description: 'letter_not_found' })
  @ApiConflictResponse({ description: 'changed_meanwhile, letter_state_refused' })
  async send(
    @Param('id') id: string,
    @Body() body: SendLetter,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<LetterRecord> {
    await this.lettersService.send(id, body, staff);
    return this.lettersQueries.get(id);
  }

  /** Stops a letter. One that has not started becomes a draft again. */
  @Post(':id/stop')
  @HttpCode(200)
  @ApiOkResponse({ type: LetterRecord })
  @ApiNotFoundResponse({ description: 'letter_not_found' })
  @ApiConflictResponse({ description: 'letter_state_refused' })
  async stop(@Param('id') id: string, @CurrentStaff() staff: SignedInStaff): Promise<LetterRecord> {
    await this.lettersService.stop(id, staff);
    return this.lettersQueries.get(id);
  }

  /** Resumes a stopped letter. */
  @Post(':id/resume')
  @HttpCode(200)
  @ApiOkResponse({ type: LetterRecord })
  @ApiNotFoundResponse({ description: 'letter_not_found' })
  @ApiConflictResponse({ description: 'letter_state_refused' })
  async resume(@Param('id') id: string, @CurrentStaff() staff: SignedInStaff): Promise<LetterRecord> {
    await this.lettersService.resume(id, staff);
    return this.lettersQueries.get(id);
  }
}
