import { eventQuery } from '@gallery/api-client';
import { useCart, useGallerySettings, useCollectorAccess, useCollectorSession } from '@gallery/session';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { useLazyModule } from '../use-lazy-module';
import styles from './navigation.module.css';

/** The site's header. In a live event, where nothing must distract, it has live events and cart alone. */
export function Navigation() {
  const path = LIVE_EVENT_PATH.exec(useLocation().pathname);
  return path ? <EventNavigation tag={path[1]} /> : <SiteNavigation />;
}

/** An event's gate, feed and projector; without a tag the gallery's current event. */
const LIVE_EVENT_PATH = /^\/live-event(?:-gate)?(?:\/([^/]*)|$)/;

function EventNavigation({ tag }: { tag: string | undefined }) {
  const brand = useGallerySettings(({ settings }) => settings.brand);
  // The page loads it.
  const { data: event } = useQuery({ ...eventQuery(tag || brand.id), enabled: false });
  return (
    <header className={styles.header}>
      <Link to="/" className={styles.brand}>
        {brand.name}
      </Link>
      <nav aria-label="Main" className={styles.event}>
        <PageLink to="/live-events">
          {event?.status === 'live' ? (
            <span className={styles.liveMark}>
              Live<span className="visually-hidden"> Events</span>
            </span>
          ) : (
            'Live Events'
          )}
        </PageLink>
        <CartLink />
      </nav>
    </header>
  );
}

/** Brand, pages, the gallery's other sites, cart; below 768 px behind a Menu button. */
function SiteNavigation() {
  const { brand, links } = useGallerySettings((state) => state.settings);
  const { pathname } = useLocation();
  // Open on this page only, whose address may change by itself: a partner's code is taken out of it soon after the
  // load.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === pathname;
  const toggle = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenAt(null);
      toggle.current?.focus();
    };
    // Also a link to the page that is open.
    const closeOnLink = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) setOpenAt(null);
    };
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('click', closeOnLink);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('click', closeOnLink);
    };
  }, [isOpen]);

  return (
    <header
      className={styles.header}
      data-open={isOpen || undefined}
      // The open menu hides the page, so the focus must not go on there.
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) setOpenAt(null);
      }}
    >
      <Link to="/" className={styles.brand}>
        {brand.name}
      </Link>
      <nav aria-label="Main" className={styles.navigation}>
        <div className={styles.phone}>
          <CartLink />
          <button
            ref={toggle}
            type="button"
            className={styles.word}
            aria-expanded={isOpen}
            aria-controls="main-menu"
            onClick={() => setOpenAt(isOpen ? null : pathname)}
          >
            {isOpen ? 'Close' : 'Menu'}
          </button>
        </div>
        <ul id="main-menu" className={styles.menu} data-open={isOpen || undefined}>
          <NavigationItem>
            <PageLink to="/fine-art">Fine Art</PageLink>
          </NavigationItem>
          <NavigationItem isForPhones>
            <PageLink to="/live-events">
              <span className={styles.live}>Live Events</span>
            </PageLink>
          </NavigationItem>
          <NavigationItem isForPhones>
            <PageLink to="/visualizer">On your wall</PageLink>
          </NavigationItem>
          <NavigationItem>
            <PageLink to="/about">About</PageLink>
          </NavigationItem>
          <NavigationItem>
            <PageLink to="/contact">Contact</PageLink>
          </NavigationItem>
          {links.map(({ label, href }) => (
            <NavigationItem key={href}>
              <a href={href} className={styles.word} target="_blank" rel="noreferrer">
                {label}
              </a>
            </NavigationItem>
          ))}
          <NavigationItem isForPhones>
            <PageLink to="/order-lookup">Find an order</PageLink>
          </NavigationItem>
          <NavigationItem>
            <CollectorLink className={styles.word} />
          </NavigationItem>
          <li className={styles.desktop}>
            <CartLink />
          </li>
        </ul>
      </nav>
    </header>
  );
}

/** @param isForPhones in the menu only: the footer of wider windows has it */
function NavigationItem({ children, isForPhones = false }: { children: ReactNode; isForPhones?: boolean }) {
  return <li className={isForPhones ? styles.forPhones : undefined}>{children}</li>;
}

function PageLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <NavLink to={to} className={styles.word}>
      {children}
    </NavLink>
  );
}

/** With the number of prints; hidden in inquiry mode. */
function CartLink() {
  const isShop = useGallerySettings(({ settings }) => settings.salesMode === 'purchase');
  const count = useCart(({ items }) => items.reduce((sum, { quantity }) => sum + quantity, 0));
  if (!isShop) return null;
  return <PageLink to="/cart">{count === 0 ? 'Cart' : `Cart (${count})`}</PageLink>;
}

const ACCESS_LABEL = 'Collector access';
const loadName = () => import('../collector/collector-name');

/** Opens COLLECTOR ACCESS, or links to the collector's page by name. */
export function CollectorLink({ className }: { className: string | undefined }) {
  const sessionId = useCollectorSession((state) => state.sessionId);
  const open = useCollectorAccess((state) => state.open);
  const late = useLazyModule(loadName, sessionId !== null);
  if (sessionId === null)
    return (
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => open()}>
        {ACCESS_LABEL}
      </button>
    );
  return (
    <NavLink to="/collector" className={className}>
      {late ? <late.CollectorName sessionId={sessionId} fallback={ACCESS_LABEL} /> : ACCESS_LABEL}
    </NavLink>
  );
}
