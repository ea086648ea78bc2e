/** Cookie that a page's script sets while there is something in the cart, so that the server renders an empty one only. */
export const CART_COOKIE = 'cart';
