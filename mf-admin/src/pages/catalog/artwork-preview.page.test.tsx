import { useGallerySettings } from '@gallery/session';
import { aPicture, gallerySettings } from '@gallery/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { arriveAtInventory, openDialog, openMore, showInventory } from './inventory-test-support';

const PICTURE = 'POST /api/admin/artwork-inventory/pictures';

beforeEach(() => {
  arriveAtInventory();
  useGallerySettings.getState().update(gallerySettings({ salesMode: 'purchase' }));
});
afterEach(() => {
  for (const sheet of document.head.querySelectorAll('[data-sheet]')) sheet.remove();
});

async function framed(title: string) {
  const frame = await screen.findByTitle<HTMLIFrameElement>(title);
  return waitFor(() => {
    const body = frame.contentDocument?.body;
    if (!body?.firstElementChild) throw new Error('The frame is empty.');
    return within(body);
  });
}

async function openPreview() {
  const shown = showInventory({ [PICTURE]: aPicture({ id: 'a'.repeat(32), width: 3000, height: 2000 }) });
  const dialog = await openDialog(shown.user, /^Add Artwork/);
  await shown.user.click(dialog.getByRole('button', { name: 'Show preview' }));
  return { ...shown, dialog };
}

it('shows the catalog card and the page of what is typed, before anything is saved', async () => {
  const { user, dialog, calls } = await openPreview();
  const before = await framed('Untitled Artwork on a phone');
  expect(before.getAllByText('Untitled Artwork')).toHaveLength(2);
  fireEvent.change(dialog.getByLabelText('Title *'), { target: { value: 'Shallows' } });
  fireEvent.change(dialog.getByLabelText('Description'), { target: { value: 'Green water.' } });
  await user.click(dialog.getByRole('checkbox', { name: '30 × 20 in' }));
  fireEvent.change(dialog.getByLabelText('Price, 30 × 20 in'), { target: { value: '5250' } });
  const page = await framed('Shallows on a phone');
  expect(page.getAllByText('Shallows')).toHaveLength(2);
  expect(page.getByText('Green water.')).toBeInTheDocument();
  expect(page.getByRole('radio', { name: /^30 × 20 in.*9 of 9 remaining.*\$5,250/ })).toBeEnabled();
  expect(calls.some(({ method }) => method !== 'GET')).toBe(false);
});

it('says that a picture is missing, then shows it with its description', async () => {
  const { dialog } = await openPreview();
  const panel = within(dialog.getByRole('region', { name: 'Preview' }));
  expect(panel.getByText('Nothing is saved yet. Add a picture to see it here.')).toBeVisible();
  fireEvent.change(dialog.getByLabelText('Artwork Images *', { selector: 'input' }), {
    target: { files: [new File(['x'], 'shallows.jpg', { type: 'image/jpeg' })] },
  });
  fireEvent.change(await dialog.findByLabelText('Description (alt text) of picture 1'), {
    target: { value: 'Green water' },
  });
  const page = await framed('Untitled Artwork on a phone');
  await waitFor(() => expect(page.getAllByRole('img', { name: 'Green water' })).toHaveLength(2));
  expect(panel.getByText('As shoppers will see it once saved.')).toBeVisible();
});

it('changes from phone to desktop width, and is put away again', async () => {
  const { user, dialog } = await openPreview();
  expect(await screen.findByTitle('Untitled Artwork on a phone')).toHaveStyle({ width: '390px' });
  await user.click(dialog.getByRole('radio', { name: 'Desktop' }));
  expect(await screen.findByTitle('Untitled Artwork on a desktop')).toHaveStyle({ width: '1440px' });
  await user.click(dialog.getByRole('button', { name: 'Hide preview' }));
  expect(dialog.queryByRole('region', { name: 'Preview' })).toBeNull();
  expect(dialog.getByRole('button', { name: 'Show preview' })).toHaveAttribute('aria-expanded', 'false');
});

it('in Edit counts what is sold, and says when no page shows the work', async () => {
  const { user } = showInventory();
  await openMore(user);
  const dialog = await openDialog(user, /^Edit Details/);
  await user.click(dialog.getByRole('button', { name: 'Show preview' }));
  await framed('Inside Voice on a phone');
  await user.selectOptions(dialog.getByLabelText('Live status'), 'hidden');
  expect(dialog.getByText('Hidden: not shown until it is live.')).toBeVisible();
});

it('waits for the style sheets, says when one fails, and tries again', async () => {
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.dataset['sheet'] = '';
  document.head.append(sheet);
  const { user, dialog } = await openPreview();
  const copied = async () => {
    const frame = await screen.findByTitle<HTMLIFrameElement>('Untitled Artwork on a phone');
    return waitFor(() => {
      const copy = frame.contentDocument?.head.querySelector('link');
      if (!copy) throw new Error('No style sheet was copied.');
      return copy;
    });
  };
  const panel = within(dialog.getByRole('region', { name: 'Preview' }));
  expect(panel.getByText('Loading preview...')).toBeVisible();
  fireEvent.error(await copied());
  expect(await panel.findByText('The preview could not be loaded.')).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Try again' }));
  expect(await panel.findByText('Loading preview...')).toBeVisible();
  fireEvent.load(await copied());
  await waitFor(() => expect(panel.queryByText('Loading preview...')).toBeNull());
});
