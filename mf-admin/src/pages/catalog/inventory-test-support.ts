import { saveStaffSession } from '@gallery/api-client';
import { useGallerySettings, useToasts } from '@gallery/session';
import {
  anInventoryRecord,
  anInventoryRow,
  type ApiStubs,
  artworkFormStubs,
  aStaffSession,
  gallerySettings,
  renderRoutes,
} from '@gallery/testing';
import { screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { routes } from '../../remote';

const DRAFTS = ['gallery-work-draft:new', 'gallery-work-draft:w1'];
const voice = { id: 'w1', title: 'Inside Voice', slug: 'inside-voice', series: 'FLORALS' };

export const PAGE = 'GET /api/admin/artwork-inventory/page';
export const ONE = 'GET /api/admin/artwork-inventory/{id}';
export const row = anInventoryRow({ ...voice, year: 2025 });
export const record = anInventoryRecord(voice);

/** Staff, signed in, without drafts of the form. */
export function arriveAtInventory() {
  useGallerySettings.getState().update(gallerySettings());
  saveStaffSession(aStaffSession());
  for (const draft of DRAFTS) sessionStorage.removeItem(draft);
}

/** Opens an inventory of one artwork. */
export function showInventory(api: ApiStubs = {}, path = '/admin/inventory') {
  const listed = { items: [row], total: 1, nextCursor: null };
  const rendered = renderRoutes(routes, {
    path,
    api: { [PAGE]: listed, [ONE]: record, ...artworkFormStubs(), ...api },
  });
  return { ...rendered, user: userEvent.setup({ pointerEventsCheck: 0 }) };
}

/** Opens the dialog of a button. */
export async function openDialog(user: UserEvent, button: RegExp) {
  await user.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog'));
}

/** Opens what else can be done with the artwork. */
export async function openMore(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'More, Inside Voice' }));
}

export const shownToast = () => useToasts.getState().toast;
