import { framedDimensionsOf, framedPictureAlt } from '@gallery/domain';
import {
  AvailabilityLines,
  Button,
  EditionStock,
  EmptyState,
  ErrorState,
  FramedPicture,
  ArtworkLabelSkeleton,
  LoadingState,
  LiveBadge,
  ArtworkLabel,
  Notice,
  Picture,
  Price,
  PricePanel,
  ProgressBar,
  Section,
  Skeleton,
  StatusBadge,
  type StatusBadgeColor,
} from '@gallery/ui';
import { Row, Specimen } from './specimen';
import styles from './styleguide.module.css';

const BADGES: readonly StatusBadgeColor[] = [
  'pending',
  'confirmed',
  'approved',
  'processing',
  'reviewing',
  'shipped',
  'delivered',
  'completed',
  'rejected',
  'cancelled',
  'tier-1',
  'tier-2',
];

/** What the gallery shows, and what it says about it. */
export function ArtworksAndStates() {
  return (
    <>
      <Specimen name="Badges">
        <Row>
          {BADGES.map((color) => (
            <StatusBadge key={color} color={color}>
              {color}
            </StatusBadge>
          ))}
          <LiveBadge />
        </Row>
      </Specimen>
      <Specimen name="Edition ledger">
        <Row>
          <EditionStock total={9} sold={0}>
            9 of 9
          </EditionStock>
          <EditionStock total={9} sold={5} held={1}>
            3 of 9 remaining
          </EditionStock>
          <EditionStock total={9} sold={9} size="dense">
            Sold Out
          </EditionStock>
          <EditionStock total={9} sold={2} size="wall" />
          <EditionStock total={100} sold={39}>
            61 of 100 remaining
          </EditionStock>
          <Price>From $333</Price>
          <Price isStruck>$14,000</Price>
        </Row>
      </Specimen>
      <Specimen name="Availability of a label">
        <Row>
          <div>
            <AvailabilityLines
              first={{ text: 'From $333', edition: null }}
              price={null}
              second={{ text: '20 × 20 in, $4,000', edition: { total: 9, sold: 2, held: 0 } }}
            />
          </div>
          <div>
            <AvailabilityLines
              first={{ text: '3 remaining', edition: null }}
              price="From $4,000"
              second={{ text: '20 × 20 in, $4,000', edition: { total: 9, sold: 8, held: 0 } }}
            />
          </div>
          <div>
            <AvailabilityLines
              first={{ text: 'Sold Out', edition: { total: 9, sold: 9, held: 0 } }}
              price={null}
              second={null}
            />
          </div>
        </Row>
      </Specimen>
      <Specimen name="Frames">
        <div className={styles.columns}>
          {['Black', 'White', 'Natural Wood', 'Gold', 'Silver', 'Gold metal, 7.5 in matte'].map(
            (frameStyle) => (
              <FramedPicture
                key={frameStyle}
                framed={framedDimensionsOf({ size: '30x20', frameSize: '42x32', frameStyle })}
                picture={null}
                sizes="13rem"
                alt={framedPictureAlt('Dunes', frameStyle)}
              />
            ),
          )}
        </div>
      </Specimen>
      <Specimen name="Work, placeholder, skeleton">
        <div className={styles.columns}>
          <div>
            <Picture picture={null} sizes="13rem" alt="Radiograph of a Lily" />
            <ArtworkLabel
              title="Radiograph of a Lily"
              heading="h3"
              series="FLORALS"
              year={2021}
              medium="Pigment print"
              availability="3 remaining"
            />
          </div>
          <div>
            <Picture picture={null} sizes="13rem" />
            <ArtworkLabelSkeleton />
          </div>
          <Skeleton height="3rem" />
        </div>
      </Specimen>
      <Specimen name="Progress">
        <ProgressBar label="Uploading 3 pictures" percent={42} />
        <ProgressBar label="Preparing" percent={null} />
      </Specimen>
      <Specimen name="Loading, empty, error">
        <EmptyState action={<Button>Clear filters</Button>}>
          No artworks found matching your search criteria.
        </EmptyState>
        <ErrorState reference="5f0c2a4e-7d1b-4c3a-9e55-1b2f0a6d8c77" action={<Button>Refresh page</Button>}>
          Error loading fine art collection. Please refresh the page.
        </ErrorState>
        <ErrorState
          heading="h2"
          detail="Did you forget to add the page to the router?"
          action={<Button>Return to Gallery</Button>}
        >
          404 Page Not Found
        </ErrorState>
        <div className={styles.strip}>
          <LoadingState>LOADING FINE ART COLLECTION...</LoadingState>
        </div>
      </Specimen>
      <Specimen name="Notices">
        <div className={styles.columns}>
          <Notice tone="success" title="Certificate issued">
            It is in your orders.
          </Notice>
          <Notice tone="warning" title="Your hold ends in 2 minutes">
            Edition 6 of 9.
          </Notice>
          <Notice tone="info" title="Shipping is quoted after purchase">
            For framed works beyond Dallas.
          </Notice>
          <Notice tone="error" title="Unable to Load Event">
            The connection was lost.
          </Notice>
        </div>
      </Specimen>
      <Specimen name="Section and sums">
        <Section title="Order Summary">
          <PricePanel
            price={{
              rows: [
                { label: 'Subtotal', amount: '$5,000.00' },
                { label: 'Shipping', amount: 'Separate', note: 'Framed: quote to follow' },
              ],
              notCharged: null,
              charged: { label: 'Charged today', amount: '$5,150.00' },
              delivery: { label: 'With your delivery', amount: 'Quote to follow' },
            }}
          />
        </Section>
      </Specimen>
    </>
  );
}
