import { formatEditionNumber, type EditionKind } from './edition';
import { withFrameWords } from './frame-styles';
import { formatSize } from './print-size';

/** The part of an offered edition that the labels below read. */
export interface OfferedEdition {
  kind: EditionKind;
  /** The name of a special edition. */
  label: string | null;
  size: string;
  total: number;
  /** Outer frame in inches, `42x32`; null when unframed. */
  frameSize: string | null;
  /** Its own style. */
  frameColor: string;
  /** Styles to choose from. */
  frameStyles: readonly string[];
  /** A description of its Custom frame. */
  customFrame: string | null;
}

/** '30 × 20 in'; a special edition's own name before its size. */
export const editionName = ({ kind, label, size }: Pick<OfferedEdition, 'kind' | 'label' | 'size'>): string =>
  kind === 'special' && label ? `${label}, ${formatSize(size)}` : formatSize(size);

/** 'Edition 1 of 9', or of 100 for minis. */
export const editionLabel = ({ total }: Pick<OfferedEdition, 'total'>): string =>
  `Edition ${formatEditionNumber(total)}`;

/** The label's line: 'Edition 1 of 9, minis 1 of 100' for all editions. */
export function editionsLabel(editions: readonly Pick<OfferedEdition, 'kind' | 'total'>[]): string {
  const minis = editions.find((edition) => edition.kind === 'mini');
  const large = editions.find((edition) => edition.kind !== 'mini');
  if (!large) return minis ? editionLabel(minis) : '';
  return minis ? `${editionLabel(large)}, minis ${formatEditionNumber(minis.total)}` : editionLabel(large);
}

/** The style of the edition's frame: the selected one if offered, else the edition's own. */
export const resolveFrameStyle = (
  { frameStyles, frameColor }: Pick<OfferedEdition, 'frameStyles' | 'frameColor'>,
  selected: string | null,
): string => frameStyles.find((style) => style === selected) ?? frameColor;

/**
 * The frame column: outer size and style.
 * @param selected the selected style; an edition that does not offer it shows its own
 */
export function frameLabels(
  edition: Pick<OfferedEdition, 'kind' | 'frameSize' | 'frameColor' | 'frameStyles' | 'customFrame'>,
  selected: string | null = null,
): { size: string; style: string } {
  if (edition.frameSize === null) {
    return { size: 'Unframed', style: edition.kind === 'mini' ? 'Mini' : 'Print only' };
  }
  const style = withFrameWords(resolveFrameStyle(edition, selected), edition.customFrame);
  return { size: formatSize(edition.frameSize), style };
}
