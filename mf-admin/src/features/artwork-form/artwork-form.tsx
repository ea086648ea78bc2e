import { useCallback, useState } from 'react';
import { HelpText } from '../../components/page/page-section';
import { useIsOwner } from '../../components/session/staff-session';
import { DetailsFields, InventoryFields } from './fields/details-fields';
import { CustomSizeFields, SpecialEditionFields } from './fields/custom-size-fields';
import type { ArtworkFieldsProps } from './fields/artwork-fields';
import { PicturesField } from './fields/pictures-field';
import { PrintSizesTable } from './fields/print-sizes-table';
import type { PictureDraft } from './draft/artwork-draft';
import styles from './artwork-form.module.css';

export interface ArtworkFormFieldsProps extends ArtworkFieldsProps {
  /** Called with whether pictures are still being sent. */
  onBusy: (isBusy: boolean) => void;
}

/** Every field of an artwork, in sections. */
export function ArtworkFormFields({ onBusy, ...parts }: ArtworkFormFieldsProps) {
  const { draft, change, errors } = parts;
  const isOwner = useIsOwner();
  const [busy, setBusy] = useState({ artwork: false, catalogue: false });
  const tell = useCallback(
    (kind: 'artwork' | 'catalogue', isBusy: boolean) => {
      setBusy((before) => ({ ...before, [kind]: isBusy }));
      onBusy(isBusy || (kind === 'artwork' ? busy.catalogue : busy.artwork));
    },
    [busy, onBusy],
  );
  const pictures =
    (name: 'artworkPictures' | 'cataloguePictures') => (next: (pictures: PictureDraft[]) => PictureDraft[]) =>
      change((before) => ({ ...before, [name]: next(before[name]) }));
  return (
    <div className={styles.form}>
      <section aria-label="Details">
        <DetailsFields {...parts} />
      </section>
      <section aria-label="Pictures" className={styles.part}>
        <PicturesField
          label="Artwork Images *"
          pictures={draft.artworkPictures}
          error={errors.artworkImages}
          onChange={pictures('artworkPictures')}
          onBusy={(isBusy) => tell('artwork', isBusy)}
        />
        <PicturesField
          label="Catalogue Images"
          pictures={draft.cataloguePictures}
          error={errors.catalogueImages}
          onChange={pictures('cataloguePictures')}
          onBusy={(isBusy) => tell('catalogue', isBusy)}
        />
      </section>
      <section className={styles.part}>
        <h3 className={styles.title}>Print sizes</h3>
        {errors.printSizes && (
          <p className={styles.fault} role="alert">
            {errors.printSizes}
          </p>
        )}
        {!isOwner && (
          <HelpText>
            Only the owner can change tier, prices and edition counts, or add sizes, metal prints and special
            editions that this artwork never had.
          </HelpText>
        )}
        <PrintSizesTable {...parts} />
      </section>
      <section className={styles.part}>
        <h3 className={styles.title}>Custom sizes and special edition</h3>
        <CustomSizeFields {...parts} />
        <SpecialEditionFields {...parts} />
      </section>
      <section className={styles.part}>
        <h3 className={styles.title}>Availability and notes</h3>
        <InventoryFields {...parts} />
      </section>
    </div>
  );
}
