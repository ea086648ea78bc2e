import { artworkPictureSizes, CATALOG_PICTURE_SIZES, isLandscapePicture } from '@gallery/contracts';
import {
  editionLabel,
  editionName,
  editionsLabel,
  formatMoney,
  frameLabels,
  labelAvailability,
  remainingLabel,
  toCents,
} from '@gallery/domain';
import {
  ArtworkLabel,
  AvailabilityLines,
  EditionStock,
  Page,
  Picture,
  RadioRow,
  RadioRows,
  StockDots,
} from '@gallery/ui';
import { useState, type CSSProperties } from 'react';
import type { PreviewedArtwork, PreviewedEdition } from './previewed-artwork';
import styles from './preview-page.module.css';

/** The artwork's entry in the catalog, and the head of its page. */
export function PreviewPage({ artwork }: { artwork: PreviewedArtwork }) {
  return (
    <Page>
      <h1 className={styles.part}>In the catalog</h1>
      <CatalogCard artwork={artwork} />
      <h1 className={styles.part}>Artwork page</h1>
      <ArtworkHead artwork={artwork} />
    </Page>
  );
}

/** As the shop's catalog entry of half a row; on phones of the whole. */
function CatalogCard({ artwork }: { artwork: PreviewedArtwork }) {
  const { title, series, year, medium, photograph, framed } = artwork;
  return (
    <div className={styles.card}>
      <Picture
        picture={photograph ?? framed}
        wide={framed}
        sizes={CATALOG_PICTURE_SIZES}
        priority
        title={title}
      />
      <div className={styles.cardLabel}>
        <ArtworkLabel
          title={title}
          series={series}
          year={year}
          medium={medium}
          availability={<AvailabilityLines {...labelAvailability(artwork.editions, artwork)} />}
          layout="spread"
        />
      </div>
    </div>
  );
}

/** As the shop's artwork page down to its editions. */
function ArtworkHead({ artwork }: { artwork: PreviewedArtwork }) {
  const { title, series, year, medium, description, editions } = artwork;
  const picture = artwork.photograph ?? artwork.framed;
  const shape: CSSProperties & Record<'--ratio', number> = {
    '--ratio': picture ? picture.width / picture.height : 1.5,
  };
  return (
    <article
      className={styles.page}
      data-layout={picture && isLandscapePicture(picture) ? 'landscape' : undefined}
    >
      <div className={styles.gallery}>
        <div className={styles.picture} style={shape}>
          <Picture
            picture={picture}
            sizes={picture ? artworkPictureSizes(picture) : '100vw'}
            priority
            title={title}
          />
        </div>
      </div>
      <div className={styles.beside}>
        <div className={styles.label}>
          <ArtworkLabel
            title={title}
            heading="h2"
            series={series}
            year={year}
            medium={
              <>
                {medium}
                <br />
                {editionsLabel(editions)}
              </>
            }
            size="page"
          />
        </div>
        <div className={styles.editions}>
          {editions.length === 0 ? (
            <p className={styles.none}>No sizes offered.</p>
          ) : (
            <Editions editions={editions} />
          )}
        </div>
      </div>
      {description && (
        <div className={styles.prose}>
          {description.split(/\n\s*\n/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      )}
    </article>
  );
}

function Editions({ editions }: { editions: readonly PreviewedEdition[] }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const selected =
    editions.find(({ size }) => size === chosen) ??
    editions.find(({ isAvailable, frameSize }) => isAvailable && frameSize !== null) ??
    editions.find(({ isAvailable }) => isAvailable);
  return (
    <>
      <RadioRows legend="Edition" columns={['Print', 'Frame', 'Price']}>
        {editions.map((edition) => {
          const frame = frameLabels(edition);
          return (
            <RadioRow
              key={edition.size}
              name="previewed-edition"
              value={edition.size}
              checked={edition === selected}
              disabled={!edition.isAvailable}
              onChange={() => setChosen(edition.size)}
              title={editionName(edition)}
              titleNote={
                <>
                  <StockDots total={edition.total} sold={edition.sold} held={edition.held} />
                  <span>{remainingLabel(edition)}</span>
                </>
              }
              detail={frame.size}
              detailNote={frame.style}
              figure={edition.price === null ? 'On inquiry' : formatMoney(toCents(edition.price))}
            />
          );
        })}
      </RadioRows>
      {selected && (
        <p className={styles.status}>
          <EditionStock total={selected.total} sold={selected.sold} held={selected.held}>
            {remainingLabel(selected)}
          </EditionStock>
          <span>{editionLabel(selected)}</span>
        </p>
      )}
    </>
  );
}
