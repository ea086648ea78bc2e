import { useCallback, useState } from 'react';
import { HelpText } from '../../components/page/page-section';
import { useIsOwner } from '../../components/session/staff-session';
import { DetailsFields, InventoryFields } from './fields/details-fields';
import { CustomSizeFields, SpecialEditionFields } from './fields/custom-size-fields';
import type { ArtworkFieldsProps } from './fields/artwork-field-props';
import { PicturesField } from './fields/pictures-field';
import { PrintSizesTable } from './fields/print-sizes-table';
import { changeArtworkPictures } from './draft/artwork-draft-rules';
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
  return (
    <div className={styles.form}>
      <section aria-label="Pictures" className={styles.part}>
        {parts.form === 'create' && draft.artworkPictures.length === 0 && (
          <HelpText>Start with a picture: we suggest the orientation and print sizes from it.</HelpText>
        )}
        <PicturesField
          label="Artwork Images *"
          pictures={draft.artworkPictures}
          error={errors.artworkImages}
          onChange={(next) => change(changeArtworkPictures(next, parts.form))}
          onBusy={(isBusy) => tell('artwork', isBusy)}
        />
        <PicturesField
          label="Catalogue Images"
          pictures={draft.cataloguePictures}
          error={errors.catalogueImages}
          onChange={(next) =>
            change((before) => ({ ...before, cataloguePictures: next(before.cataloguePictures) }))
          }
          onBusy={(isBusy) => tell('catalogue', isBusy)}
        />
      </section>
      <section aria-label="Details" className={styles.part}>
        <DetailsFields {...parts} />
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
