import { showToast, useCart, type NewCartItem } from '@gallery/session';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';

/** Between a print's way into the cart and the visitor's, in milliseconds. */
const REDIRECT_DELAY_MS = 500;

/** Puts a live print into the cart and goes there; who closes the sheet in between stays. */
export function useAddToCart(): { isLeaving: boolean; addToCart: (item: NewCartItem) => void } {
  const [isLeaving, setLeaving] = useState(false);
  const navigate = useNavigate();

  useEffect(() => {
    if (!isLeaving) return;
    const redirect = setTimeout(() => void navigate('/cart'), REDIRECT_DELAY_MS);
    return () => clearTimeout(redirect);
  }, [isLeaving, navigate]);

  const addToCart = (item: NewCartItem) => {
    const { outcome } = useCart.getState().add(item);
    if (outcome === 'sold-out') {
      showToast({ title: 'No prints remaining', description: item.title });
      return;
    }
    showToast({
      title: outcome === 'added' ? 'Added to cart' : 'Already in your cart',
      description: item.title,
    });
    setLeaving(true);
  };

  return { isLeaving, addToCart };
}
