import { defineEmailTemplate, type EmailTemplate } from '../../platform';
import { ORDER_STATUS_EMAIL_TEMPLATES } from './order-status-email';

export const ORDER_CONFIRMED_EMAIL = defineEmailTemplate({
  key: 'order-confirmed',
  title: 'Order: paid',
  occasion: 'To the buyer, once the prints are theirs',
  subject: 'Your order {order number}',
  words: [
    'Dear {name},',
    'thank you for your purchase. Your payment has arrived and {these prints are} now yours:',
    '{prints}',
    '{sums}',
    '{shipping}',
    'What happens next: every print is made for you, signed and numbered, which takes about 3–5 weeks{until}. A certificate of authenticity belongs to each. We contact you within 48 hours about delivery.',
    'You can see how far it is at any time:',
    '{link}',
    'If anything is on your mind, answer this mail or write to {gallery email}.',
    '{gallery}',
  ],
  placeholders: {
    name: { sample: 'Ada Byron' },
    'order number': { sample: 'TF-7K3M-Q9XD' },
    'these prints are': { sample: 'this print is' },
    prints: {
      sample: [{ rows: [['Night Bloom, 30 × 20 in, framed 42 × 32 in, Gold Frame', '3 of 9']] }],
      isRequired: true,
    },
    sums: {
      sample: [
        {
          rows: [
            ['Order', 'TF-7K3M-Q9XD'],
            ['Subtotal', '$5,000.00'],
            ['Tax, 8.25%', '$412.50'],
            ['Card fee, 3%', '$150.00'],
            ['Shipping', 'Separate'],
            ['Charged today', '$5,562.50'],
            ['With your delivery', '$5,562.50'],
          ],
        },
      ],
      isRequired: true,
    },
    shipping: { sample: 'Shipping is separate: Framed: free, Dallas area.' },
    until: { sample: ', until December 26, 2026 at the latest' },
    link: {
      sample: [{ link: 'https://gallery.example/order-lookup?number=TF-7K3M-Q9XD' }],
      isRequired: true,
    },
  },
});

export const LATE_PAYMENT_REFUND_EMAIL = defineEmailTemplate({
  key: 'order-refunding',
  title: 'Order: paid too late',
  occasion: 'To a buyer whose payment arrived after the prints had gone',
  subject: 'Your payment for order {order number} is on its way back',
  words: [
    'Dear {name},',
    'your payment of {amount} arrived when the prints were no longer reserved for you, and we could not let you have them. We are sorry. The whole amount is on its way back to your card; banks take up to ten days to show it.',
    'Please write to {gallery email} if we can help you find another print.',
    '{gallery}',
  ],
  placeholders: {
    name: { sample: 'Ada Byron' },
    'order number': { sample: 'TF-7K3M-Q9XD' },
    amount: { sample: '$5,562.50' },
  },
});

export const ORDER_REFUNDED_EMAIL = defineEmailTemplate({
  key: 'order-refunded',
  title: 'Order: refund',
  occasion: 'To the buyer, when the owner has given money back',
  subject: 'A refund for your order {order number}',
  words: [
    'Dear {name},',
    'we have given back {amount} of what you paid for this order{to the card}.',
    '{sums}',
    'If anything is on your mind, answer this mail or write to {gallery email}.',
    '{gallery}',
  ],
  placeholders: {
    name: { sample: 'Ada Byron' },
    'order number': { sample: 'TF-7K3M-Q9XD' },
    amount: { sample: '$2,781.25' },
    'to the card': { sample: ' to the card you paid with; banks take up to ten days to show it' },
    sums: {
      sample: [
        {
          rows: [
            ['Order', 'TF-7K3M-Q9XD'],
            ['Paid', '$5,562.50'],
            ['Given back', '$2,781.25'],
          ],
        },
      ],
      isRequired: true,
    },
  },
});

export const ORDER_PICTURE_EMAIL = defineEmailTemplate({
  key: 'order-picture',
  title: 'Order: picture from the studio',
  occasion: 'To the buyer, when the studio adds a picture to the order; once an hour at most',
  subject: 'A picture of your order {order number}',
  words: [
    'Dear {name},',
    'the studio has added a picture to your order. You can see it, and how far the order is, here:',
    '{link}',
    '{gallery}',
  ],
  placeholders: {
    name: { sample: 'Ada Byron' },
    'order number': { sample: 'TF-7K3M-Q9XD' },
    link: {
      sample: [{ link: 'https://gallery.example/order-lookup?number=TF-7K3M-Q9XD' }],
      isRequired: true,
    },
  },
});

/** Emails to buyers, which the owner can edit. */
export const ORDER_EMAIL_TEMPLATES: readonly EmailTemplate[] = [
  ORDER_CONFIRMED_EMAIL,
  ...Object.values(ORDER_STATUS_EMAIL_TEMPLATES),
  ORDER_PICTURE_EMAIL,
  LATE_PAYMENT_REFUND_EMAIL,
  ORDER_REFUNDED_EMAIL,
];

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
            ['Charged today', '$5,000.00'],
          ],
        },
      ],
    },
    address: { sample: 'Ada Byron, 1 Elm St, Dallas, TX, 75226, United States' },
    telephone: { sample: 'not given' },
    shipping: { sample: 'Shipping is separate: Framed: free, Dallas area.' },
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

/** Emails to the gallery. */
export const ORDER_NOTIFICATION_TEMPLATES: readonly EmailTemplate[] = [
  ORDER_SOLD_NOTIFICATION,
  ORDER_ATTENTION_NOTIFICATION,
];
