import { storeStaffSession } from '@gallery/api-client';
import { useGallerySettings } from '@gallery/session';
import {
  aPartnerList,
  aSellingPartner,
  aStaffSession,
  gallerySettings,
  renderRoutes,
} from '@gallery/testing';
import { screen } from '@testing-library/react';
import { routes } from '../remote';

const PARTNERS = 'GET /api/admin/selling-partners';

// Read before the first test, whose time it is not.
beforeAll(() => import('./partner-management.page'));
beforeEach(() => {
  useGallerySettings.getState().learn(gallerySettings());
  storeStaffSession(aStaffSession());
});

it('tells what is owed to whom, and leads to the applications in the inbox (A3)', async () => {
  renderRoutes(routes, {
    path: '/admin/selling-partners',
    api: { [PARTNERS]: aPartnerList(aSellingPartner()) },
  });
  expect(await screen.findByRole('row', { name: /Galerie Nord.*\$2,500.00/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the applications' })).toHaveAttribute(
    'href',
    '/admin/inbox?type=partner_application',
  );
});
