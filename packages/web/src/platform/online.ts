import { createStore, useStore } from '../ui/store.ts';

/** What the browser knows of the line. It knows of a pulled cable, not of a server that is down. */
const online = createStore(typeof navigator === 'undefined' || navigator.onLine);

if (typeof window !== 'undefined') {
  addEventListener('online', () => online.set(true));
  addEventListener('offline', () => online.set(false));
}

export const isOnline = online.get;
export const onOnlineChange = online.subscribe;
export const useOnline = (): boolean => useStore(online);
