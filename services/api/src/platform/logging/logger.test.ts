import { loggedError } from './logger';

test.each([
  ['ada@example.com is taken', '[mail] is taken'],
  ['no session cs_test_a1b2c3d4e5f6g7', 'no session cs_test_a1b2c3…'],
  ['no intent pi_3Qx_secret_9dKfL2', 'no intent pi_3Qx_secret_…'],
  ['GET /checkout?payment_intent=pi_1&key=aB-c_9 failed', 'GET /checkout?payment_intent=pi_1&key=… failed'],
  ['/newsletter/confirm?token=aB-c_9', '/newsletter/confirm?token=…'],
  ['/collector?reset=aB-c_9', '/collector?reset=…'],
  ['/collector?confirm=aB-c_9 failed', '/collector?confirm=… failed'],
])('logs no secret of %j', (message, kept) => {
  const { message: logged, stack } = loggedError(new Error(message));
  expect(logged).toBe(kept);
  expect(stack).toContain(kept);
  expect(stack).not.toContain(message);
});
