import { gauge, type Family, type Sample } from '../../../platform/metrics/exposition.ts';
import type { ReadFigures } from '../../../platform/metrics/page.ts';
import { bacaKeadaan } from './baca.ts';

const perKey = (label: string, of: Readonly<Record<string, number>>): readonly Sample[] =>
  Object.entries(of).map(([key, value]) => ({ labels: { [label]: key }, value }));

/** What `/metrics` tells out of the database: the queue, the last backup, the books of every shop. */
export const figures: ReadFigures = async ({ db }): Promise<readonly Family[]> => {
  const { database, antrean, masuk, pekerjaan, cadangan, toko, aliran } = await bacaKeadaan(db);
  const perToko = (of: 'urut' | 'salah'): readonly Sample[] =>
    toko.map((shop) => ({ labels: { toko: shop.kode_toko }, value: shop[of] }));
  return [
    gauge('kilau_database_size_bytes', 'Size of the database.', database.ukuran),
    gauge('kilau_database_connections', 'Connections to the database, of everybody.', database.koneksi),
    gauge('kilau_database_standbys', 'Standbys that follow the database.', database.siaga),
    gauge(
      'kilau_database_longest_query_seconds',
      'How long the longest statement has run.',
      database.terlama_ms / 1000,
    ),
    {
      name: 'kilau_outbox',
      help: 'Messages to the outside that did not arrive yet.',
      type: 'gauge',
      samples: perKey('state', antrean),
    },
    {
      name: 'kilau_inbox',
      help: 'Messages of other shops that are not taken yet.',
      type: 'gauge',
      samples: perKey('state', masuk),
    },
    {
      name: 'kilau_flow_silent_seconds',
      help: 'How long nothing was heard of a branch that flows into here; -1 where nobody fetches from it.',
      type: 'gauge',
      samples: aliran.masuk.map(({ nama, jalan, detik }) => ({
        labels: { toko: nama },
        value: jalan ? (detik ?? -1) : -1,
      })),
    },
    {
      name: 'kilau_flow_waiting_bytes',
      help: 'What head office has not fetched from here yet; -1 where that is no longer kept.',
      type: 'gauge',
      samples: aliran.keluar.map(({ nama, bytes, hilang }) => ({
        labels: { toko: nama },
        value: hilang ? -1 : (bytes ?? 0),
      })),
    },
    gauge('kilau_jobs_failed', 'Jobs whose last run has failed.', pekerjaan.gagal),
    gauge('kilau_backup_age_seconds', 'Age of the last backup that was made; -1 without one.', cadangan?.umur ?? -1),
    gauge(
      'kilau_backup_ok',
      'Whether the last backup was made and could be restored.',
      cadangan?.baik === true ? 1 : 0,
    ),
    {
      name: 'kilau_postings_total',
      help: 'Postings in the books of a shop.',
      type: 'counter',
      samples: perToko('urut'),
    },
    {
      name: 'kilau_invariants_broken',
      help: 'Checks of the books that did not hold in the last night.',
      type: 'gauge',
      samples: perToko('salah'),
    },
  ];
};
