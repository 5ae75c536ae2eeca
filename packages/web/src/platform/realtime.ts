import { useEffect, useRef } from 'react';
import type { Socket } from 'socket.io-client';
import { createStore, useStore } from '../ui/store.ts';
import { session } from './session.ts';

export type LineState = 'connecting' | 'connected' | 'lost';

const state = createStore<LineState>('connecting');
/** Connection to the server as the header and footer show it. */
export const useLine = (): LineState => useStore(state);

/** Never an event of the server: those have no colon. */
const BACK = ':back';

type Listener = (payload: unknown) => void;
const listeners = new Map<string, Set<Listener>>();
let socket: Socket | undefined;
let wanted = false;

/** Hears an event of the server; works before the line is up and after it came back. */
function onRealtime(event: string, listener: Listener): () => void {
  const list = listeners.get(event) ?? new Set<Listener>();
  listeners.set(event, list.add(listener));
  return () => void list.delete(listener);
}

/** Hears an event while the component is there. */
export function useRealtime<T>(event: string, listener: (payload: T) => void): void {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => onRealtime(event, (payload) => latest.current(payload as T)), [event]);
}

/** Hears that the line is back: what was told meanwhile is to be asked for. */
export const useLineBack = (listener: () => void): void => useRealtime(BACK, listener);

/** Passes what the line brings on to whoever listens. */
export const tell = (event: string, payload?: unknown): void => {
  for (const listener of listeners.get(event) ?? []) listener(payload);
};

/** Opens the line of the login, which then mends itself. The answer closes it. */
export function startRealtime(): () => void {
  wanted = true;
  state.set('connecting');
  void import('socket.io-client').then(({ io }) => {
    if (!wanted || socket) return;
    // Token and shop worked in are asked for at every (re)connection, so that a new login needs no new socket.
    socket = io({
      auth: (answer) => answer({ token: session.token(), kode_toko: session.branch() ?? '' }),
      // Polls of one line would have to find the same one of several servers.
      transports: ['websocket'],
    });
    socket.on('connect', () => {
      const back = state.get() === 'lost';
      state.set('connected');
      if (back) tell(BACK);
    });
    socket.on('disconnect', () => state.set('lost'));
    socket.on('connect_error', () => state.set('lost'));
    socket.onAny(tell);
  });
  return () => {
    wanted = false;
    socket?.disconnect();
    socket = undefined;
  };
}
