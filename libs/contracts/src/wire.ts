/** The shapes that cross the wire between the API and the pages (spec P3, P7). Money in these fields is dollars, as the spec shows it. */

/** A stored picture. Its files are `/api/uploads/{id}-{width}.{avif|webp|jpg}` and never change. */
export interface Picture {
  id: string;
  alt: string;
  width: number;
  height: number;
  /** `#rrggbb`, shown until the file has arrived. */
  dominantColor: string;
  /** 16 px wide data URI. */
  placeholder: string;
  /** Widths in pixels that exist as files, ascending. */
  widths: number[];
}

/** One edition of an artwork: a size with its frame, price and count (S109). */
export interface EditionOption {
  editionId: string;
  /** Canonical size key, such as `30x20`. */
  size: string;
  kind: 'mini' | 'framed' | 'metal' | 'custom' | 'special';
  frameSize: string | null;
  frameColor: string;
  frameStyles: string[];
  /** Dollars; null while the gallery sells by inquiry. */
  price: number | null;
  total: number;
  sold: number;
  held: number;
  available: number;
  /** Number that the next buyer would get; null when none is free. */
  nextNumber: number | null;
  shippingClass: 'mini' | 'framed';
}

/** One line of `availableSizes` (S108). */
export interface AvailableSize {
  size: string;
  price: number | null;
  edition: number;
  sold: number;
}

/** What the catalogue and the artwork page read (S105). */
export interface ArtworkRecord {
  id: string;
  title: string;
  slug: string;
  series: string;
  year: number;
  description: string | null;
  medium: string;
  tags: string[];
  isFeatured: boolean;
  orientation: 'landscape' | 'square';
  tier: string;
  catalogueImageUrls: string[];
  artworkImageUrls: string[];
  imageUrls: string[];
  imageUrl: string;
  printSizes: Record<string, { enabled: boolean; price: number | null }>;
  availableSizes: AvailableSize[];
  editionOptions: EditionOption[];
  catalogueImages: Picture[];
  artworkImages: Picture[];
}

/** What decides how the gallery sells and signs; the document carries it to the page. */
export interface GallerySettings {
  salesMode: 'inquire' | 'purchase';
  taxMode: 'destination' | 'always';
  cardFeeMode: 'surcharge' | 'off';
  brand: { id: string; name: string; email: string; studio: string; city: string; zip: string };
  links: { label: string; href: string }[];
  stripePublishableKey: string | null;
}

export interface PostalAddress {
  street: string;
  city: string;
  state: string;
  zip: string;
  country: string;
}

export interface ContactAddress extends PostalAddress {
  fullName: string;
  email: string;
  phone: string;
}

/** One print or group of equal prints that the buyer asks for (S172). The server prices it by itself (G11). */
export interface CheckoutItem {
  title: string;
  size: string;
  frameType: string;
  price: number;
  quantity: number;
  artworkId?: string;
  photoId?: string;
  series?: string;
  frameSize?: string;
}

/** Body of `POST /api/create-checkout-session` (S172, S173). */
export interface CheckoutSessionRequest {
  /** Cents. Not relied on (G12). */
  amount: number;
  currency: 'usd';
  items: CheckoutItem[];
  customer: { name: string; email: string };
  billing: ContactAddress;
  shipping: ContactAddress;
  metadata: {
    subtotal: number;
    estimatedTax: number;
    creditCardFee: number;
    total: number;
    artworkCount: number;
    orderType: 'fine_art_purchase';
    referralPartnerId: string | null;
  };
  successUrl: string;
  cancelUrl: string;
  installation?: { street: string; city: string; zip: string };
  notes?: string;
}

export interface CheckoutSession {
  sessionUrl: string;
  sessionId: string;
  orderNumber: string;
  /** ISO time at which the prints are given back. */
  expiresAt: string;
}

export interface ReceiptLine {
  title: string;
  series: string;
  year: number;
  size: string;
  frameSize: string | null;
  frameType: string;
  /** Dollars, one print. */
  price: number;
  quantity: number;
  /** Numbers of the edition that belong to this line. */
  numbers: number[];
  /** Size of the edition. */
  total: number;
  picture: Picture | null;
}

/** The order as its buyer may see it. Sums are dollars. */
export interface OrderReceipt {
  orderNumber: string;
  status: string;
  payment: 'open' | 'paid' | 'expired' | 'failed' | 'refunded';
  customerName: string;
  email: string;
  createdAt: string;
  lines: ReceiptLine[];
  subtotal: number;
  tax: number;
  cardFee: number;
  total: number;
  shipping: { minis: number; framed: 'none' | 'free-local' | 'quoted' };
}
