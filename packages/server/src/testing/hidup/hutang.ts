import type { KindDeed } from '@kilau/contract/core/kind.ts';
import { recordSchema } from '@kilau/contract/core/schema.ts';
import { hutang } from '@kilau/contract/features/hutang/hutang.kind.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { isiHutang } from '../hutang.ts';
import { SHOP } from '../shop.ts';
import { tunai } from '../titipan.ts';
import { kodeSales, pelanggan } from './jual.ts';
import type { Dadu, Isi, Kejadian, TokoHidup } from './toko.ts';

type Perbuatan = keyof typeof hutang.deeds;

/** Loans in a state, the youngest first, those that came of a renewal among them. */
async function ada(tx: Tx, dadu: Dadu, status: string): Promise<string> {
  const rows = await tx.query<{ nomor: string }>(
    `select nomor from dokumen where kode_toko = $1 and jenis = 'hutang' and status = $2
     order by dibuat_pada desc, nomor desc limit 8`,
    [SHOP.kode_toko, status],
  );
  return dadu.pilih(rows)?.nomor ?? '-';
}

/** Does a deed as it is sent, with the approval that it turns out to take. */
async function lakukan(
  toko: TokoHidup,
  tx: Tx,
  nomor: string,
  deed: Perbuatan,
  isi: Isi,
  context = toko.kerja('OWNER', 'OWN'),
): Promise<void> {
  const input = recordSchema((hutang.deeds[deed] as KindDeed).input ?? {}).parse(isi) as Isi;
  await toko.denganIzin(tx, context, (otorisasi) =>
    toko.papers.done(tx, 'hutang', nomor, deed, { input, otorisasi, context }),
  );
}

const pinjam: Kejadian = {
  nama: 'pinjam',
  bobot: 4,
  async lakukan(toko, tx, dadu) {
    const isi = isiHutang({
      kode_sales: kodeSales(dadu),
      pelanggan: pelanggan(dadu),
      jumlah_hutang: 1_000_000 + dadu.lempar(6_000_000),
      lama_pinjam: 1 + dadu.lempar(3),
    });
    const context = toko.kasir(dadu);
    const nomor = await toko.denganIzin(tx, context, (otorisasi) =>
      toko.papers.make(tx, 'hutang', isi, context, otorisasi),
    );
    if (!dadu.sekali(4)) await toko.papers.done(tx, 'hutang', nomor, 'validasi', { context: toko.kasir(dadu) });
  },
};

/** What customers pay: more than is due, and the rest is given back. */
const LEBIH = { bayar: [tunai(50_000_000)] };
const bayar = (deed: 'bunga' | 'perpanjang' | 'sebagian' | 'pelunasan', bobot: number): Kejadian => ({
  nama: `${deed} hutang`,
  bobot,
  async lakukan(toko, tx, dadu) {
    const nomor = await ada(tx, dadu, 'AKTIF');
    const isi = deed === 'sebagian' ? { bayar: [tunai(300_000 + dadu.lempar(500_000))] } : LEBIH;
    return lakukan(toko, tx, nomor, deed, isi, toko.kasir(dadu));
  },
});

/** A new loan for what is left; now and then a piece goes home. */
const peremajaan: Kejadian = {
  nama: 'peremajaan hutang',
  bobot: 2,
  async lakukan(toko, tx, dadu) {
    const nomor = await ada(tx, dadu, 'AKTIF');
    const pulang = dadu.sekali(2) ? [{ baris: 2 }] : [];
    const uang = dadu.sekali(2) ? [tunai(200_000)] : [];
    return lakukan(toko, tx, nomor, 'peremajaan', { bunga: 2.5, lama_pinjam: 1, bayar: uang, pulang });
  },
};

const lelang: Kejadian = {
  nama: 'lelang hutang',
  bobot: 2,
  async lakukan(toko, tx, dadu) {
    const nomor = await ada(tx, dadu, 'AKTIF');
    const ke = dadu.sekali(2) ? { tujuan: 'TERSEDIA', kode_baki: 'A01' } : { tujuan: 'BELI' };
    return lakukan(toko, tx, nomor, 'lelang', { nilai: 500_000 + dadu.lempar(9_000_000), biaya: 50_000, ...ke });
  },
};

const gantiRugi: Kejadian = {
  nama: 'ganti rugi hutang',
  bobot: 1,
  lakukan: async (toko, tx, dadu) =>
    lakukan(toko, tx, await ada(tx, dadu, 'AKTIF'), 'ganti-rugi', {
      alasan: 'HILANG',
      nilai: 9_000_000,
      bayar: [{ jenis: 'CASH' }],
    }),
};

const kelebihan: Kejadian = {
  nama: 'bayar kelebihan hutang',
  bobot: 1,
  lakukan: async (toko, tx, dadu) =>
    lakukan(toko, tx, await ada(tx, dadu, 'LELANG'), 'bayar-kelebihan', { bayar: [{ jenis: 'CASH' }] }),
};

/** What takes deeds back, by the state that a loan is in then. */
const BATAL = [
  ['batal', 'AKTIF'],
  ['batal-bunga', 'AKTIF'],
  ['batal-perpanjang', 'AKTIF'],
  ['batal-sebagian', 'AKTIF'],
  ['batal-peremajaan', 'LUNAS'],
  ['batal-lunas', 'LUNAS'],
  ['batal-ganti-rugi', 'LUNAS'],
  ['batal-lelang', 'LELANG'],
  ['batal-bayar-kelebihan', 'LELANG'],
  ['tolak', 'OPEN'],
] as const satisfies readonly (readonly [Perbuatan, string])[];

/** The last deed of a loan is taken back, whichever it was. */
const batal: Kejadian = {
  nama: 'batal hutang',
  bobot: 4,
  async lakukan(toko, tx, dadu) {
    const [deed, status] = dadu.pilih(BATAL) ?? BATAL[0];
    const isi = { alasan: 'SALAH', jaminan_kembali: true };
    return lakukan(toko, tx, await ada(tx, dadu, status), deed, isi);
  },
};

/** All that becomes of loans. */
export const kejadianHutang: readonly Kejadian[] = [
  pinjam,
  bayar('bunga', 2),
  bayar('perpanjang', 1),
  bayar('sebagian', 1),
  bayar('pelunasan', 2),
  peremajaan,
  lelang,
  kelebihan,
  gantiRugi,
  batal,
];
