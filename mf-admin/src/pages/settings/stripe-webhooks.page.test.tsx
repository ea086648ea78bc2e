import type { StripeWebhookStatus } from '@gallery/contracts';
import { refusal, renderRoutes, type ApiStubs } from '@gallery/testing';
import { screen } from '@testing-library/react';
import { Component } from './stripe-webhooks.page';

const READ = 'GET /api/admin/stripe-webhooks';
const VIOLATIONS = 'GET /api/admin/payment-page-violations';

const status: StripeWebhookStatus = {
  url: 'https://gallery.example/api/stripe/webhook',
  apiVersion: '2026-10-28.endive',
  lastApiVersion: '2026-10-28.endive',
  endpoint: 'enabled',
  endpointUrl: 'https://gallery.example/api/stripe/webhook',
  endpointApiVersion: '2026-10-28.endive',
  events: [
    {
      type: 'checkout.session.completed',
      lastReceivedAt: '2026-11-22T10:00:00.000Z',
      isEnabled: true,
    },
    { type: 'charge.dispute.created', lastReceivedAt: null, isEnabled: true },
  ],
};

const show = (api: ApiStubs) =>
  renderRoutes([{ path: '/', Component }], { api: { [VIOLATIONS]: [], ...api } });

it('says that all is well', async () => {
  show({ [READ]: status });
  expect(await screen.findByText('Stripe sends every event that the gallery acts on.')).toBeVisible();
  expect(screen.getByText('charge.dispute.created')).toBeVisible();
  expect(screen.getByText(/Not received yet/)).toBeVisible();
});

it('says what to do about a type that Stripe does not send', async () => {
  const [paid, disputed] = status.events;
  show({
    [READ]: {
      ...status,
      events: [paid, disputed && { ...disputed, isEnabled: false }].filter((each) => !!each),
    },
  });
  expect(await screen.findByText('Stripe does not send 1 of the 2 events.')).toBeVisible();
  expect(screen.getByText(/add the ones marked/)).toBeVisible();
});

it.each([
  ['unknown', 'Stripe did not list the events it sends.'],
  ['missing', 'Stripe has no endpoint for this gallery.'],
  ['disabled', 'The endpoint is disabled at Stripe.'],
] as const)('says so when the endpoint is %s', async (endpoint, sentence) => {
  show({ [READ]: { ...status, endpoint } });
  expect(await screen.findByText(sentence)).toBeVisible();
});

it('warns of events of another version', async () => {
  show({ [READ]: { ...status, lastApiVersion: '2020-01-01' } });
  expect(await screen.findByText('The last event has a different API version.')).toBeVisible();
});

it('can be asked for again when it did not come', async () => {
  show({ [READ]: () => refusal('unavailable') });
  expect(await screen.findByRole('button', { name: /try again/i })).toBeVisible();
});

it('lists what browsers kept from the payment page', async () => {
  const seen = '2026-11-22T10:00:00.000Z';
  const violation = {
    directive: 'script-src-elem',
    blocked: 'https://evil.example',
    reports: 2,
    firstSeenAt: seen,
    lastSeenAt: seen,
  };
  show({ [READ]: status, [VIOLATIONS]: [violation] });
  expect(await screen.findByText('https://evil.example')).toBeVisible();
  expect(screen.getByText(/2 reports/)).toBeVisible();
});

it('says that nothing was reported about the payment page', async () => {
  show({ [READ]: status });
  expect(await screen.findByText('Nothing has been reported.')).toBeVisible();
});
