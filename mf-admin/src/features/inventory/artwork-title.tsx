import type { InventoryRow, Picture as PictureRecord } from '@gallery/contracts';
import { Checkbox, Picture } from '@gallery/ui';
import { Lightbox } from '@gallery/ui/dialog';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './inventory.module.css';

interface ArtworkTitleProps {
  row: InventoryRow;
  isSelected: boolean;
  /** No checkbox without it. */
  onSelect?: () => void;
  /** Where there is room for one picture only. */
  isNarrow?: boolean;
  /** A line of further facts beneath its series and year. */
  children?: ReactNode;
}

/** A box to select the artwork, both its pictures, which open in the dark room, and its title line. */
export function ArtworkTitle({ row, isSelected, onSelect, isNarrow, children }: ArtworkTitleProps) {
  const title = row.title.toUpperCase();
  const pictures = (
    [
      [row.artworkPicture, 'ARTWORK'],
      [row.cataloguePicture, 'CATALOGUE'],
    ] as const
  ).flatMap(([picture, kind]) => (picture ? [{ picture, name: `${title} ${kind}` }] : []));
  return (
    <span className={styles.work}>
      {onSelect && (
        <span className={styles.select}>
          <Checkbox
            label={<span className="visually-hidden">Select {row.title}</span>}
            checked={isSelected}
            onChange={onSelect}
          />
        </span>
      )}
      <span className={styles.pictures}>
        {pictures.slice(0, isNarrow ? 1 : 2).map((each) => (
          <Thumbnail key={each.name} {...each} />
        ))}
      </span>
      <span className={styles.words}>
        <Link className={styles.title} to={`/admin/inventory/${row.id}`} title={title}>
          <span className={styles.lines}>{title}</span>
        </Link>
        <span className={styles.facts}>
          ({row.series}) {row.year}
        </span>
        {children && <span className={styles.further}>{children}</span>}
      </span>
    </span>
  );
}

function Thumbnail({ picture, name }: { picture: PictureRecord; name: string }) {
  const [isOpen, setOpen] = useState(false);
  const variables: Record<string, string> = { '--ratio': (picture.width / picture.height).toFixed(3) };
  return (
    <>
      <button
        type="button"
        className={styles.thumb}
        style={variables}
        aria-label={name}
        onClick={() => setOpen(true)}
      >
        <Picture picture={picture} sizes="2.75rem" alt="" />
      </button>
      <Lightbox isOpen={isOpen} onClose={() => setOpen(false)} label={name} caption={name}>
        <Picture picture={picture} sizes="100vw" alt={picture.alt} />
      </Lightbox>
    </>
  );
}
