import { artworkQuery, inventoryQuery, isApiError, errorReference } from '@gallery/api-client';
import { isLandscapePicture, type ArtworkRecord } from '@gallery/contracts';
import { useGallerySettings, useWatchedArtworks } from '@gallery/session';
import {
  ArtworkLabel,
  ButtonLink,
  NearViewport,
  Notice,
  Page,
  PageError,
  PageLoading,
  Section,
  TextLink,
} from '@gallery/ui';
import { editionsLabel, inquiryEmailLink, resolveFrameStyle, UNTITLED_ARTWORK } from '@gallery/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { ArtworkGallery, FRAMED_VIEW } from '../../features/artwork/artwork-gallery';
import { defaultEdition, isPriceOnInquiry } from '../../features/artwork/edition-options';
import { ArtworkActions } from '../../features/artwork/artwork-actions';
import { ArtworkFavorite } from '../../features/favorites/artwork-favorite';
import { ArtworkDescription } from '../../features/artwork/artwork-description';
import { framedView } from '../../features/artwork/framed-view';
import { ArtworkFactsTable } from '../../features/artwork/artwork-facts-table';
import { InquiryPanel } from '../../features/artwork/inquiry-panel';
import { PurchasePanel } from '../../features/artwork/purchase-panel';
import { isSoldOut, SoldOutPanel } from '../../features/artwork/sold-out-panel';
import { ShareLinks } from '../../features/artwork/share-links';
import { fullEditionStatement } from '../../features/artwork/full-edition-statement';
import { SuggestedArtwork } from '../../components/suggested-artwork';
import { addPrintToCart } from '../../features/cart/add-print-to-cart';
import { LazyRelatedArtworks } from '../../features/catalog/related-artworks/lazy-related-artworks';
import { RESTORE_SCROLL } from '../../features/catalog/use-scroll-restoration';
import { useSlugRedirect } from '../../features/artwork/use-slug-redirect';
import { usePageHead } from '../../use-page-head';
import { artworkPictures } from '../../artwork-pictures';
import { HAS_VIEW_TRANSITIONS, useArtworkTransition } from '../../use-artwork-transition';
import styles from './artwork.page.module.css';

const PurchaseDialog = lazy(() => import('../../features/artwork/purchase-dialog'));

// If the code cannot be loaded, the page goes on without the form.
const InquiryForm = lazy(() =>
  import('../../features/inquiry/inquiry-form').then(
    ({ InquiryForm: Form }) => ({ default: Form }),
    () => ({
      default: () => <Notice tone="error">The form could not be loaded. Please reload the page.</Notice>,
    }),
  ),
);

// Below the first screen; without its code the page goes on without the wall.
const ArtworkWall = lazy(() =>
  import('../../features/visualizer/artwork-wall').catch(() => ({ default: () => null })),
);
/** Anchor of the inquiry form. */
const INQUIRY_ID = 'inquiry';

/** How long counts and prices of an artwork count as fresh. */
const STALE_TIME_MS = 30_000;

/** An artwork with its pictures and editions, and its purchase. Two routes lead here. */
export function Component() {
  const { slug = '' } = useParams();
  const queryClient = useQueryClient();
  const {
    data: artwork,
    isPending,
    error,
    refetch,
  } = useQuery({
    ...artworkQuery(slug),
    staleTime: STALE_TIME_MS,
    // Shoppers who come from the catalog see the artwork at once, from the cached inventory.
    placeholderData: () =>
      queryClient.getQueryData(inventoryQuery().queryKey)?.find((record) => record.slug === slug),
  });

  useSlugRedirect(slug, artwork);

  if (isPending) return <PageLoading title="Artwork">Loading artwork...</PageLoading>;
  if (isApiError(error, 'artwork_not_found'))
    return (
      <PageError
        artwork={<SuggestedArtwork />}
        action={<ButtonLink to="/fine-art">Return to Gallery</ButtonLink>}
      >
        Artwork Not Found
      </PageError>
    );
  if (!artwork)
    return (
      <PageError
        artwork={<SuggestedArtwork />}
        reference={errorReference(error)}
        onRetry={() => void refetch()}
      >
        This artwork could not be loaded.
      </PageError>
    );
  // The key resets the chosen edition and the picture when the artwork changes.
  return <Artwork key={artwork.slug} artwork={artwork} />;
}

function Artwork({ artwork }: { artwork: ArtworkRecord }) {
  const { brand, salesMode, cardFeeMode, editionPolicy } = useGallerySettings((state) => state.settings);
  const navigate = useNavigate();
  const title = artwork.title || UNTITLED_ARTWORK;
  const path = `/fine-art/${artwork.slug}`;
  const transition = useArtworkTransition(artwork);
  // Decided once: when it sells out meanwhile, the page says so and does not select another price.
  const [defaultId] = useState(() => defaultEdition(artwork.editionOptions)?.editionId ?? null);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const selectedId = chosenId ?? defaultId;
  const selected = artwork.editionOptions.find((option) => option.editionId === selectedId) ?? null;
  const [frame, setFrame] = useState<string | null>(null);
  const [shownPicture, setShownPicture] = useState(0);
  const pictures = artworkPictures(artwork);
  const framed = framedView(artwork, selected, frame);
  usePageHead(title, path);
  useWatchedArtworks([artwork.id]);

  const isForInquiry = salesMode === 'inquire' || isPriceOnInquiry(artwork.editionOptions);
  const [isPurchasing, setPurchasing] = useState(false);

  return (
    <Page>
      <article
        className={styles.page}
        data-layout={pictures[0] && isLandscapePicture(pictures[0]) ? 'landscape' : undefined}
        data-sold-out={isSoldOut(artwork) || undefined}
      >
        <p className={styles.back}>
          <TextLink to="/fine-art" state={RESTORE_SCROLL} viewTransition={HAS_VIEW_TRANSITIONS}>
            Back to Fine Art
          </TextLink>
        </p>
        <div className={styles.gallery}>
          <ArtworkGallery
            title={title}
            pictures={pictures}
            framed={framed}
            shown={shownPicture}
            onShow={setShownPicture}
            transition={transition}
          />
        </div>
        {/* Beside a picture that is no landscape; elsewhere each has a place of its own. */}
        <div className={styles.beside}>
          <div className={styles.label}>
            <ArtworkLabel
              title={title}
              heading="h1"
              series={artwork.series}
              year={artwork.year}
              medium={
                <>
                  {artwork.medium}
                  <br />
                  {editionsLabel(artwork.editionOptions)}
                </>
              }
              size="page"
            />
          </div>
          <div className={styles.purchase}>
            {isSoldOut(artwork) && <SoldOutPanel artwork={artwork} inquiryHref={`#${INQUIRY_ID}`} />}
            {!isSoldOut(artwork) && isForInquiry && (
              <InquiryPanel artwork={artwork} salesEmail={brand.email} />
            )}
            {!isSoldOut(artwork) && !isForInquiry && (
              <PurchasePanel
                artwork={artwork}
                edition={selected}
                isChosen={chosenId !== null}
                onChoose={({ editionId }) => setChosenId(editionId)}
                frame={frame}
                onChooseFrame={(style) => {
                  setFrame(style);
                  setShownPicture(FRAMED_VIEW);
                }}
                onPurchase={() => setPurchasing(true)}
              />
            )}
            {isPurchasing && selected && (
              <Suspense>
                <PurchaseDialog
                  artwork={artwork}
                  edition={selected}
                  frameStyle={resolveFrameStyle(selected, frame)}
                  cardFeeMode={cardFeeMode}
                  onClose={() => setPurchasing(false)}
                  onAdd={(number) => {
                    addPrintToCart(artwork, selected, resolveFrameStyle(selected, frame), number);
                    void navigate('/cart');
                  }}
                />
              </Suspense>
            )}
            <noscript>
              <p className={styles.instead}>
                Purchases and favorites need JavaScript.{' '}
                {brand.email && <a href={inquiryEmailLink(brand.email, title)}>Write to us</a>} to buy a print
                without it.
              </p>
            </noscript>
            <ArtworkActions artwork={artwork} edition={selected} frame={frame}>
              <ArtworkFavorite artwork={artwork} />
            </ArtworkActions>
            <ShareLinks title={title} path={path} />
          </div>
          <div className={styles.facts}>
            <ArtworkFactsTable
              cardFeeMode={cardFeeMode}
              isPriced={!isForInquiry}
              editionStatement={fullEditionStatement(artwork, editionPolicy)}
            />
          </div>
        </div>
        {artwork.description && (
          <div className={styles.prose}>
            <ArtworkDescription text={artwork.description} />
          </div>
        )}
        <div className={styles.wall}>
          <NearViewport placeholder={<div className={styles.wallPlaceholder} />}>
            <ArtworkWall artwork={artwork} size={selected?.size ?? null} frame={frame} />
          </NearViewport>
        </div>
        <div className={styles.section}>
          <Section title="Ask about this work" id={INQUIRY_ID}>
            <NearViewport placeholder={<div className={styles.inquiryPlaceholder} />}>
              <InquiryForm title={title} />
            </NearViewport>
          </Section>
        </div>
        <div className={styles.section}>
          <LazyRelatedArtworks artwork={artwork} />
        </div>
      </article>
    </Page>
  );
}
