import { CONTACT_SUBJECTS, type ContactSubject } from '@gallery/domain';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsIn } from 'class-validator';
import { NestedEach } from '../../platform';
import { Line, OptionalPicture, type PictureUse, Prose, ProseList } from './section-fields';

/** Whom the gallery likes to hear from, and about what. */
export class ContactCategory {
  @Line() name: string;
  @Prose() text: string;

  @ApiProperty({ enum: CONTACT_SUBJECTS, description: 'Chosen in the form for those who come from here' })
  @IsIn(CONTACT_SUBJECTS)
  subject: ContactSubject;
}

/** What the contact page says. */
export class ContactText {
  @Prose() sentence: string;
  @ProseList() studio: string[];

  @ApiProperty({ type: [ContactCategory] })
  @IsArray()
  @ArrayMaxSize(8)
  @NestedEach(() => ContactCategory)
  categories: ContactCategory[];
}

/** The contact page as it is kept. */
export class ContactContent extends ContactText {
  /** Of the studio. Sections of former releases have none. */
  @OptionalPicture() picture: PictureUse | null = null;
}
