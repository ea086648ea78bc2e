import { create } from 'zustand';
import { parseOrderData, type OrderData } from './order-data';
import { dropStored, local, onStoredElsewhere, readStored, writeStored } from './stored-json';

const ORDER_DATA_KEY = 'order-data';

export interface OrderDataState {
  /** Null until the checkout form was sent, and after the success page has cleared it. */
  orderData: OrderData | null;
  save: (orderData: OrderData) => void;
  clear: () => void;
}

/** The order between checkout form and success page, kept under `order-data`. */
export const useOrderData = create<OrderDataState>((set) => ({
  orderData: null,
  save: (orderData) => {
    writeStored(local, ORDER_DATA_KEY, orderData);
    set({ orderData });
  },
  clear: () => {
    dropStored(local, ORDER_DATA_KEY);
    set({ orderData: null });
  },
}));

const fill = () => useOrderData.setState({ orderData: parseOrderData(readStored(local, ORDER_DATA_KEY)) });
fill();
onStoredElsewhere(ORDER_DATA_KEY, fill);
