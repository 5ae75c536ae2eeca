import { formatRupiah } from '@kilau/contract/core/format.ts';
import { isStanding } from '@kilau/contract/core/kind-words.ts';
import { titipan } from '@kilau/contract/features/titipan/titipan.kind.ts';
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
type Baris = Omit<BarisNota, 'no_faktur_jual' | 'status_kembali'>;

/** A deposit as its database row is. */
interface Tersimpan {
  readonly no_titip: string;
  readonly tgl: string;
  readonly status: 'OPEN' | 'DONE' | 'AMBIL' | 'CANC';
  readonly kode_sales: string;
  readonly nama_sales: string;
  readonly pelanggan: PelangganTersimpan;
  readonly keterangan: string;
  readonly mengikat: boolean;
  readonly jumlah_barang: number;
  readonly total_berat: number;
  readonly ppn: number;
  readonly grand_total: number;
  readonly uang_titip: number;
  readonly sisa_bayar: number;
  readonly dibuat_oleh: string;
  readonly dibuat_pada: string;
  readonly valid_oleh: string | null;
  readonly valid_pada: string | null;
  readonly cetak: number;
  readonly barang: readonly Baris[];
}

const DIBAYAR = { jenis: 'titipan', awal: 'p.ke = d.isi', lagi: ['BAYAR'] };

/** How it stands with the money, in a sentence: once it is over or cancelled, none is open. */
function janji({ t }: NotaContext, { keterangan, status, mengikat, uang_titip, sisa_bayar }: Tersimpan): string {
  const sisa = { titip: formatRupiah(uang_titip), sisa: formatRupiah(sisa_bayar) };
  return [
    isStanding(titipan, status) ? t('titipan.nota_sisa', sisa) : '',
    t(mengikat ? 'titipan.nota_mengikat' : 'titipan.nota_tidak_mengikat'),
    keterangan,
  ]
    .filter((text) => text !== '')
    .join(' · ');
}

/** @throws Problem `dokumen_tidak_ditemukan`; `status_tidak_sesuai` while it is OPEN: nothing is left yet. */
async function dokumenTitip(sql: Sql, context: NotaContext, nomor: string): Promise<DokumenNota> {
  const dokumen = await bacaTervalidasi<Tersimpan>(sql, context, BACA_SQL, nomor);
  const { barang, status, ...titip } = dokumen;
  const bayar = await bayarNota(sql, context, nomor, DIBAYAR);
  return {
    ...titip,
    no_faktur_group: titip.no_titip,
    status: status === 'AMBIL' ? 'DONE' : status,
    tanda: overMark(context, titipan.states, status),
    keterangan: janji(context, dokumen),
    sub_total: barang.reduce((sum, row) => sum + row.harga_jual + row.ongkos + row.harga_atribut, 0),
    diskon: barang.reduce((sum, { diskon }) => sum + diskon, 0),
    dibayar: titip.uang_titip,
    kembali: 0,
    bayar,
    barang: barang.map((row) => ({
      ...row,
      no_faktur_jual: `${nomor}/${row.baris}`,
      status_kembali: 'Tersedia',
    })),
  };
}

/** The paper of a deposit, on the shop's own nota. */
export const kertasTitipan: KertasNota = { judul: 'titipan.nota', dokumen: dokumenTitip, tanpa: TANPA_JUAL };
