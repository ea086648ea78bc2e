import { defineEmailTemplate, type EmailTemplate } from '../../platform';

export const ORDER_SOLD_NOTIFICATION = defineEmailTemplate({
  key: 'notice-order-sold',
  title: 'Notice: sold',
  occasion: 'To the gallery, once an order is paid',
  subject: 'Sold: order {order number}',
  words: [
    '{buyer} has bought:',
    '{prints}',
    '{sums}',
    'Ship to: {address}. Telephone: {telephone}.',
    '{shipping}',
    '{installation}',
    '{wishes}',
    '{referral}',
  ],
  placeholders: {
    buyer: { sample: 'Ada Byron (ada@mail.example)' },
    'order number': { sample: 'TF-7K3M-Q9XD' },
    prints: {
      sample: [{ rows: [['Night Bloom, 30 × 20 in, framed 42 × 32 in, Gold Frame', '3 of 9']] }],
      isRequired: true,
    },
    sums: {
      sample: [
        {
          rows: [
            ['Subtotal', '$5,000.00'],
            ['Total paid', '$5,000.00'],
          ],
        },
      ],
    },
    address: { sample: 'Ada Byron, 1 Elm St, Dallas, TX, 75226, United States' },
    telephone: { sample: 'not given' },
    shipping: { sample: 'Shipping is separate: free delivery of framed works in the Dallas area.' },
    installation: { sample: 'Installation wished at: 1 Elm St, Dallas, 75226.' },
    wishes: { sample: 'The buyer writes: Please ring twice.' },
    referral: { sample: 'Referred by: galerie-nord' },
  },
});

export const ORDER_ATTENTION_NOTIFICATION = defineEmailTemplate({
  key: 'notice-order-attention',
  title: 'Notice: please look at an order',
  occasion: 'To the gallery, when something about an order needs a person',
  subject: 'Please look at order {order number}',
  words: ['{reason}', '{facts}'],
  placeholders: {
    'order number': { sample: 'TF-7K3M-Q9XD' },
    reason: {
      sample: 'The payment arrived when the prints were no longer held. It is being refunded by itself.',
      isRequired: true,
    },
    facts: {
      sample: [
        {
          rows: [
            ['Order', 'TF-7K3M-Q9XD'],
            ['Status', 'expired'],
            ['Buyer', 'Ada Byron (ada@mail.example)'],
            ['Total', '$5,562.50'],
          ],
        },
      ],
    },
  },
});

/** What the gallery is told of its orders. */
export const ORDER_NOTIFICATION_TEMPLATES: readonly EmailTemplate[] = [
  ORDER_SOLD_NOTIFICATION,
  ORDER_ATTENTION_NOTIFICATION,
];
