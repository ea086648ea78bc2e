import type { StripeAppearance } from './stripe-script';

/**
 * The gallery's fonts and colors for the card fields. They are in Stripe's frame without our style sheets, so the
 * tokens are read from the page.
 */
export function stripeAppearance(): StripeAppearance {
  const tokens = getComputedStyle(document.documentElement);
  const token = (name: string) => tokens.getPropertyValue(name).trim();
  const ink = token('--ink');
  return {
    theme: 'flat',
    variables: {
      fontFamily: '"Helvetica Neue", Arial, sans-serif',
      fontSizeBase: '16px',
      borderRadius: '0px',
      colorPrimary: ink,
      colorBackground: token('--paper'),
      colorText: ink,
      colorTextSecondary: token('--ink-3'),
      colorDanger: token('--red'),
    },
    rules: {
      '.Input': {
        border: '0',
        borderBottom: `1px solid ${token('--line-strong')}`,
        boxShadow: 'none',
        padding: '10px 0',
      },
      '.Input:focus': { borderBottom: `2px solid ${ink}`, boxShadow: 'none' },
      '.Label': { fontSize: '13px', color: token('--ink-3') },
    },
  };
}
