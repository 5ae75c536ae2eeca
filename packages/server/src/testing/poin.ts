import { kindSchema } from '@kilau/contract/core/kind-schema.ts';
import { Dec } from '@kilau/contract/core/dec.ts';
import { penjualan } from '@kilau/contract/features/penjualan/penjualan.kind.ts';
import type { Db } from '../platform/database/tx.ts';
import type { WorkContext } from '../platform/context.ts';
import { izin } from './checks.ts';
import { isiBeli } from './pembelian.ts';
import { papersOf } from './papers.ts';
import { atWork, pieces, RING, SHOP } from './shop.ts';

const JUAL = kindSchema(penjualan);
type Isi = Readonly<Record<string, unknown>>;
const MODULES = {
  MEMBER_MODULE: 'true',
  PENJUALAN_BAYAR_POIN_MODULE: 'true',
  CASHBACK_POIN: '1000',
  // One member trades for many: nobody asks who he is.
  AML_KYC_MIN: '999999999999',
} as const;

/** Somebody who sells to members, and takes their points. */
export const kasirPoin = (more: Isi = {}): WorkContext => ({ ...atWork('KASIR1', 'KASIR', MODULES), ...more });

/** Members M1 to M6. */
export const bukaMember = (db: Db): Promise<unknown> =>
  db.query(
    `insert into member (kode_toko, kode_member, nama_member, no_hp)
     select $1, 'M' || n, 'BU ' || n, '0812000000' || n from generate_series(1, 6) n`,
    [SHOP.kode_toko],
  );

const untukMember = (kode_member: string) => ({ pelanggan: { jenis: 'MEMBER', kode_member } });
export const bayarPoin = (poin: number) => ({ jenis: 'POIN', poin });
/** A gift for two points, and so many of it. */
export const HADIAH = { kode_hadiah: 'H1', poin: 2 } as const;
const PAS = { jenis: 'CASH', jumlah: 900_000_000 } as const;

/**
 * Sells to members, buys back from them and takes it back, as the counter does.
 * @param lebih what else a context has: keys of other servers.
 */
export function niagaMember(shop: { readonly db: Db }, lebih: () => Isi = () => ({})) {
  const kasir = () => kasirPoin(lebih());
  const papers = papersOf(shop);
  const tx = <T>(work: Parameters<typeof shop.db.tx<T>>[0]) => shop.db.tx(work);
  const validasi = (jenis: 'penjualan' | 'pembelian', nomor: string) =>
    tx((t) => papers.done(t, jenis, nomor, 'validasi', { context: kasir() }));
  const isiJual = (kode_member: string, kode: readonly string[], bayar: readonly Isi[] = [PAS]) =>
    JUAL.parse({
      kode_sales: 'SL01',
      ...untukMember(kode_member),
      barang: kode.map((kode_barcode) => ({ kode_barcode })),
      bayar,
    });
  return {
    isiJual,
    async jual(kode_member: string, berat: readonly string[], bayar: readonly Isi[] = []) {
      const kode: string[] = [];
      for (const gram of berat) kode.push(...(await pieces(shop.db, 1, { ...RING, berat_asli: Dec.from(gram) })));
      const isi = isiJual(kode_member, kode, [...bayar, PAS]);
      const context = { ...kasir(), konfirmasi: undefined };
      const nomor = await tx((t) => papers.make(t, 'penjualan', isi, context));
      await validasi('penjualan', nomor);
      return { nomor, kode };
    },
    async beli(kode_member: string, kode_barcode: string) {
      const isi = isiBeli([{ kode_barcode, kondisi_barang: 'MULUS' }], untukMember(kode_member));
      const nomor = await tx((t) => papers.make(t, 'pembelian', isi, kasir()));
      await validasi('pembelian', nomor);
      return nomor;
    },
    batal: (jenis: 'penjualan' | 'pembelian' | 'tukar-point', nomor: string, context = kasir()) =>
      tx((t) => papers.approved(t, jenis, nomor, 'batal', { context })),
    /** Points that are put right, by approval. */
    async koreksi(kode_member: string, poin: number): Promise<string> {
      const isi = { kode_member, jenis_poin: 'KOREKSI', poin, keterangan: 'PINDAHAN' };
      const nilai = { ...isi, cashback_rp: 0 };
      const otorisasi = await izin(shop.db, 'TRANSAKSI POIN', '', nilai, 'SPV1', kasir());
      return tx((t) => papers.make(t, 'transaksi-poin', isi, kasir(), otorisasi));
    },
    /** Gifts come into the shop. */
    async hadiah(jumlah: number): Promise<string> {
      const { kode_hadiah, poin } = HADIAH;
      await shop.db.query(
        `insert into hadiah (kode_toko, kode_hadiah, nama_hadiah, poin) values ($1, $2, 'PAYUNG', $3)
         on conflict do nothing`,
        [SHOP.kode_toko, kode_hadiah, poin],
      );
      const harga_satuan = Dec.from(10_000);
      const isi = { arah: 'TAMBAH', kode_hadiah, jumlah, harga_satuan, tunai: false, keterangan: 'BARU' };
      return tx((t) => papers.make(t, 'stok-hadiah', isi, kasir()));
    },
    tukar: (kode_member: string, jumlah: number): Promise<string> => {
      const isi = { kode_member, kode_hadiah: HADIAH.kode_hadiah, jumlah, keterangan: null };
      return tx((t) => papers.make(t, 'tukar-point', isi, kasir()));
    },
    saldo: async (kode_member: string): Promise<number> =>
      (
        await shop.db.one<{ n: Dec }>(
          `select coalesce(sum(jumlah), 0) as n from saldo where akun = 'POIN' and aset = 'POIN' and sub = $1`,
          [kode_member],
        )
      ).n.toJSON(),
  };
}
