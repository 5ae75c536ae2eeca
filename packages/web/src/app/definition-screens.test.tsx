import { pages } from '@kilau/contract/registry.ts';
import { Suspense, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { loadDefinition, loadDefinitions, useDefinition, useDefinitions } from '../engine/definitions.ts';
import { definitionScreen } from './definition-screens.tsx';

/** What is on the page in the very moment in which it is drawn. */
function drawnAtOnce(what: ReactNode): string {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  flushSync(() => root.render(<Suspense fallback="waits">{what}</Suspense>));
  const text = place.textContent;
  root.unmount();
  return text;
}

function Names() {
  const kinds = useDefinitions('kind', ['penjualan', 'pembelian']);
  return [useDefinition('resource', 'baki').key, ...kinds.map(({ key }) => key)].join(' ');
}

it('draws at once what was fetched before, one definition and several', async () => {
  expect(drawnAtOnce(<Names />)).toBe('waits');
  await Promise.all([loadDefinition('resource', 'baki'), loadDefinitions('kind', ['penjualan', 'pembelian'])]);
  expect(drawnAtOnce(<Names />)).toBe('baki penjualan pembelian');
});

it.each(['resource', 'report', 'setting'] as const)('has a %s fetched before the router goes there', async (type) => {
  const page = pages.find(({ source }) => source?.type === type && source.key !== 'baki');
  const key = page?.source?.key ?? '';
  function Probe() {
    return useDefinition(type, key).key;
  }
  await (page && definitionScreen(page)?.preload?.());
  expect(drawnAtOnce(<Probe />)).toBe(key);
});
