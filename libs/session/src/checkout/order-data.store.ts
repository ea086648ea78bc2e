import { create } from 'zustand';
import { parseOrderData, type OrderData } from './order-data';
import {
  removeFromStorage,
  persistentStorage,
  onStorageChange,
  readStorage,
  writeStorage,
} from '../browser-storage';

const ORDER_DATA_KEY = 'order-data';

export interface OrderDataState {
  /** Null before the checkout form is submitted, and after the success page cleared it. */
  orderData: OrderData | null;
  save: (orderData: OrderData) => void;
  clear: () => void;
}

/** The order between checkout form and success page, stored under `order-data`. */
export const useOrderData = create<OrderDataState>((set) => ({
  orderData: null,
  save: (orderData) => {
    writeStorage(persistentStorage, ORDER_DATA_KEY, orderData);
    set({ orderData });
  },
  clear: () => {
    removeFromStorage(persistentStorage, ORDER_DATA_KEY);
    set({ orderData: null });
  },
}));

const loadFromStorage = () =>
  useOrderData.setState({ orderData: parseOrderData(readStorage(persistentStorage, ORDER_DATA_KEY)) });
loadFromStorage();
onStorageChange(ORDER_DATA_KEY, loadFromStorage);
