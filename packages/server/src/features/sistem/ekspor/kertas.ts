import type { Kind, KindTable } from '@kilau/contract/core/kind.ts';
import { kindOf, type KindKey } from '@kilau/contract/registry.ts';
import { kolomDari, perTgl, type TabelEkspor } from './tabel.ts';

const names = (fields: object): string => Object.keys(fields).join(' ');
const samePaper = (alias: string): string =>
  `${alias}.kode_toko = p.kode_toko and ${alias}.jenis = p.jenis and ${alias}.nomor = p.nomor`;

function kertas(key: KindKey): Kind {
  const kind = kindOf(key);
  if (!kind) throw new Error(`no kind ${key}`);
  return kind;
}

/** What is worked out of rows `alias` of a kind's table, as `h`. */
const derivedOf = (alias: string, derived: KindTable['derived'], keys: readonly string[]) => ({
  from: derived ? ` join ${derived.view} h on ${keys.map((key) => `h.${key} = ${alias}.${key}`).join(' and ')}` : '',
  kolom: derived ? kolomDari('h', names(derived.fields)) : {},
});

/** Papers of a kind: a row each, with its own columns, who made it, who approved that, and who took it back. */
export function kepalaKertas(key: KindKey): TabelEkspor {
  const { number, stored } = kertas(key);
  const own = stored
    ? ` join ${stored.table} k on k.kode_toko = p.kode_toko and k.nomor = p.nomor and k.ke = p.isi`
    : '';
  const derived = derivedOf('k', stored?.derived, ['kode_toko', 'nomor', 'ke']);
  return {
    from: `dokumen p join perbuatan a on ${samePaper('a')} and a.ke = 1 and p.jenis = '${key}'${own}${derived.from}
      left join perbuatan b on ${samePaper('b')} and b.membalik = 1`,
    kolom: {
      [number]: 'p.nomor',
      ...kolomDari('p', 'tgl status keterangan'),
      ...(stored && kolomDari('k', names(stored.fields))),
      ...derived.kolom,
      ...kolomDari('p', 'dibuat_oleh dibuat_pada'),
      ...kolomDari('a', 'otorisasi disetujui_oleh'),
      batal_oleh: 'b.user_id',
      batal_pada: 'b.waktu',
      tgl_batal: 'b.tgl',
      alasan_batal: 'b.alasan',
    },
    ...perTgl('p.nomor'),
    tetap: ['jenis'],
  };
}

/** The lines of a kind's papers, under one of their names. */
export function barisKertas(key: KindKey, name: string): TabelEkspor {
  const { number, lines } = kertas(key);
  const line = lines[name];
  if (!line) throw new Error(`${key} has no lines ${name}`);
  const derived = derivedOf('b', line.derived, ['kode_toko', 'nomor', 'ke', 'baris']);
  return {
    from: `dokumen p
      join ${line.table} b on b.kode_toko = p.kode_toko and b.nomor = p.nomor and p.jenis = '${key}'${derived.from}`,
    kolom: {
      [number]: 'p.nomor',
      ...kolomDari('p', 'tgl status'),
      ...kolomDari('b', `ke baris ${names(line.fields)}`),
      ...derived.kolom,
    },
    ...perTgl('p.nomor', 'b.ke', 'b.baris'),
    tetap: ['jenis'],
  };
}
