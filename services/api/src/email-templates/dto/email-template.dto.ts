import { ApiProperty } from '@nestjs/swagger';
import { NestedOrNull } from '../../platform';
import { EmailText, ExpectedVersion, SectionRecord } from '../../settings';

/** An email template in the list. */
export class EmailTemplateRow extends SectionRecord {
  @ApiProperty() key: string;
  @ApiProperty() title: string;
  @ApiProperty({ description: 'Who gets it, and when' }) occasion: string;
  @ApiProperty({ description: 'The owner’s words hold, not the installed ones' }) isOwn: boolean;
}

/** A placeholder of a template. */
export class EmailPlaceholder {
  @ApiProperty({ example: 'order number' }) name: string;
  @ApiProperty({ description: 'The mail makes no sense without it' }) isRequired: boolean;
  @ApiProperty({ description: 'Takes a paragraph of its own' }) isBlock: boolean;
  @ApiProperty({ description: 'What a preview shows for it' }) sample: string;
}

/** An email template with its current content. */
export class EmailTemplateRecord extends EmailTemplateRow {
  @ApiProperty({ type: EmailText }) content: EmailText;
  @ApiProperty({ type: EmailText }) installed: EmailText;
  @ApiProperty({ type: [EmailPlaceholder] }) placeholders: EmailPlaceholder[];
}

/** New content for a template; null restores the default. */
export class UpdateEmailTemplate extends ExpectedVersion {
  @ApiProperty({ type: EmailText, nullable: true })
  @NestedOrNull(() => EmailText)
  content: EmailText | null;
}

/** An email as it would be sent. */
export class EmailPreview {
  @ApiProperty() subject: string;
  @ApiProperty() text: string;
  @ApiProperty() html: string;
}

/** A former version of the content. */
export class EmailTemplateVersion extends SectionRecord {
  @ApiProperty({ type: EmailText, nullable: true, description: 'Null is as installed' })
  content: EmailText | null;
}
