import { kindSchema } from '@kilau/contract/core/kind-schema.ts';
import { stokHadiah } from '@kilau/contract/features/member/stok-hadiah.kind.ts';
import { transaksiPoin } from '@kilau/contract/features/member/transaksi-poin.kind.ts';
import { tukarPoint } from '@kilau/contract/features/member/tukar-point.kind.ts';
import type { KindKey } from '@kilau/contract/registry.ts';
import type { Db } from '../../platform/database/tx.ts';
import type { Kejadian } from './toko.ts';

const MEMBER = ['M0001', 'M0002'] as const;
const HADIAH = 'H1';

/** A gift for two points. */
export const bukaHadiah = (db: Db): Promise<unknown> =>
  db.query(`insert into hadiah (kode_toko, kode_hadiah, nama_hadiah, poin) values ('KL01', $1, 'PAYUNG', 2)`, [HADIAH]);

const koreksi: Kejadian = {
  nama: 'transaksi poin',
  bobot: 2,
  async lakukan(toko, tx, dadu) {
    const jenis_poin = dadu.sekali(3) ? 'CASHBACK' : 'KOREKSI';
    const poin = jenis_poin === 'KOREKSI' ? dadu.lempar(12) - 3 : 1 + dadu.lempar(3);
    const isi = { kode_member: dadu.pilih(MEMBER), jenis_poin, poin, keterangan: 'PINDAHAN' };
    const context = toko.kasir(dadu);
    return toko.denganIzin(tx, context, (otorisasi) =>
      toko.papers.make(tx, 'transaksi-poin', kindSchema(transaksiPoin).parse(isi), context, otorisasi),
    );
  },
};

const hadiah: Kejadian = {
  nama: 'stok hadiah',
  bobot: 1,
  async lakukan(toko, tx, dadu) {
    const arah = dadu.sekali(4) ? 'AMBIL' : 'TAMBAH';
    const isi = {
      arah,
      kode_hadiah: HADIAH,
      jumlah: 1 + dadu.lempar(4),
      harga_satuan: arah === 'TAMBAH' ? 10_000 + dadu.lempar(5000) : 0,
      tunai: arah === 'TAMBAH' && dadu.sekali(2),
      keterangan: 'HADIAH',
    };
    return toko.papers.make(tx, 'stok-hadiah', kindSchema(stokHadiah).parse(isi), toko.kasir(dadu));
  },
};

const tukar: Kejadian = {
  nama: 'tukar point',
  bobot: 2,
  lakukan: (toko, tx, dadu) =>
    toko.papers.make(
      tx,
      'tukar-point',
      kindSchema(tukarPoint).parse({ kode_member: dadu.pilih(MEMBER), kode_hadiah: HADIAH, jumlah: 1 }),
      toko.kasir(dadu),
    ),
};

const KERTAS: readonly KindKey[] = ['transaksi-poin', 'stok-hadiah', 'tukar-point'];
const batal: Kejadian = {
  nama: 'batal poin',
  bobot: 1,
  async lakukan(toko, tx, dadu) {
    const key = dadu.pilih(KERTAS) ?? 'tukar-point';
    const nomor = dadu.pilih(await toko.kertas(tx, key, 'DONE')) ?? '-';
    const context = toko.kerja('OWNER', 'OWN');
    return toko.denganIzin(tx, context, (otorisasi) =>
      toko.papers.done(tx, key, nomor, 'batal', { input: { alasan: 'SALAH' }, otorisasi, context }),
    );
  },
};

/** What becomes of members' points beside the trade. */
export const kejadianPoin: readonly Kejadian[] = [koreksi, hadiah, tukar, batal];
