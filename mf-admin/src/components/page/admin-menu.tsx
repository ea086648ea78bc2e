import { Button } from '@gallery/ui';
import { createContext, useContext } from 'react';

/** The menu that holds the sidebar's words below 1024 px. */
export interface AdminMenu {
  isOpen: boolean;
  open: () => void;
}

/** Lent by the frame to the page's head, where the word Menu stands; null where no frame is around the page. */
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
