import { ApiProperty, ApiPropertyOptional, PickType } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsInt, IsNotEmpty, IsOptional, IsString, IsUUID, Matches } from 'class-validator';
import { MaxLength, SINGLE_LINE, Trim } from '../../../platform';
import { CreateAffiliate } from '../../../affiliates';

/** Body of `POST /api/admin/inbox/{id}/affiliate`: the affiliate to create. */
export class ApproveApplication extends PickType(CreateAffiliate, [
  'partnerName',
  'partnerId',
  'email',
  'commissionRate',
]) {
  @ApiProperty({ description: 'Of the message as it was read' }) @IsInt() version: number;
}

/** Body of `POST /api/admin/inbox/{id}/decline`. */
export class DeclineApplication {
  @ApiProperty({ description: 'Of the message as it was read' }) @IsInt() version: number;

  @ApiPropertyOptional({ description: 'The gallery’s own words in the mail' })
  @IsOptional()
  @Trim()
  @MaxLength(2_000, { message: 'Please keep the words within 2,000 characters.' })
  @IsString()
  words?: string;
}

/** The version that every change is based on. */
class MessageVersion {
  @ApiProperty({ description: 'Of the message as it was read' }) @IsInt() version: number;
}

/** Body of `POST /api/admin/inbox/{id}/notes`. */
export class CreateMessageNote {
  @ApiProperty()
  @Trim()
  @MaxLength(2_000, { message: 'Please keep the note within 2,000 characters.' })
  @IsNotEmpty({ message: 'Please enter a note.' })
  @IsString({ message: 'Please enter a note.' })
  note: string;
}

/** Body of `PUT /api/admin/inbox/{id}/reading`. */
export class UpdateMessageReadState {
  @ApiProperty() @IsBoolean() isRead: boolean;
}

/** Body of `PUT /api/admin/inbox/{id}/assignment`. */
export class UpdateMessageAssignment extends MessageVersion {
  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'Null for nobody' })
  @IsOptional()
  @IsUUID(undefined, { message: 'This account cannot be chosen.' })
  staffId: string | null;
}

const TARGET_STATES = ['open', 'closed'] as const;

/** Body of `POST /api/admin/inbox/{id}/state`. */
export class UpdateMessageState extends MessageVersion {
  @ApiProperty({ enum: TARGET_STATES })
  @IsIn(TARGET_STATES)
  state: (typeof TARGET_STATES)[number];
}

/** Body of `POST /api/admin/inbox/{id}/answers`. Decorators run from the last to the first. */
export class CreateMessageReply extends MessageVersion {
  @ApiProperty()
  @Trim()
  @MaxLength(300, { message: 'Please keep the subject within 300 characters.' })
  @Matches(SINGLE_LINE, { message: 'Please enter the subject on one line.' })
  @IsNotEmpty({ message: 'Please enter a subject.' })
  @IsString({ message: 'Please enter a subject.' })
  subject: string;

  @ApiProperty()
  @Trim()
  @MaxLength(10_000, { message: 'Please keep the answer within 10,000 characters.' })
  @IsNotEmpty({ message: 'Please enter an answer.' })
  @IsString({ message: 'Please enter an answer.' })
  text: string;
}
