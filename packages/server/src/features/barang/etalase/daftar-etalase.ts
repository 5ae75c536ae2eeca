import type { GalatKirim } from '@kilau/contract/core/antrean.ts';
import type { Values } from '@kilau/contract/core/schema.ts';
import {
  BEDA_ETALASE,
  EXTERNAL_MAKS,
  type BarangEtalase,
  type BarangTerbit,
  type IsiEtalase,
  type KeadaanEtalase,
} from '@kilau/contract/features/barang/etalase/etalase.ts';
import type { pilihBarangFields } from '@kilau/contract/features/barang/massal/ubah-massal.fields.ts';
import type { KeadaanBarang } from '@kilau/contract/trade/barang/keadaan.ts';
import type { Context } from '../../../platform/context.ts';
import { BEBAS_SQL } from '../../../trade/barang/tersedia.ts';
import { pilihanSql } from '../massal/profit.post.ts';
import { ISI_KOLOM, isiDari, isiJoin, type BarisIsi } from './isi-etalase.ts';

/** Most pieces that the list of what is on the web tells of. */
const TERBIT_MAKS = 2000;
const BARANG = 'b.kode_barcode, b.kode_group, b.kode_baki';
type Tempat = Pick<BarangEtalase, 'kode_barcode' | 'kode_group' | 'kode_baki'>;

/** Pieces of a choice that may be shown and are not: free, for sale, with a price. One more than are sent at once. */
export async function daftarBisaTerbit(
  context: Context,
  pilihan: Values<typeof pilihBarangFields>,
): Promise<BarangEtalase[]> {
  const { where, values } = pilihanSql(pilihan);
  const rows = await context.db.query<BarisIsi & Tempat>(
    `select ${BARANG}, ${ISI_KOLOM}
     from barang b join gudang g on g.kode_toko = b.kode_toko and g.kode_gudang = b.kode_gudang and g.dijual
     ${isiJoin(context)}
     where b.kode_toko = $1 and b.di_stok and ${BEBAS_SQL} and h.harga_total > 0 and ${where}
       ${context.isOn('BERLIAN_MODULE') ? '' : 'and not b.berlian'}
       and not exists (select from etalase e
         where e.kode_toko = b.kode_toko and e.kode_barcode = b.kode_barcode and e.mau)
     order by b.kode_barcode limit ${EXTERNAL_MAKS + 1}`,
    [context.shop.kode_toko, ...values],
  );
  return rows.map(({ kode_barcode, kode_group, kode_baki, ...isi }) => ({
    kode_barcode,
    kode_group,
    kode_baki,
    ...isiDari(isi),
  }));
}

interface BarisTerbit extends BarisIsi, Tempat, KeadaanBarang {
  readonly tampil: boolean;
  readonly mau: boolean;
  readonly versi: number;
  readonly versi_sampai: number;
  readonly isi: IsiEtalase | null;
  readonly sampai_pada: Date | null;
  readonly dicoba: Date | null;
  readonly galat: GalatKirim | null;
}

function keadaanDari({ versi, versi_sampai, tampil, galat }: BarisTerbit): KeadaanEtalase {
  if (versi_sampai === versi) return tampil ? 'TERBIT' : 'DITARIK';
  return galat ? 'GAGAL' : 'MENUNGGU';
}

function terbitDari(row: BarisTerbit): BarangTerbit {
  const isi = isiDari(row);
  const { kode_barcode, kode_group, kode_baki, status, pemilik_nomor, klaim_nomor, tampil, mau, versi } = row;
  const dikirim = tampil ? row.isi : null;
  return {
    ...isi,
    kode_barcode,
    kode_group,
    kode_baki,
    status,
    pemilik_nomor,
    klaim_nomor,
    tampil,
    mau,
    versi,
    keadaan: keadaanDari(row),
    sampai_pada: row.sampai_pada?.toISOString() ?? null,
    dicoba: row.dicoba?.toISOString() ?? null,
    galat: row.galat,
    beda: dikirim ? BEDA_ETALASE.filter((nama) => dikirim[nama] !== isi[nama]) : [],
  };
}

/** Pieces that the web shows or is to show, and those that it has not hidden yet: what failed first. */
export async function daftarTerbit(context: Context): Promise<BarangTerbit[]> {
  const rows = await context.db.query<BarisTerbit>(
    `select ${BARANG}, b.status, b.pemilik_nomor, b.klaim_nomor, ${ISI_KOLOM}, e.tampil, e.mau, e.versi,
       e.versi_sampai, e.isi, e.sampai_pada, e.dicoba, e.galat
     from etalase e join barang b on b.kode_toko = e.kode_toko and b.kode_barcode = e.kode_barcode
     ${isiJoin(context)}
     where e.kode_toko = $1 and (e.mau and b.di_stok or e.versi_sampai < e.versi)
     order by (e.galat is not null) desc, b.kode_barcode limit ${TERBIT_MAKS}`,
    [context.shop.kode_toko],
  );
  return rows.map(terbitDari);
}
