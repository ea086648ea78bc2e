import type { Picture } from '@gallery/contracts';
import type { CartItem } from '@gallery/session';
import { PrintPicture } from '../../components/print-picture';

export interface CartLinePictureProps {
  line: CartItem;
  /** Null where there is none, or while it is not known. */
  picture: Picture | null;
  /** Whether the file that the line names can be opened: a line that is in no catalog has nothing else. */
  hasFile: boolean;
}

/** The print of a line in its frame, or the plain file while its picture is not known. */
export function CartLinePicture({ line, picture, hasFile }: CartLinePictureProps) {
  if (picture === null && hasFile && line.imageUrl !== '')
    return (
      <img
        src={line.imageUrl}
        alt=""
        width={160}
        loading="lazy"
        // Keeps the space while it loads: most prints have the sides of their picture.
        style={{ aspectRatio: `auto ${line.size.replace('x', ' / ')}` }}
      />
    );
  return (
    <PrintPicture
      {...line}
      picture={picture}
      // Of several frames the first is drawn; the text names all.
      frameType={line.frameTypes[0] ?? line.frameType}
      sizes="(min-width: 64rem) 10rem, 7.5rem"
    />
  );
}
