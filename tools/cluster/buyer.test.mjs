import { once } from 'node:events';
import http from 'node:http';
import { createHistory } from '../history/history.mjs';
import { buy } from './buyer.mjs';

const artwork = { id: 'dunes', title: 'Dunes' };
const edition = { editionId: 'dunes-12x8', kind: 'mini', size: '12x8', price: 90 };
const responses = {
  '/api/create-checkout-session': { sessionId: 'cs_1', orderNumber: 'TF-1' },
  '/_sandbox/sessions/cs_1/pay': {},
  '/api/checkout-sessions/cs_1': {
    orderNumber: 'TF-1',
    payment: 'paid',
    lines: [{ editionNumbers: [3] }, { editionNumbers: [7] }],
  },
};

test('a purchase has the edition numbers of its receipt', async () => {
  const server = http.createServer((request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(responses[request.url]));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const web = `http://127.0.0.1:${server.address().port}`;
  try {
    const history = createHistory();
    const purchase = await buy({ web, sandbox: web }, { artwork, edition }, 'ada@cluster.example', {
      history,
    });
    expect(purchase).toMatchObject({ outcome: 'bought', orderNumber: 'TF-1', editionNumbers: [3, 7] });
    expect(history.entries).toMatchObject([
      {
        client: 'buyer ada@cluster.example',
        operation: 'checkout',
        outcome: 'told',
        request: { editionId: 'dunes-12x8' },
        answer: { sessionId: 'cs_1', orderNumber: 'TF-1' },
      },
      { operation: 'pay', outcome: 'told', request: { sessionId: 'cs_1' } },
      { operation: 'receipt', outcome: 'told', answer: { payment: 'paid', editionNumbers: [3, 7] } },
    ]);
  } finally {
    server.close();
  }
});
