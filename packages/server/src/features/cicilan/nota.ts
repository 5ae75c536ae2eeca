import { formatDate, formatRupiah } from '@kilau/contract/core/format.ts';
import type { PelangganTersimpan } from '@kilau/contract/trade/pelanggan/pelanggan.fields.ts';
import type { Sql } from '../../platform/database/tx.ts';
import type { NotaContext } from '../../trade/nota/nota-bagian.ts';
import type { DokumenNota } from '../../trade/nota/nota-dokumen.ts';
import { BACA_SQL } from './baca.ts';
import { bacaTervalidasi, TANPA_JUAL, type KertasNota } from '../../trade/nota/kertas-nota.ts';

type BarisNota = DokumenNota['barang'][number];
/** A line as its database row is, for showing only. */
type Baris = Omit<BarisNota, 'no_faktur_jual' | 'diskon' | 'status_kembali'>;

/** The paper as its database row is. */
interface Tersimpan {
  readonly no_faktur_cicil: string;
  readonly tgl: string;
  readonly status: 'OPEN' | 'AKTIF' | 'LUNAS' | 'LELANG' | 'CANC';
  readonly kode_sales: string;
  readonly nama_sales: string;
  readonly pelanggan: PelangganTersimpan;
  readonly keterangan: string;
  readonly tenor: number;
  readonly jumlah_barang: number;
  readonly total_berat: number;
  readonly ppn: number;
  readonly harga_barang: number;
  readonly harga_jual_cicil: number;
  readonly sisa_bayar: number;
  readonly dibuat_oleh: string;
  readonly dibuat_pada: string;
  readonly valid_oleh: string | null;
  readonly valid_pada: string | null;
  readonly cetak: number;
  readonly barang: readonly Baris[];
  readonly tagihan: readonly {
    readonly angsuran: number;
    readonly jatuh_tempo: string;
    readonly jumlah: number;
    readonly dibayar: number;
  }[];
}

/** All that was paid and stands: neither taken back, nor of content that a change replaced. */
const BAYAR = `select u.cara as jenis, u.jumlah::float8 as jumlah,
    case when u.akun = 'BANK' then u.sub else '' end as no_rekening, u.no_kartu, u.fee_persen::float8 as fee_persen,
    case when u.akun = 'BANK' then u.diterima else 0 end::float8 as jumlah_gesek_rp
  from pembayaran u
  join perbuatan p on p.kode_toko = u.kode_toko and p.jenis = u.jenis and p.nomor = u.nomor and p.ke = u.ke
  join dokumen d on d.kode_toko = u.kode_toko and d.jenis = u.jenis and d.nomor = u.nomor
  where u.kode_toko = $1 and u.jenis = 'cicilan' and u.nomor = $2 and u.arah = 'MASUK'
    and (p.ke = d.isi or p.aksi in ('BAYAR', 'PELUNASAN-CEPAT'))
    and not exists (select from perbuatan b where b.kode_toko = p.kode_toko and b.jenis = p.jenis
      and b.nomor = p.nomor and b.membalik = p.ke and p.ke <> d.isi)
  order by u.ke, u.baris`;

/** How it stands with the money, in a sentence: what is open, and what is due next. */
function keadaan({ t }: NotaContext, cicilan: Tersimpan): string {
  const { keterangan, harga_jual_cicil, sisa_bayar, tenor, status, tagihan } = cicilan;
  const berikut = status === 'AKTIF' ? tagihan.find(({ dibayar, jumlah }) => dibayar < jumlah) : undefined;
  return [
    t('cicilan.nota_harga', { harga: formatRupiah(harga_jual_cicil), tenor }),
    status === 'CANC' || status === 'LELANG' ? '' : t('cicilan.nota_sisa', { sisa: formatRupiah(sisa_bayar) }),
    berikut
      ? t('cicilan.nota_berikut', {
          angsuran: berikut.angsuran,
          jumlah: formatRupiah(berikut.jumlah - berikut.dibayar),
          tgl: formatDate(berikut.jatuh_tempo),
        })
      : '',
    keterangan,
  ]
    .filter((text) => text !== '')
    .join(' · ');
}

/** @throws Problem `dokumen_tidak_ditemukan`; `status_tidak_sesuai` while it is OPEN: nothing is paid yet. */
async function dokumenCicil(sql: Sql, context: NotaContext, nomor: string): Promise<DokumenNota> {
  const { kode_toko } = context.shop;
  const dokumen = await bacaTervalidasi<Tersimpan>(sql, context, BACA_SQL, nomor);
  const { barang, status, ...cicilan } = dokumen;
  const { harga_barang: grand_total } = cicilan;
  const bayar = await sql.query<Omit<DokumenNota['bayar'][number], 'fee_rp'>>(BAYAR, [kode_toko, nomor]);
  return {
    ...cicilan,
    grand_total,
    no_faktur_group: cicilan.no_faktur_cicil,
    status: status === 'CANC' ? status : 'DONE',
    keterangan: keadaan(context, dokumen),
    sub_total: barang.reduce((sum, row) => sum + row.harga_jual + row.ongkos + row.harga_atribut, 0),
    diskon: 0,
    dibayar: bayar.reduce((sum, row) => sum + row.jumlah, 0),
    kembali: 0,
    bayar: bayar.map((row) => ({ ...row, fee_rp: 0 })),
    barang: barang.map((row) => ({
      ...row,
      no_faktur_jual: `${nomor}/${row.baris}`,
      diskon: 0,
      status_kembali: 'Tersedia',
    })),
  };
}

/** The paper of instalments, on the shop's own nota. */
export const kertasCicilan: KertasNota = { judul: 'cicilan.nota', dokumen: dokumenCicil, tanpa: TANPA_JUAL };
