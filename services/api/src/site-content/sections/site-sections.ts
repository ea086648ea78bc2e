import { HomeContent } from './home.section';
import { ApiProperty } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  IsArray,
  Matches,
  IsBoolean,
  IsInt,
  Max,
  Min,
  IsIn,
  ValidateIf,
} from 'class-validator';
import { NestedOrNull, NestedEach, Nested } from '../../platform';
import { OptionalPicture, type PictureUse, Line, Prose, ProseList, LinkAddress } from './section-fields';
import { CONTACT_SUBJECTS, type ContactSubject } from '@gallery/domain';

/** One thing a collector can count on: production, delivery and so on. */
export class ExperienceTerm {
  @Line() term: string;
  @Prose() text: string;
}

/** The artist's signature as a drawing, in the colour of ink. */
class Signature {
  @ApiProperty({ description: 'Under /api/uploads; its file never changes' })
  @Matches(/^\/api\/uploads\/[0-9a-f]{32}\.svg$/, { message: 'Please upload the signature first.' })
  src: string;

  @Line('Whose signature it is') alt: string;
}

/** Who makes the pictures, and how a print comes to its collector. */
export class AboutText {
  @Line() heading: string;
  @ProseList() biography: string[];

  @ApiProperty({ type: Signature, nullable: true })
  @NestedOrNull(() => Signature)
  signature: Signature | null;

  @ApiProperty({ type: [ExperienceTerm] })
  @IsArray()
  @ArrayMaxSize(12)
  @NestedEach(() => ExperienceTerm)
  experience: ExperienceTerm[];
}

/** The page about the artist as stored. */
class AboutContent extends AboutText {
  @OptionalPicture() banner: PictureUse | null;
}

/** One kind of commissioned work. */
export class ServiceText {
  @Line() name: string;
  @Prose() text: string;
}

class StoredService extends ServiceText {
  @OptionalPicture() picture: PictureUse | null;
}

/** What the page of commissioned work says. */
export class CommercialText {
  @Line() heading: string;
  @Prose() sentence: string;

  @ApiProperty({ description: 'Number of placeholder tiles in the portfolio' })
  @IsInt()
  @Min(0)
  @Max(24)
  portfolioTiles: number;

  @ApiProperty({ description: 'Whether the service buttons open the contact form' })
  @IsBoolean()
  leadsToContact: boolean;
}

/** The page of commissioned work as stored. */
export class CommercialContent extends CommercialText {
  @IsArray()
  @ArrayMaxSize(12)
  @NestedEach(() => StoredService)
  services: StoredService[];
}

/** Who the gallery likes to hear from, and about what. */
class ContactCategory {
  @Line() name: string;
  @Prose() text: string;

  @ApiProperty({
    enum: CONTACT_SUBJECTS,
    description: 'Selected in the form for visitors who come from here',
  })
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

/** The contact page as stored. */
export class ContactContent extends ContactText {
  /** Of the studio. Sections of former releases have none. */
  @OptionalPicture() picture: PictureUse | null = null;
}

/** A logo as a drawing; on the live pages it is shown in one light tone. */
class SponsorLogo {
  @ApiProperty({ description: 'Under /api/uploads; its file never changes' })
  @Matches(/^\/api\/uploads\/[0-9a-f]{32}\.svg$/, { message: 'Please upload the logo first.' })
  src: string;

  @Line('Whose logo it is') alt: string;
}

/** Someone who makes the live events possible. */
class Sponsor {
  @Nested(() => SponsorLogo)
  @ApiProperty({ type: SponsorLogo })
  logo: SponsorLogo;

  @ValidateIf((_sponsor, href) => href !== null)
  @LinkAddress()
  @ApiProperty({ type: String, nullable: true })
  href: string | null;
}

/** What the owner says on the live events' pages; stored as sent. */
export class LiveContent {
  @Line('For photos of events that have no hashtag of their own') hashtag: string;

  @ApiProperty({ type: [Sponsor] })
  @IsArray()
  @ArrayMaxSize(12)
  @NestedEach(() => Sponsor)
  sponsors: Sponsor[];
}

/** One step from the first letter to the first payment. */
class PartnerStep {
  @Line() title: string;
  @Prose() text: string;
}

/** What the selling partners' page says beside the figures; it has no pictures, so it is stored as sent. */
export class PartnersContent {
  @Prose() sentence: string;

  @ApiProperty({ type: [PartnerStep] })
  @IsArray()
  @ArrayMaxSize(6)
  @NestedEach(() => PartnerStep)
  steps: PartnerStep[];
}

/** The sections of the site, one row each. */
export const SITE_SECTIONS = {
  home: HomeContent,
  about: AboutContent,
  commercial: CommercialContent,
  contact: ContactContent,
  live: LiveContent,
  partners: PartnersContent,
} as const;

export type SiteSectionName = keyof typeof SITE_SECTIONS;

export const SITE_SECTION_NAMES = [
  'home',
  'about',
  'commercial',
  'contact',
  'live',
  'partners',
] as const satisfies SiteSectionName[];

/** The fields of a class as a plain object. */
export type Plain<T> = { [Key in keyof T]: Plain<T[Key]> };

/** The content of every section as stored. */
export type SiteSections = { [Name in SiteSectionName]: Plain<InstanceType<(typeof SITE_SECTIONS)[Name]>> };
