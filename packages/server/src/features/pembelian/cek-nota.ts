import { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { BarangCek, CekNota } from '@kilau/contract/features/pembelian/cek-nota.ts';
import { aturanBeli } from '@kilau/contract/trade/beli/aturan-beli.ts';
import { hargaNota, KONDISI_MULUS, tanggaBeli, type NotaJual } from '@kilau/contract/trade/beli/harga-beli.calc.ts';
import type { Services, WorkContext } from '../../platform/context.ts';
import type { Sql } from '../../platform/database/tx.ts';
import { workIn } from '../../platform/session/shop-work.ts';
import { hargaBeliKadarSql } from '../../trade/harga/harga-beli-kadar.sql.ts';
import { cocokTanda } from '../../trade/nota/cek-nota.ts';
import { groupBeli, rujukanBeli, type GroupBeli, type RujukanBeli } from './rujukan.ts';

/** Who is at work where nobody is logged in. */
const PUBLIK = 'PUBLIK';

interface Baris extends NotaJual {
  readonly kode_group: string;
  readonly nama_barang: string;
  readonly kadar: Dec;
  readonly kadar_cetak: string;
  readonly berat: Dec;
  readonly keadaan: BarangCek['keadaan'];
  /** What a gram of its purity is bought for today; null where no price is set. */
  readonly harga_gram: Dec | null;
}

interface Rujukan {
  readonly group: ReadonlyMap<string, GroupBeli>;
  readonly beli: RujukanBeli;
}

/**
 * What would be paid for a piece today in fine condition: its grams at the purchase price of the day, or what its nota
 * counts for, as the shop buys back (CEK_NOTA_DASAR), less the usual cuts. Nothing where that is not known.
 */
function taksiranBeli(
  context: Pick<WorkContext, 'isOn' | 'param'>,
  baris: Pick<Baris, 'kode_group' | 'berat' | 'harga_gram' | keyof NotaJual>,
  { group, beli }: Rujukan,
): Dec | null {
  const aturan = aturanBeli(context);
  const kondisi = beli.kondisi.get(KONDISI_MULUS);
  const hariIni = context.param('CEK_NOTA_DASAR') !== 'NOTA';
  const dasar = hariIni ? baris.harga_gram?.times(baris.berat).round(0, 'half-up') : hargaNota(baris, aturan);
  if (!kondisi || !dasar) return null;
  const { harga_hitung } = tanggaBeli(
    {
      dasar,
      berat: baris.berat,
      berat_nota: baris.berat,
      kondisi,
      kategori: group.get(baris.kode_group)?.potongan ?? null,
      potongan_lain: 0,
    },
    aturan,
  );
  return harga_hitung.gt(0) ? harga_hitung : null;
}

const BARIS = `select j.kode_group, j.nama_barang, j.kadar, j.kadar_cetak, j.berat, j.harga_jual, j.harga_atribut,
    j.ongkos, j.diskon,
    case when d.status = 'CANC' then 'BATAL'
      when b.status = 'TERJUAL' and b.pemilik_jenis = 'penjualan' and b.pemilik_nomor = d.nomor then 'TERJUAL'
      else 'KEMBALI' end as keadaan`;

/** The lines of a nota, with what has become of each piece since. */
const bacaBaris = (sql: Sql, { shop, isOn }: WorkContext, nomor: string): Promise<Baris[]> =>
  sql.query<Baris>(
    `${BARIS}, ${hargaBeliKadarSql('$1', 'j.kadar', isOn('PARAMETER_HARGA_EMAS_PEMBELIAN'))} as harga_gram
     from dokumen d
     join jual_barang j on j.kode_toko = d.kode_toko and j.nomor = d.nomor and j.ke = d.isi
     join barang b on b.kode_toko = j.kode_toko and b.kode_barcode = j.kode_barcode
     where d.kode_toko = $1 and d.jenis = 'penjualan' and d.nomor = $2 order by j.baris`,
    [shop.kode_toko, nomor],
  );

async function bacaBarang(sql: Sql, context: WorkContext, nomor: string): Promise<BarangCek[]> {
  const rows = await bacaBaris(sql, context, nomor);
  const { kode_toko } = context.shop;
  const rujukan: Rujukan = {
    group: await groupBeli(
      sql,
      kode_toko,
      rows.map(({ kode_group }) => kode_group),
      context.isOn('POTONGAN_PENJUALAN_MODULE'),
    ),
    beli: await rujukanBeli(sql, kode_toko),
  };
  return rows.map((baris) => ({
    nama_barang: baris.nama_barang,
    kadar: baris.kadar.toJSON(),
    kadar_cetak: baris.kadar_cetak,
    berat: baris.berat.toJSON(),
    keadaan: baris.keadaan,
    taksiran: baris.keadaan === 'TERJUAL' ? (taksiranBeli(context, baris, rujukan)?.toJSON() ?? null) : null,
  }));
}

interface Kepala extends Pick<CekNota, 'nama_toko' | 'alamat_toko' | 'no_telp' | 'zona_waktu' | 'nomor' | 'tgl'> {
  readonly keadaan: CekNota['keadaan'];
  readonly grand_total: Dec;
}

// A sale that waits for its validation has no paper yet.
const KEPALA = `select t.nama_toko, t.alamat_toko, t.no_telp, t.zona_waktu, d.nomor, d.tgl, d.total as grand_total,
    case d.status when 'CANC' then 'BATAL' else 'SAH' end as keadaan
  from dokumen d join toko t on t.kode_toko = d.kode_toko and t.status_aktif
  where d.kode_toko = $1 and d.jenis = 'penjualan' and d.nomor = $2 and d.status in ('DONE', 'CANC')`;

/**
 * What everybody may know who holds a nota: whether it is one, and what its goods are worth to the shop today.
 * @throws Problem `nota_tidak_dikenal` for a wrong sign, an unknown number and a shop without the page alike.
 */
export async function cekNota(
  services: Services,
  kode: { readonly kode_toko: string; readonly nomor: string; readonly tanda: string },
): Promise<CekNota> {
  const { db, now } = services;
  const { kode_toko, nomor } = kode;
  const benar = cocokTanda(services.secrets, kode);
  const context = benar ? await workIn(services, kode_toko, PUBLIK) : undefined;
  const kepala = context?.isOn('CEK_NOTA_MODULE') ? await db.maybe<Kepala>(KEPALA, [kode_toko, nomor]) : undefined;
  if (!context || !kepala) throw new Problem('nota_tidak_dikenal', {});
  const barang = await bacaBarang(db, context, nomor);
  const taksiran = barang.flatMap((row) => row.taksiran ?? []);
  return {
    ...kepala,
    grand_total: kepala.grand_total.toJSON(),
    barang,
    taksiran: taksiran.length === 0 ? null : Dec.sum(taksiran).toJSON(),
    pada: now().toISOString(),
  };
}
