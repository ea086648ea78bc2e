/** Cookie that a page's script sets while there is something in the cart, so that the server renders only an empty one. */
export const CART_COOKIE = 'cart';
