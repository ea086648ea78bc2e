import { Button } from '@gallery/ui';
import { createContext, useContext } from 'react';

/** The menu that replaces the sidebar below 1024 px. */
export interface AdminMenu {
  isOpen: boolean;
  open: () => void;
}

/** From the layout to the page's header with its Menu button; null where no layout is around the page. */
export const AdminMenuContext = createContext<AdminMenu | null>(null);

/** Opens the menu. */
export function MenuButton() {
  const menu = useContext(AdminMenuContext);
  if (!menu) return null;
  return (
    <Button size="dense" aria-haspopup="dialog" aria-expanded={menu.isOpen} onClick={menu.open}>
      Menu
    </Button>
  );
}
