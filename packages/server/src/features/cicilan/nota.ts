import { formatDate, formatRupiah } from '@kilau/contract/core/format.ts';
import { cicilan as jenis } from '@kilau/contract/features/cicilan/cicilan.kind.ts';
import type { PelangganTersimpan } from '@kilau/contract/trade/pelanggan/pelanggan.fields.ts';
import { overMark } from '../../engine/print/copy.ts';
import type { Sql } from '../../platform/database/tx.ts';
import { bayarNota } from '../../trade/nota/bayar-nota.ts';
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

const DIBAYAR = { jenis: 'cicilan', awal: 'p.ke = d.isi', lagi: ['BAYAR', 'PELUNASAN-CEPAT'] };

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
  const dokumen = await bacaTervalidasi<Tersimpan>(sql, context, BACA_SQL, nomor);
  const { barang, status, ...cicilan } = dokumen;
  const { harga_barang: grand_total } = cicilan;
  const bayar = await bayarNota(sql, context, nomor, DIBAYAR);
  return {
    ...cicilan,
    grand_total,
    no_faktur_group: cicilan.no_faktur_cicil,
    status: status === 'CANC' ? status : 'DONE',
    tanda: overMark(context, jenis.states, status),
    keterangan: keadaan(context, dokumen),
    sub_total: barang.reduce((sum, row) => sum + row.harga_jual + row.ongkos + row.harga_atribut, 0),
    diskon: 0,
    dibayar: bayar.reduce((sum, row) => sum + row.jumlah, 0),
    kembali: 0,
    bayar,
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
