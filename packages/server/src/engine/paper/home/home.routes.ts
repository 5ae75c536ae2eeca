import { SEES_MONEY } from '@kilau/contract/core/home.ts';
import type { Kind } from '@kilau/contract/core/kind.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import { gramsOfAll, turnoverOfAll } from './elsewhere.ts';
import { papersOf } from './mine.ts';
import { takenBackToday } from './taken-back.ts';
import { waitingFor } from './waiting.ts';

const tag = 'dokumen';
/** What the shop has sold is not for everybody who sells. */
const money = { levels: SEES_MONEY } as const;

/** What homes tell of papers of all kinds of trade: what waits for who asks, his own, and how the shop's day goes. */
export const homeRoutes = (kinds: readonly Kind[]): readonly Route[] => [
  route({
    method: 'GET',
    path: 'dokumen/menunggu',
    tag,
    summary: 'Dokumen yang menunggu saya, dengan perbuatannya',
    need: {},
    handler: (context) => waitingFor(context, kinds),
  }),
  route({
    method: 'GET',
    path: 'dokumen/saya',
    tag,
    summary: 'Nota terakhir saya',
    need: {},
    handler: (context) => papersOf(context, kinds),
  }),
  route({
    method: 'GET',
    path: 'dokumen/dibatalkan',
    tag,
    summary: 'Dokumen yang dibatalkan atau ditolak pada tanggal sistem',
    need: money,
    handler: (context) => takenBackToday(context, kinds),
  }),
  route({
    method: 'GET',
    path: 'dokumen/gram-kadar',
    tag,
    summary: 'Gram terjual dan dibeli hari ini per kadar',
    need: money,
    handler: (context) => gramsOfAll(context, kinds),
  }),
  route({
    method: 'GET',
    path: 'dokumen/omzet',
    tag,
    summary: 'Penjualan bersih hari ini, dibanding kemarin dan minggu lalu sampai menit yang sama',
    need: money,
    handler: (context) => turnoverOfAll(context, kinds),
  }),
];
