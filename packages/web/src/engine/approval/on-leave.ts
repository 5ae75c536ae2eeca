/** Runs when the page is left: closed, reloaded, or gone elsewhere. No component hears of that. @returns stops it. */
export function onLeave(run: () => void): () => void {
  globalThis.addEventListener('pagehide', run);
  return () => globalThis.removeEventListener('pagehide', run);
}
