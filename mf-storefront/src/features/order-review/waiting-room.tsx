import { inventoryQuery, isApiError, leaveWaitingRoom, waitingRoomQuery } from '@gallery/api-client';
import type { WaitingRoomPlace } from '@gallery/contracts';
import { formatSize, TURN_MINUTES } from '@gallery/domain';
import {
  isEventPhotoItem,
  useCart,
  useGallerySettings,
  useWaitingPlace,
  useWatchedArtworks,
  type CartItem,
  type WaitingPlace,
} from '@gallery/session';
import {
  Button,
  ButtonLink,
  ErrorState,
  LoadingState,
  Notice,
  Page,
  PageHeading,
  TextLink,
} from '@gallery/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LiveEventLink } from '../../components/live-event-link';
import { usePageHead } from '../../use-page-head';
import { ReviewPicture, type ReviewedItem } from './order-review';
import { WaitingRoomTurn } from './waiting-room-turn';
import type { Purchase } from './use-purchase';
import { checkoutsLabel, estimateLabel, positionLabel } from './waiting-room-labels';
import styles from './waiting-room.module.css';

/** The page asks about its place this often; a random part keeps many pages from asking together. */
const POLL_MS = 4_000;
const POLL_JITTER_MS = 2_000;

export interface WaitingRoomProps {
  place: WaitingPlace;
  /** The line of the cart that the buyer waits for. */
  line: CartItem;
  /** The same, with its picture. */
  item: ReviewedItem;
  purchase: Purchase;
  /** What the order costs. */
  totals: ReactNode;
  /** Checks out with the place: to the payment page, or to the end of the line. */
  onCheckout: () => void;
}

/** In line for a print that others want as well. Goes on to the payment page by itself once it is the buyer's turn. */
export function WaitingRoom({ place, line, item, purchase, totals, onCheckout }: WaitingRoomProps) {
  const { data, error, refetch, isFetching, dataUpdatedAt } = useQuery({
    ...waitingRoomQuery(place.token),
    // A place keeps its turn while its page asks, even from a background tab.
    refetchInterval: ({ state }) =>
      isOver(state.data, state.error) ? false : POLL_MS + Math.random() * POLL_JITTER_MS,
    refetchIntervalInBackground: true,
    staleTime: 0,
  });
  useWatchedArtworks(isEventPhotoItem(line) ? [] : [line.artworkId], { isAnnounced: false });
  const state = isApiError(error, 'place_not_found') ? 'ended' : data?.state;
  usePageHead(state === 'called' ? 'It’s your turn' : 'Waiting room');

  if (data && state === 'called')
    return (
      <Room heading="It’s your turn" item={item}>
        <WaitingRoomTurn
          key={place.token}
          endsAt={dataUpdatedAt + (data.secondsLeft ?? 0) * 1_000}
          purchase={purchase}
          totals={totals}
          onCheckout={onCheckout}
        />
      </Room>
    );
  if (data && state === 'waiting')
    return (
      <Room heading="Many people want this print right now" item={item}>
        <PlaceInLine shown={data} line={line} isStale={error !== null} />
      </Room>
    );
  if (state === 'sold_out')
    return (
      <Room heading="This print has sold out" item={item}>
        <SoldOut line={line} />
      </Room>
    );
  if (state === 'ended' || state === 'used')
    return (
      <Room heading={state === 'used' ? 'You have used your turn' : 'You are no longer in line'} item={item}>
        <p className={styles.hint}>
          {state === 'used'
            ? 'You continued to the payment page, perhaps in another tab.'
            : 'Your turn has passed, or this page was closed when your turn came. Nothing was charged.'}
        </p>
        {purchase.error && <Notice tone="error">{purchase.error.text}</Notice>}
        <div className={styles.actions}>
          <Button variant="filled" isBusy={purchase.isBusy} onClick={onCheckout}>
            Join the line again
          </Button>
          <TextLink to="/cart">Go to the cart</TextLink>
        </div>
      </Room>
    );
  return (
    <Page isPadded>
      {error ? (
        <ErrorState
          heading="h1"
          detail="Your place is kept for two minutes while this page tries to reconnect."
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        >
          The gallery could not be reached.
        </ErrorState>
      ) : (
        <>
          <h1 className="visually-hidden">Waiting room</h1>
          <LoadingState>LOOKING UP YOUR PLACE IN LINE...</LoadingState>
        </>
      )}
    </Page>
  );
}

/** Waiting no longer changes anything. */
const isOver = (data: WaitingRoomPlace | undefined, error: unknown): boolean =>
  isApiError(error, 'place_not_found') ||
  (data !== undefined && data.state !== 'waiting' && data.state !== 'called');

function Room({ heading, item, children }: { heading: string; item: ReviewedItem; children: ReactNode }) {
  return (
    <Page>
      <PageHeading>{heading}</PageHeading>
      <div className={styles.room}>
        <div className={styles.print}>
          <div className={styles.picture}>
            <ReviewPicture item={item} sizes="(min-width: 48rem) 20rem, 7.5rem" />
          </div>
          <div>
            <p className={styles.title}>{item.title}</p>
            <p className={styles.facts}>
              {formatSize(item.size)}, {item.frameType}
            </p>
          </div>
        </div>
        <div className={styles.words}>{children}</div>
      </div>
    </Page>
  );
}

interface PlaceInLineProps {
  shown: WaitingRoomPlace;
  line: CartItem;
  /** The last call failed. */
  isStale: boolean;
}

function PlaceInLine({ shown, line, isStale }: PlaceInLineProps) {
  const clear = useWaitingPlace((state) => state.clear);
  const setQuantity = useCart((cart) => cart.setQuantity);
  const { mutate: leave, isPending, isError } = useMutation({ ...leaveWaitingRoom(), onSuccess: clear });
  return (
    <>
      {/* Read out when it changes, after whatever is being read. */}
      <p className={styles.line} aria-live="polite">
        {shown.position !== null && positionLabel(shown.position)}
      </p>
      <p className={styles.hint}>
        {checkoutsLabel(shown.printsInCheckout)} {estimateLabel(shown)}
      </p>
      <p className={styles.hint}>
        Keep this page open. It takes you to payment when it’s your turn, and you have {TURN_MINUTES} minutes
        to check out. Reloading keeps your place.
      </p>
      {line.quantity > 1 && (
        <Notice tone="warning">
          While others are waiting, each person can buy one of these prints, and your cart has {line.quantity}
          .{' '}
          <Button variant="text" onClick={() => setQuantity(line, 1)}>
            Change to one
          </Button>
        </Notice>
      )}
      {isStale && (
        <Notice tone="warning">
          The gallery could not be reached. Your place is kept while this page tries to reconnect.
        </Notice>
      )}
      {isError && <Notice tone="error">You could not leave the line. Please try again.</Notice>}
      <div className={styles.actions}>
        <Button isBusy={isPending} onClick={() => leave(shown.token)}>
          Leave the line
        </Button>
      </div>
    </>
  );
}

function SoldOut({ line }: { line: CartItem }) {
  const email = useGallerySettings(({ settings }) => settings.brand.email);
  const { data: inventory } = useQuery(inventoryQuery());
  const slug = inventory?.find(({ id }) => id === line.artworkId)?.slug;
  return (
    <>
      <p className={styles.hint}>
        All prints have been sold, so the line is closed. Nothing was charged. To hear if one becomes
        available, <TextLink href={`mailto:${email}`}>write to us</TextLink>.
      </p>
      <div className={styles.actions}>
        {isEventPhotoItem(line) ? (
          <LiveEventLink line={line} />
        ) : (
          <ButtonLink to={slug === undefined ? '/fine-art' : `/fine-art/${slug}`}>
            {slug === undefined ? 'Fine Art' : 'See other sizes'}
          </ButtonLink>
        )}
        <TextLink to="/cart">Go to the cart</TextLink>
      </div>
    </>
  );
}
