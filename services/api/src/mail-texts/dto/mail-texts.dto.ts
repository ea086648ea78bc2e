import { ApiProperty } from '@nestjs/swagger';
import { MaybeNested } from '../../platform';
import { MailWords, SeenVersion, Standing } from '../../settings';

/** A mail of the list. */
export class MailTextRow extends Standing {
  @ApiProperty() key: string;
  @ApiProperty() title: string;
  @ApiProperty({ description: 'Who gets it, and when' }) occasion: string;
  @ApiProperty({ description: 'The owner’s words hold, not the installed ones' }) isOwn: boolean;
}

/** A name in braces that a mail knows. */
export class MailPlaceholder {
  @ApiProperty({ example: 'order number' }) name: string;
  @ApiProperty({ description: 'The mail makes no sense without it' }) isRequired: boolean;
  @ApiProperty({ description: 'Takes a paragraph of its own' }) isBlock: boolean;
  @ApiProperty({ description: 'What a preview shows for it' }) sample: string;
}

/** A mail with its words as they hold. */
export class MailTextRecord extends MailTextRow {
  @ApiProperty({ type: MailWords }) content: MailWords;
  @ApiProperty({ type: MailWords }) installed: MailWords;
  @ApiProperty({ type: [MailPlaceholder] }) placeholders: MailPlaceholder[];
}

/** New words for a mail; null gives it back to the installed ones. */
export class MailTextChange extends SeenVersion {
  @ApiProperty({ type: MailWords, nullable: true })
  @MaybeNested(() => MailWords)
  content: MailWords | null;
}

/** A mail as it would be sent. */
export class MailPreview {
  @ApiProperty() subject: string;
  @ApiProperty() text: string;
  @ApiProperty() html: string;
}

/** What the words were from one change to the next. */
export class MailTextVersion extends Standing {
  @ApiProperty({ type: MailWords, nullable: true, description: 'Null is as installed' })
  content: MailWords | null;
}
