import path from 'node:path';

/**
 * Where everything is, for the person who has just typed `npm start`.
 * @param {object} started
 * @param {{ addresses: import('./environment.mjs').Addresses }} started.gallery
 * @param {string} started.dataDir
 * @param {string} started.root
 * @param {string[]} [started.also] more addresses
 * @param {string[]} [started.hints] more to know
 */
export function welcome({ gallery: { addresses }, dataDir, root, also = [], hints = [] }) {
  const near = path.relative(root, dataDir);
  const folder = near.startsWith('..') ? dataDir : near;
  const salesMode = process.env.SALES_MODE ?? 'purchase';
  return [
    `  Gallery          ${addresses.web}/fine-art`,
    '  A collector      collector@example.com, password collector-demo',
    `  Console          ${addresses.admin}/admin`,
    '                   gate atelier; owner or studio, password gallery-demo',
    ...(process.env.STRIPE_SECRET_KEY ? [] : [`  Stripe sandbox   ${addresses.sandbox}`]),
    `  API              ${addresses.api}/api/openapi.json`,
    ...also,
    '',
    salesMode === 'purchase'
      ? '  SALES_MODE=purchase: works can be bought here. The default elsewhere is inquire, which shows no prices.'
      : `  SALES_MODE=${salesMode}`,
    ...(process.env.STRIPE_SECRET_KEY
      ? ['  STRIPE_SECRET_KEY is set: checkouts go to Stripe with your key.']
      : [
          '  Test cards: 4242 4242 4242 4242 pays, 4000 0000 0000 0002 is declined; any later date, any CVC.',
        ]),
    process.env.SMTP_URL
      ? `  Mail is sent through SMTP_URL, logs are written to ${path.join(folder, 'logs')}.`
      : `  Mail is written to ${path.join(folder, 'outbox')}, logs to ${path.join(folder, 'logs')}.`,
    ...hints,
    '',
    `  Ctrl-C ends it. The data stay in ${folder}; remove that folder to begin anew.`,
  ];
}
