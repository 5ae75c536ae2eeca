import { Dec } from '@kilau/contract/core/dec.ts';
import { formatGram, formatNumber, formatPlain, formatRupiah } from '@kilau/contract/core/format.ts';
import { kirimBarangCuci } from '@kilau/contract/features/sepuhan/kirim-barang-cuci.kind.ts';
import { pindahSortir } from '@kilau/contract/features/sepuhan/pindah-sortir.kind.ts';
import type { Hasil } from '@kilau/contract/features/sepuhan/sepuhan.fields.ts';
import { sortirPembelian } from '@kilau/contract/features/sepuhan/sortir-pembelian.kind.ts';
import { terimaBarangCuci } from '@kilau/contract/features/sepuhan/terima-barang-cuci.kind.ts';
import { terimaSepuhan } from '@kilau/contract/features/sepuhan/terima-sepuhan.kind.ts';
import { wastingSepuhan } from '@kilau/contract/features/sepuhan/wasting-sepuhan.kind.ts';
import { showPaper } from '../../engine/paper/read.ts';
import type { Copy } from '../../engine/print/copy.ts';
import { notaForm, type MakePaper, type PrintForm } from '../../engine/print/forms.ts';
import type { Context } from '../../platform/context.ts';
import { gambarBukti, type Bukti, type BuktiBaris } from '../../trade/bukti/bukti.ts';
import { bingkaiBukti, infoBukti } from '../../trade/bukti/bingkai.ts';

const berat = (gram: Dec): string => formatNumber(gram, 3);

interface Kepala {
  readonly status: string;
  readonly tgl: string;
  readonly dibuat_oleh: string;
  readonly keterangan: string;
}
type Sendiri = Pick<Bukti, 'judul' | 'kolom' | 'baris' | 'total' | 'penutup' | 'tanda_tangan'> & {
  readonly info: Bukti['info'];
};

/** The sheet of a paper of refinishing: what is its own, in the frame that all of them share. */
function lembar(context: Context, nomor: string, kepala: Kepala, copy: Copy, sendiri: Sendiri): Promise<Buffer> {
  return gambarBukti({
    nomor,
    ...bingkaiBukti(context, kepala.status, copy),
    ...sendiri,
    info: infoBukti(context, kepala, sendiri.info),
  });
}

interface Barang {
  readonly kode_barcode: string;
  readonly nama_barang: string;
  readonly kode_group: string;
  readonly kode_dept: string;
  readonly kadar: Dec;
  readonly berat: Dec;
}

const barisOf = (row: Barang): BuktiBaris => ({
  kode_barcode: row.kode_barcode,
  nama_barang: row.nama_barang,
  rincian: `${row.kode_group} · ${row.kode_dept}`,
  kadar: formatPlain(row.kadar),
  berat: berat(row.berat),
});

/** Grams of each purity, the finest first, in words. */
function gramPerKadar({ t }: Context, rows: readonly Pick<Barang, 'kadar' | 'berat'>[]): string {
  const sums = new Map<string, Dec>();
  for (const row of rows) {
    const kadar = formatPlain(row.kadar);
    sums.set(kadar, (sums.get(kadar) ?? Dec.zero).plus(row.berat));
  }
  return `${t('field.kadar')} · ${[...sums].map(([kadar, gram]) => `${kadar}: ${formatGram(gram, t)}`).join(' · ')}`;
}

/** Columns: the piece, one of words, its purity, an earlier weight, the weight now. */
const kolom = ({ t }: Context, dari: string, qty: string): Bukti['kolom'] => ({
  barang: `${t('field.kode_barcode')} · ${t('field.keterangan')}`,
  dari,
  kadar: t('field.kadar'),
  qty,
  berat: t('nota.berat'),
});

const total = ({ t }: Context, rows: readonly Barang[], qty: string): Bukti['total'] => ({
  label: t('nota.jumlah_barang', { jumlah: rows.length }),
  qty,
  berat: berat(Dec.sum(rows.map((row) => row.berat))),
});

const hasilText = ({ t }: Context, hasil: string): string => t(`pilihan.hasil_sortir.${hasil as Hasil}`);
const petugas = ({ t }: Context): string[] => [t('hancur.petugas'), t('pindah.mengetahui')];

const sortir: MakePaper<Buffer> = async (sql, context, nomor, copy) => {
  const { t } = context;
  const paper = await showPaper(sql, context, sortirPembelian, nomor);
  // What was decided last of each piece.
  const kini = new Map(paper.diubah.map((row) => [row.kode_barcode, row.hasil]));
  return lembar(context, nomor, paper, copy, {
    judul: t('page.sortir-pembelian'),
    info: [],
    kolom: kolom(context, t('sepuhan.hasil'), t('sepuhan.berat_nota')),
    baris: paper.barang.map((row) => ({
      ...barisOf(row),
      rincian: `${row.kode_group} · ${row.kode_dept} · ${row.no_pembelian}`,
      dari: hasilText(context, kini.get(row.kode_barcode) ?? row.hasil),
      qty: berat(row.berat_nota),
    })),
    total: total(context, paper.barang, berat(Dec.sum(paper.barang.map((row) => row.berat_nota)))),
    penutup: [gramPerKadar(context, paper.barang)],
    tanda_tangan: petugas(context),
  });
};

const kirim: MakePaper<Buffer> = async (sql, context, nomor, copy) => {
  const { t } = context;
  const paper = await showPaper(sql, context, kirimBarangCuci, nomor);
  return lembar(context, nomor, paper, copy, {
    judul: t('page.kirim-barang-cuci'),
    info: [[t('field.nama_tukang'), `${paper.nama_tukang} · ${paper.kode_tukang}`]],
    kolom: kolom(context, t('field.no_sortir'), t('field.qty')),
    baris: paper.barang.map((row) => ({ ...barisOf(row), dari: row.no_sortir, qty: '1' })),
    total: total(context, paper.barang, String(paper.barang.length)),
    penutup: [gramPerKadar(context, paper.barang)],
    tanda_tangan: [t('pindah.menyerahkan'), t('sepuhan.tukang_menerima'), t('pindah.mengetahui')],
  });
};

const terimaCuci: MakePaper<Buffer> = async (sql, context, nomor, copy) => {
  const { t } = context;
  const paper = await showPaper(sql, context, terimaBarangCuci, nomor);
  return lembar(context, nomor, paper, copy, {
    judul: t('page.terima-barang-cuci'),
    info: [
      [t('sepuhan.no_kirim'), paper.no_kirim],
      [t('field.nama_tukang'), paper.nama_tukang],
      [t('sepuhan.selisih'), berat(paper.selisih)],
    ],
    kolom: kolom(context, '', t('sepuhan.berat_kirim')),
    baris: paper.barang.map((row) => ({ ...barisOf(row), qty: berat(row.berat_kirim) })),
    total: total(context, paper.barang, berat(Dec.sum(paper.barang.map((row) => row.berat_kirim)))),
    penutup: [gramPerKadar(context, paper.barang)],
    tanda_tangan: [t('pindah.menyerahkan'), t('sepuhan.tukang_menerima'), t('pindah.mengetahui')],
  });
};

const terima: MakePaper<Buffer> = async (sql, context, nomor, copy) => {
  const { t } = context;
  const paper = await showPaper(sql, context, terimaSepuhan, nomor);
  const abu = paper.abu.map((row) => `${formatPlain(row.kadar)}: ${formatGram(row.berat, t)}`).join(' · ');
  return lembar(context, nomor, paper, copy, {
    judul: t('page.terima-sepuhan'),
    info: [
      [t('sepuhan.no_kirim'), paper.no_kirim],
      [t('field.nama_tukang'), paper.nama_tukang],
      [t('field.ongkos_cuci'), formatRupiah(paper.total)],
    ],
    kolom: kolom(context, t('sepuhan.hasil'), t('sepuhan.berat_kirim')),
    baris: paper.barang.map((row) => ({
      ...barisOf(row),
      dari: hasilText(context, row.hasil),
      qty: berat(row.berat_kirim),
    })),
    total: total(context, paper.barang, berat(paper.berat_kirim)),
    penutup: [
      ...(paper.barang.length > 0 ? [gramPerKadar(context, paper.barang)] : []),
      ...(abu === '' ? [] : [`${t('field.abu')} · ${abu}`]),
    ],
    tanda_tangan: [t('sepuhan.tukang_menyerahkan'), t('pindah.menerima'), t('pindah.mengetahui')],
  });
};

const wasting: MakePaper<Buffer> = async (sql, context, nomor, copy) => {
  const { t } = context;
  const paper = await showPaper(sql, context, wastingSepuhan, nomor);
  return lembar(context, nomor, paper, copy, {
    judul: t('page.wasting-sepuhan'),
    info: [
      [t('sepuhan.no_kirim'), paper.no_kirim],
      [t('field.nama_tukang'), paper.nama_tukang],
    ],
    kolom: {
      barang: t('field.kadar'),
      dari: t('sepuhan.berat_kembali'),
      kadar: t('field.persen'),
      qty: t('sepuhan.berat_kirim'),
      berat: t('sepuhan.berat_wasting'),
    },
    baris: paper.kadar.map((row) => ({
      kode_barcode: formatPlain(row.kadar),
      nama_barang: '',
      rincian: `${t('sepuhan.berat_abu')} ${formatGram(row.berat_abu, t)}`,
      dari: formatGram(row.berat_kembali, t),
      kadar: `${formatPlain(row.persen)} %`,
      qty: berat(row.berat_kirim),
      berat: berat(row.berat),
    })),
    total: { label: t('laporan.total'), berat: berat(paper.berat_wasting) },
    tanda_tangan: petugas(context),
  });
};

const pindah: MakePaper<Buffer> = async (sql, context, nomor, copy) => {
  const { t } = context;
  const paper = await showPaper(sql, context, pindahSortir, nomor);
  return lembar(context, nomor, paper, copy, {
    judul: t('page.pindah-sortir'),
    info: [
      [t('sepuhan.jumlah_jual'), String(paper.jumlah_jual)],
      [t('sepuhan.jumlah_lebur'), String(paper.jumlah_lebur)],
    ],
    kolom: kolom(context, t('sepuhan.kode_baru'), t('sepuhan.berat_nota')),
    baris: paper.barang.map((row) => ({
      ...barisOf(row),
      rincian: `${row.kode_group} · ${row.kode_dept} · ${hasilText(context, row.hasil)}`,
      dari: row.kode_baru === '' ? row.kode_gudang : `${row.kode_baru} · ${row.kode_baki}`,
      qty: berat(row.berat_nota),
    })),
    total: total(context, paper.barang, berat(Dec.sum(paper.barang.map((row) => row.berat_nota)))),
    penutup: [gramPerKadar(context, paper.barang)],
    tanda_tangan: petugas(context),
  });
};

const LEMBAR = {
  'sortir-pembelian': sortir,
  'kirim-barang-cuci': kirim,
  'terima-barang-cuci': terimaCuci,
  'terima-sepuhan': terima,
  'wasting-sepuhan': wasting,
  'pindah-sortir': pindah,
} as const;

/** The sheet of a paper of refinishing, counted as every other is. */
export const lembarSepuhan = (jenis: keyof typeof LEMBAR): readonly PrintForm[] => [notaForm(jenis, LEMBAR[jenis])];
