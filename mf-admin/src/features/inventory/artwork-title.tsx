import type { InventoryRow, Picture as PictureRecord } from '@gallery/contracts';
import { Checkbox, Picture } from '@gallery/ui';
import { Lightbox } from '@gallery/ui/dialog';
import { useState } from 'react';
import { Link } from 'react-router';
import styles from './inventory.module.css';

interface ArtworkTitleProps {
  row: InventoryRow;
  isSelected: boolean;
  onSelect: () => void;
}

/** A box to select the artwork, both its pictures, which open in the dark room, and its title line. */
export function ArtworkTitle({ row, isSelected, onSelect }: ArtworkTitleProps) {
  const title = row.title.toUpperCase();
  return (
    <span className={styles.work}>
      <span className={styles.select}>
        <Checkbox
          label={<span className="visually-hidden">Select {row.title}</span>}
          checked={isSelected}
          onChange={onSelect}
        />
      </span>
      <span className={styles.pictures}>
        <Thumbnail picture={row.artworkPicture} name={`${title} ARTWORK`} />
        <Thumbnail picture={row.cataloguePicture} name={`${title} CATALOGUE`} />
      </span>
      <span>
        <Link className={styles.title} to={`/admin/inventory/${row.id}`}>
          {title}
        </Link>
        <span className={styles.facts}>
          ({row.series}) {row.year}
        </span>
      </span>
    </span>
  );
}

function Thumbnail({ picture, name }: { picture: PictureRecord | null; name: string }) {
  const [isOpen, setOpen] = useState(false);
  if (!picture) return null;
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
