import { readSettings } from './settings';

test('uses the demo keys by default', () => {
  expect(readSettings({})).toMatchObject({
    port: 8082,
    host: '127.0.0.1',
    secretKey: 'sk_test_sandbox',
    webhookSecret: 'whsec_sandbox',
    webhookUrl: undefined,
    stateFile: undefined,
  });
});

test('reports every invalid option at once', () => {
  expect(() => readSettings({ PORT: 'eighty', WEBHOOK_URL: 'api', STRIPE_SECRET_KEY: 'sk_live_1' })).toThrow(
    'PORT must be a port number, not "eighty"; WEBHOOK_URL must be a whole address; STRIPE_SECRET_KEY must be no live key',
  );
});
