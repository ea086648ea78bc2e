import { useGallerySettings } from '@gallery/session';
import { Button, ButtonLink } from '@gallery/ui';
import { type ReactNode, createContext, useContext, useEffect } from 'react';
import styles from './admin-page.module.css';
import type { RecordReference } from '../live-updates/console-connection';
import { OpenRecord } from '../live-updates/live-records';
import { OtherViewers } from '../live-updates/record-viewers';

export interface AdminPageProps {
  /** The tab's name, or what the page is about: `Inventory`, `Order TF-1048`. */
  title: string;
  /** Beside the title: `24 artworks in collection`. */
  count?: ReactNode;
  /** What else can be done here, as dense buttons before View Site: Export CSV. */
  actions?: ReactNode;
  /** The page's one filled button, dense, at the edge: Add Artwork. */
  mainAction?: ReactNode;
  /** The record that the whole page shows. */
  record?: RecordReference;
  children: ReactNode;
}

/** A page of the admin: its name, a count and its actions in a bar, its content beneath. */
export function AdminPage({ title, count, actions, mainAction, record, children }: AdminPageProps) {
  usePageTitle(title);
  return (
    <OpenRecord record={record ?? null}>
      <header className={styles.bar}>
        <div className={styles.name}>
          <h1 className={styles.title}>{title}</h1>
          {count && <p className={styles.count}>{count}</p>}
          {record && <OtherViewers />}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
        <div className={styles.edge}>
          <span className={styles.site}>
            <ViewSiteLink />
          </span>
          {mainAction && <span className={styles.main}>{mainAction}</span>}
          <span className={styles.menu}>
            <FrameButtons />
          </span>
        </div>
      </header>
      <div className={styles.body}>{children}</div>
    </OpenRecord>
  );
}

/** What the layout offers on every page; below 1024 px the page's header has the buttons for it. */
interface AdminFrame {
  isMenuOpen: boolean;
  openMenu: () => void;
  openSearch: () => void;
}

/** From the layout to the page's header; null where no layout is around the page. */
export const AdminFrameContext = createContext<AdminFrame | null>(null);

function FrameButtons() {
  const frame = useContext(AdminFrameContext);
  if (!frame) return null;
  return (
    <>
      <Button size="dense" aria-haspopup="dialog" onClick={frame.openSearch}>
        Search
      </Button>
      <Button size="dense" aria-haspopup="dialog" aria-expanded={frame.isMenuOpen} onClick={frame.openMenu}>
        Menu
      </Button>
    </>
  );
}

/** Opens the public site's first page beside the admin. The admin may live on an origin of its own. */
export function ViewSiteLink() {
  const origin = useGallerySettings(({ settings }) => settings.publicOrigin);
  return (
    <ButtonLink size="dense" href={`${origin}/`} target="_blank" rel="noreferrer">
      View Site
    </ButtonLink>
  );
}

/** The browser tab's title before the gallery's name; the previous one comes back when the page closes. */
export function usePageTitle(title: string): void {
  const gallery = useGallerySettings(({ settings }) => settings.brand.name);
  useEffect(() => {
    const before = document.title;
    const own = `${title} – ${gallery}`;
    document.title = own;
    return () => {
      if (document.title === own) document.title = before;
    };
  }, [title, gallery]);
}
