import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  type StreamableFile,
} from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentStaff, ForOwner, ForStaff, type SignedInStaff } from '../../identity';
import { csvDownload, GetCsv } from '../../platform';
import { UnansweredMessages } from '../unanswered-messages';
import { AnswerMessage } from './answer-message';
import { ChangeMessage } from './change-message';
import {
  AnswerByMail,
  AssignMessage,
  MoveMessage,
  NoteMessage,
  ReadMessage,
} from './dto/message-changes.dto';
import { MessageCounts, MessageList, MessageListQuery, StaffMember } from './dto/message-list.dto';
import { MessageRecord } from './dto/message-record.dto';
import { SellByMessage } from './dto/sell-by-message.dto';
import { ListMessages } from './list-messages';
import { LookAfterMessage } from './look-after-message';
import { PresentMessages } from './present-messages';
import { ReadMessageRecord } from './read-message-record';
import { SellToWriter } from './sell-to-writer';

const CHANGED = 'changed_meanwhile';

/** The gallery's calls about what people write to it: find, read, answer, look after, sell. */
@ApiTags('inbox')
@ForStaff()
@Controller('api/admin')
export class InboxController {
  constructor(
    private readonly listing: ListMessages,
    private readonly reading: ReadMessageRecord,
    private readonly presenting: PresentMessages,
    private readonly unanswered: UnansweredMessages,
    private readonly changing: ChangeMessage,
    private readonly looking: LookAfterMessage,
    private readonly answering: AnswerMessage,
    private readonly selling: SellToWriter,
  ) {}

  /** Newest first, or what is due first, a page at a time. */
  @Get('inbox')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: MessageList })
  list(@Query() query: MessageListQuery, @CurrentStaff() staff: SignedInStaff): Promise<MessageList> {
    return this.listing.page(query, staff);
  }

  /** Every message that matches, as a file that is made while it is sent. */
  @GetCsv('inbox.csv')
  csv(
    @Query() { cursor: _cursor, limit: _limit, ...wish }: MessageListQuery,
    @CurrentStaff() staff: SignedInStaff,
  ): StreamableFile {
    return csvDownload('inbox.csv', this.listing.csv(wish, staff));
  }

  /** How many answers the gallery owes. */
  @Get('inbox/counts')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: MessageCounts })
  counts(): Promise<MessageCounts> {
    return this.unanswered.counts();
  }

  /** Whom a message can be given to. */
  @Get('inbox/assignees')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: [StaffMember] })
  assignees(): Promise<StaffMember[]> {
    return this.presenting.assignees();
  }

  /** The message, whole, with all that was done about it. */
  @Get('inbox/:id')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: MessageRecord })
  view(@Param('id') id: string): Promise<MessageRecord> {
    return this.reading.of(id);
  }

  /** Somebody of the gallery has read it, or wants it to look unread. */
  @Put('inbox/:id/reading')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: MessageRecord })
  async read(@Param('id') id: string, @Body() { isRead }: ReadMessage): Promise<MessageRecord> {
    await this.looking.read(id, isRead);
    return this.reading.of(id);
  }

  /** Gives it to somebody, or to nobody. */
  @Put('inbox/:id/assignment')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: MessageRecord })
  @ApiConflictResponse({ description: CHANGED })
  async assign(
    @Param('id') id: string,
    @Body() { staffId, version }: AssignMessage,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<MessageRecord> {
    await this.looking.assign(id, staffId ?? null, version, staff);
    return this.reading.of(id);
  }

  /** Closes it without an answer, or opens it again. There already is no error. */
  @Post('inbox/:id/state')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: MessageRecord })
  @ApiConflictResponse({ description: CHANGED })
  async move(
    @Param('id') id: string,
    @Body() { state, version }: MoveMessage,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<MessageRecord> {
    await this.changing.move(id, state, version, staff);
    return this.reading.of(id);
  }

  /** Writes a note for the gallery alone. */
  @Post('inbox/:id/notes')
  @Header('cache-control', 'no-store')
  @ApiCreatedResponse({ type: MessageRecord })
  async note(
    @Param('id') id: string,
    @Body() { note }: NoteMessage,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<MessageRecord> {
    await this.changing.note(id, note, staff);
    return this.reading.of(id);
  }

  /** Answers by mail, signed by the gallery, with the message quoted. */
  @Post('inbox/:id/answers')
  @Header('cache-control', 'no-store')
  @ApiCreatedResponse({ type: MessageRecord })
  @ApiConflictResponse({ description: CHANGED })
  async answer(
    @Param('id') id: string,
    @Body() { subject, text, version }: AnswerByMail,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<MessageRecord> {
    await this.answering.answer(id, { subject, text }, version, staff);
    return this.reading.of(id);
  }

  /** Makes an order of it, whose prints are held, and mails the link at which it is paid. */
  @Post('inbox/:id/orders')
  @Header('cache-control', 'no-store')
  @ApiCreatedResponse({ type: MessageRecord })
  @ApiConflictResponse({ description: `${CHANGED}, prints_unavailable, inquiry_only` })
  async sell(
    @Param('id') id: string,
    @Body() body: SellByMessage,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<MessageRecord> {
    await this.selling.sell(id, body, staff);
    return this.reading.of(id);
  }

  /** Deletes for good what nobody should have sent. */
  @ForOwner()
  @Delete('inbox/:id')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiConflictResponse({ description: 'message_kept' })
  async remove(@Param('id') id: string, @CurrentStaff() staff: SignedInStaff): Promise<void> {
    await this.looking.remove(id, staff);
  }
}
