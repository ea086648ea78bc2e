import { DELIVERY_CONTACT_WITHIN, PRODUCTION_TIME, CARD_FEE_LABEL, SALES_TAX_PERCENT } from '@gallery/domain';
import { defineEmailTemplate, type EmailTemplate } from '../../platform';
import {
  SAMPLE_ORDER_LINK,
  SAMPLE_WORKS,
  ORDER_STATUS_EMAIL_TEMPLATES,
} from './order-status.email-templates';

export const ORDER_CONFIRMED_EMAIL = defineEmailTemplate({
  key: 'order-confirmed',
  title: 'Order: paid',
  occasion: 'To the buyer, once the prints are theirs',
  subject: 'Your order {order number}',
  words: [
    'Dear {name},',
    'Thank you for your purchase. We have received your payment, and {these prints are} now yours.',
    '{prints}',
    '{sums}',
    '{shipping}',
    `Each print is made for you, then signed and numbered. This takes about ${PRODUCTION_TIME}{until}. It comes with its certificate of authenticity. We will contact you within ${DELIVERY_CONTACT_WITHIN} about delivery.`,
    '{link}',
    'Questions? Just reply to this email.',
    '{gallery}',
  ],
  placeholders: {
    name: { sample: 'Ada Byron' },
    'order number': { sample: 'TF-7K3M-Q9XD' },
    'these prints are': { sample: 'this print is' },
    prints: {
      sample: SAMPLE_WORKS,
      isRequired: true,
    },
    sums: {
      sample: [
        {
          rows: [
            ['Order', 'TF-7K3M-Q9XD'],
            ['Subtotal', '$5,000.00'],
            [`Tax, ${SALES_TAX_PERCENT}`, '$412.50'],
            [CARD_FEE_LABEL, '$150.00'],
            ['Shipping', 'Separate'],
            ['Charged today', '$5,562.50'],
            ['With your delivery', '$5,562.50'],
          ],
          total: 'Charged today',
        },
      ],
      isRequired: true,
    },
    shipping: { sample: 'Shipping is separate. Framed: free, Dallas area.' },
    until: { sample: '; yours will be ready by Dec 26, 2026' },
    link: {
      sample: SAMPLE_ORDER_LINK,
      isRequired: true,
    },
  },
});

export const LATE_PAYMENT_REFUND_EMAIL = defineEmailTemplate({
  key: 'order-refunding',
  title: 'Order: paid too late',
  occasion: 'To a buyer whose payment arrived after the prints had gone',
  subject: 'Your payment for order {order number} is being refunded',
  words: [
    'Dear {name},',
    'Your payment of {amount} arrived after our hold on your prints had ended, and they were no longer available. We are sorry. We are refunding the full amount to your card; it can take up to ten days to appear.',
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
  occasion: 'To the buyer, when the owner has made a refund',
  subject: 'A refund for your order {order number}',
  words: [
    'Dear {name},',
    'We have refunded {amount} of your payment for this order{to the card}.',
    '{prints}',
    '{sums}',
    'Questions? Just reply to this email.',
    '{gallery}',
  ],
  placeholders: {
    name: { sample: 'Ada Byron' },
    'order number': { sample: 'TF-7K3M-Q9XD' },
    amount: { sample: '$2,781.25' },
    prints: { sample: SAMPLE_WORKS },
    'to the card': { sample: ' to the card you paid with; it can take up to ten days to appear' },
    sums: {
      sample: [
        {
          rows: [
            ['Order', 'TF-7K3M-Q9XD'],
            ['Paid', '$5,562.50'],
            ['Refunded', '$2,781.25'],
          ],
          total: 'Refunded',
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
    'The studio has added a picture to your order. You can see it on your order’s page.',
    '{prints}',
    '{link}',
    'Questions? Just reply to this email.',
    '{gallery}',
  ],
  placeholders: {
    name: { sample: 'Ada Byron' },
    prints: { sample: SAMPLE_WORKS },
    'order number': { sample: 'TF-7K3M-Q9XD' },
    link: {
      sample: SAMPLE_ORDER_LINK,
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
    '{buyer} bought:',
    '{prints}',
    '{sums}',
    'Ship to: {address}. Phone: {telephone}.',
    '{shipping}',
    '{installation}',
    '{wishes}',
    '{referral}',
  ],
  placeholders: {
    buyer: { sample: 'Ada Byron (ada@mail.example)' },
    'order number': { sample: 'TF-7K3M-Q9XD' },
    prints: {
      sample: SAMPLE_WORKS,
      isRequired: true,
    },
    sums: {
      sample: [
        {
          rows: [
            ['Subtotal', '$5,000.00'],
            ['Charged today', '$5,000.00'],
          ],
          total: 'Charged today',
        },
      ],
    },
    address: { sample: 'Ada Byron, 1 Elm St, Dallas, TX, 75226, United States' },
    telephone: { sample: 'not given' },
    shipping: { sample: 'Shipping is separate. Framed: free, Dallas area.' },
    installation: { sample: 'Installation requested at: 1 Elm St, Dallas, 75226.' },
    wishes: { sample: 'Buyer’s note: Please ring twice.' },
    referral: { sample: 'Referred by: galerie-nord' },
  },
});

export const ORDER_ATTENTION_NOTIFICATION = defineEmailTemplate({
  key: 'notice-order-attention',
  title: 'Notice: an order needs attention',
  occasion: 'To the gallery, when an order needs someone to look into it',
  subject: 'Order {order number} needs attention',
  words: ['{reason}', '{facts}'],
  placeholders: {
    'order number': { sample: 'TF-7K3M-Q9XD' },
    reason: {
      sample:
        'The payment arrived after the hold on the prints had ended. It is being refunded automatically.',
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
