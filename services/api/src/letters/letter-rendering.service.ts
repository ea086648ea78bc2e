import { Injectable } from '@nestjs/common';
import { CatalogService, FirstPicturesService } from '../catalog';
import { unsubscribeLinks } from '../inbox';
import { composeEmail, Settings, splitParagraphs, type EmailBlock, type EmailMessage } from '../platform';
import type { LetterEntity } from './letters.store';
import { LETTER_SOURCE } from './letters-policy';

/** The parts of a letter that are rendered. */
export type LetterText = Pick<LetterEntity, 'id' | 'subject' | 'words' | 'artworkIds'>;

/** The reader of a letter. */
interface LetterReader {
  email: string;
  /** Null for people who read it before it is sent: they cannot unsubscribe with it. */
  unsubscribeToken: string | null;
}

/** A paragraph that places a work: `{work 1}`. */
const WORK_PARAGRAPH = /^\{work (\d+)\}$/;
const WORK_LINK_LABEL = 'View the work';

/** Renders letters with the layout that all emails use. */
@Injectable()
export class LetterRenderingService {
  constructor(
    private readonly catalogService: CatalogService,
    private readonly firstPicturesService: FirstPicturesService,
    private readonly settings: Settings,
  ) {}

  /** The letter as this reader gets it. Works without a placeholder come after the words; hidden ones are left out. */
  async render(letter: LetterText, { email, unsubscribeToken }: LetterReader): Promise<EmailMessage> {
    const { brand, http } = this.settings;
    const works = await this.workBlocks(letter);
    const { link, unsubscribeUrl } = unsubscribeLinks(http.publicOrigin, unsubscribeToken ?? '');
    const blocks = [
      ...placeWorks(splitParagraphs(letter.words), works),
      brand.name,
      `You are receiving this because you subscribed to letters from ${brand.name}. You can unsubscribe at any time.`,
      link,
    ];
    const message = await composeEmail(email, letter.subject, blocks, brand);
    return unsubscribeToken === null ? message : { ...message, unsubscribeUrl };
  }

  /** One entry for each of the letter's works: empty if the work is now hidden. */
  private async workBlocks({ id, artworkIds }: LetterText): Promise<EmailBlock[][]> {
    const [artworks, pictures] = await Promise.all([
      this.catalogService.findAll(artworkIds),
      this.firstPicturesService.findForEmails(artworkIds),
    ]);
    return artworkIds.map((artworkId) => {
      const artwork = artworks.find((each) => each.id === artworkId && each.isLive);
      if (!artwork) return [];
      const { title, slug } = artwork;
      return [
        { work: { title, picture: pictures.get(artworkId) } },
        { link: `${this.settings.http.publicOrigin}${workPath(slug, id)}`, label: WORK_LINK_LABEL },
      ];
    });
  }
}

/** The address that lets an order's attribution tell which letter led there. */
const workPath = (slug: string, letterId: string): string =>
  `/fine-art/${slug}?utm_source=${LETTER_SOURCE}&utm_medium=email&utm_campaign=${letterId}`;

/** Each work once: at its first placeholder in the words, or else at the end. */
function placeWorks(paragraphs: readonly string[], works: readonly EmailBlock[][]): EmailBlock[] {
  const left = new Map(works.map((blocks, index) => [index + 1, blocks]));
  const take = (number: number): EmailBlock[] => {
    const blocks = left.get(number) ?? [];
    left.delete(number);
    return blocks;
  };
  const placed = paragraphs.flatMap((paragraph) => {
    const number = WORK_PARAGRAPH.exec(paragraph)?.[1];
    return number === undefined ? [paragraph] : take(Number(number));
  });
  return [...placed, ...[...left.keys()].flatMap(take)];
}
