import { Dec } from '@kilau/contract/core/dec.ts';
import { formatDate, formatNumber, formatPlain, formatRupiah } from '@kilau/contract/core/format.ts';
import type { Kind, KindDeed } from '@kilau/contract/core/kind.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { terbilangRupiah } from '@kilau/contract/core/terbilang.ts';
import type { SatuanBunga } from '@kilau/contract/features/hutang/bunga.calc.ts';
import { sampaiTempo, tglLelang } from '@kilau/contract/features/hutang/hutang.calc.ts';
import { hutang } from '@kilau/contract/features/hutang/hutang.kind.ts';
import { SLIP_HURUF, type SlipKertas } from '@kilau/contract/trade/nota/slip-tata.ts';
import { showPaper, type ShownPaper } from '../../engine/paper/read.ts';
import { copyMarks, type Copy } from '../../engine/print/copy.ts';
import type { Slip, SlipPart } from '../../engine/render/slip/slip.ts';
import type { Context } from '../../platform/context.ts';
import type { Sql } from '../../platform/database/tx.ts';
import { gambarBukti } from '../../trade/bukti/bukti.ts';
import { keteranganNotaOf } from '../../trade/nota/keterangan.ts';
import { bacaTataSlip } from '../../trade/nota/slip-tata.ts';
import { bingkaiBukti } from '../../trade/bukti/bingkai.ts';

type Dokumen = ShownPaper<typeof hutang>;

const SHOWN = 3;
const atau = (teks: string): string => (teks === '' ? '-' : teks);
const gram = (berat: Dokumen['berat']): string => `${formatNumber(berat, SHOWN)} g`;

/** A loan whose money went. @throws Problem `dokumen_tidak_ditemukan`; `status_tidak_sesuai` while it is OPEN. */
async function dokumenHutang(sql: Sql, context: Context, nomor: string): Promise<Dokumen> {
  const dokumen = await showPaper(sql, context, hutang, nomor);
  if (dokumen.status === 'OPEN') throw new Problem('status_tidak_sesuai', { nomor, status: dokumen.status });
  return dokumen;
}

/** What is paid back on the due day: of a loan that runs as it stands now, of any other as it was agreed. */
const padaTempo = (dokumen: Dokumen): Pick<Dokumen, 'bunga_rp' | 'besar_kembali'> =>
  dokumen.status === 'AKTIF'
    ? sampaiTempo(
        { ...dokumen, satuan_bunga: dokumen.satuan_bunga as SatuanBunga, pokok: dokumen.sisa },
        dokumen.jatuh_tempo,
      )
    : dokumen;

/** Who borrows how much until when, as the law asks of the paper (domain guide §6.6). */
function infoOf({ t, param }: Context, dokumen: Dokumen): (readonly [string, string])[] {
  const { nama, nik_sim_passport, alamat, no_hp, tgl_hutang, jatuh_tempo, bunga, lama_pinjam } = dokumen;
  const { bunga_rp, besar_kembali } = padaTempo(dokumen);
  const izin = param('NO_IZIN_GADAI');
  return [
    [t('field.nama'), atau(nama)],
    [t('field.tgl_hutang'), formatDate(tgl_hutang)],
    [t('field.nik_sim_passport'), atau(nik_sim_passport)],
    [t('field.jatuh_tempo'), formatDate(jatuh_tempo)],
    [t('field.alamat'), atau(alamat)],
    [t('hutang.lelang_mulai'), formatDate(tglLelang(jatuh_tempo, Number(param('HARI_LELANG'))))],
    [t('field.no_hp'), atau(no_hp)],
    [t('field.lama_pinjam'), String(lama_pinjam)],
    [t('field.jumlah_hutang'), formatRupiah(dokumen.total)],
    [t('field.bunga_30_hari'), formatPlain(bunga)],
    [t('hutang.bunga_seluruhnya'), formatRupiah(bunga_rp)],
    [t('field.besar_kembali'), formatRupiah(besar_kembali)],
    ...(dokumen.no_manual === '' ? [] : [[t('field.no_hutang'), dokumen.no_manual] as const]),
    ...(izin === '' ? [] : [[t('hutang.izin'), izin] as const]),
  ];
}

/** What is agreed with it. */
function janji({ t, param }: Context, dokumen: Dokumen): string[] {
  const { total, bunga, satuan_bunga, min_hari, jatuh_tempo } = dokumen;
  return [
    t('hutang.surat_uang', { jumlah: formatRupiah(total), terbilang: terbilangRupiah(total) }),
    t('hutang.surat_bunga', { bunga: formatPlain(bunga), satuan: t(`opsi.${satuan_bunga}`), hari: min_hari }),
    t('hutang.surat_lelang', {
      tempo: formatDate(jatuh_tempo),
      tgl: formatDate(tglLelang(jatuh_tempo, Number(param('HARI_LELANG')))),
    }),
    t('hutang.surat_kelebihan'),
    t('hutang.surat_tebus'),
  ];
}

/** What was paid since and stands, a line for each time. */
function dibayar({ t }: Context, { bayar, riwayat }: Dokumen): (readonly [string, string])[] {
  const ditarik = new Set(riwayat.map(({ membalik }) => membalik));
  return riwayat.flatMap(({ ke, aksi, tgl }) => {
    const deed: KindDeed | undefined = (hutang.deeds as Kind['deeds'])[aksi.toLowerCase()];
    const uang = bayar.filter((row) => row.ke === ke && row.arah === 'MASUK');
    if (deed?.label === undefined || deed.undoes !== undefined || ditarik.has(ke) || uang.length === 0) return [];
    return [[`${formatDate(tgl)} ${t(deed.label)}`, formatRupiah(Dec.sum(uang.map(({ jumlah }) => jumlah)))] as const];
  });
}

/** How a loan that runs stands after that, and one of before, of which something had come back when it was entered. */
const keadaan = ({ t }: Context, { sisa, total, status, tgl_bunga }: Dokumen, uang: readonly unknown[]): string[] =>
  status === 'AKTIF' && (uang.length > 0 || sisa.lt(total))
    ? [t('hutang.surat_sisa', { sisa: formatRupiah(sisa), tgl: formatDate(tgl_bunga) })]
    : [];

/** That a loan is over, before what marks every copy. */
const tandaOf = (context: Context, { status }: Dokumen, copy: Copy): readonly string[] =>
  copyMarks(context, status, copy, hutang.states).tanda;

/** Surat Bukti Gadai: the goods in their bag, and all that was agreed on them. @throws Problem where there is none. */
export async function suratHutang(sql: Sql, context: Context, nomor: string, copy: Copy): Promise<Buffer> {
  const { shop, t } = context;
  const dokumen = await dokumenHutang(sql, context, nomor);
  const uang = dibayar(context, dokumen).map((row) => row.join(' · '));
  return gambarBukti({
    ...bingkaiBukti(context, dokumen.status, copy),
    tanda: tandaOf(context, dokumen, copy),
    judul: t('hutang.surat'),
    nomor,
    info: infoOf(context, dokumen),
    kolom: {
      barang: t('field.barang'),
      dari: t('field.kondisi_pinjaman'),
      kadar: t('field.kadar'),
      qty: t('field.qty'),
      berat: t('nota.berat'),
    },
    baris: dokumen.barang.map((baris) => ({
      kode_barcode: baris.kode_dept,
      nama_barang: baris.nama_barang,
      rincian: baris.berat_plastik.isZero() ? '' : `+ ${t('field.berat_plastik')} ${gram(baris.berat_plastik)}`,
      dari: atau(baris.kondisi),
      kadar: formatPlain(baris.kadar),
      qty: formatNumber(baris.jumlah),
      berat: formatNumber(baris.berat, SHOWN),
    })),
    total: {
      label: `${t('field.berat_total')} ${gram(dokumen.berat_total)}`,
      qty: formatNumber(dokumen.jumlah_barang),
      berat: formatNumber(dokumen.berat, SHOWN),
    },
    penutup: [
      ...janji(context, dokumen),
      ...uang,
      ...keadaan(context, dokumen, uang),
      ...(await keteranganNotaOf(sql, shop.kode_toko, 'HUTANG')),
    ],
    tanda_tangan: [t('hutang.peminjam'), t('hutang.penaksir'), t('pindah.mengetahui')],
  });
}

const center = (text: string, bold = false): SlipPart => ({ kind: 'text', text, align: 'center', bold });
const pair = (left: string, right: string): SlipPart => ({ kind: 'pair', left, right });
const RULE: SlipPart = { kind: 'rule' };

/** The same from the roll: one for the customer, one on the bag. @throws Problem where there is none. */
export async function slipHutang(sql: Sql, context: Context, nomor: string, copy: Copy): Promise<Slip> {
  const { t, shop } = context;
  const dokumen = await dokumenHutang(sql, context, nomor);
  const tata = await bacaTataSlip(sql, context);
  const uang = dibayar(context, dokumen);
  const kini = keadaan(context, dokumen, uang);
  return {
    title: `${t('hutang.surat')} ${nomor}`,
    columns: SLIP_HURUF[tata.lebar_roll as SlipKertas],
    width: Number(tata.lebar_roll),
    cut: tata.potong_kertas,
    openDrawer: tata.buka_laci,
    copies: [t('nota.lembar_customer'), t('hutang.lembar_kantong')],
    parts: [
      center(shop.nama_toko, true),
      center(t('hutang.surat').toUpperCase(), true),
      ...tandaOf(context, dokumen, copy).map((text) => center(`*** ${text} ***`, true)),
      RULE,
      pair(t('field.no_faktur_hutang'), nomor),
      ...infoOf(context, dokumen).map(([label, isi]) => pair(label, isi)),
      RULE,
      ...dokumen.barang.map((baris) =>
        pair(`${baris.jumlah} ${baris.nama_barang}`, `${formatPlain(baris.kadar)} % ${gram(baris.berat)}`),
      ),
      pair(t('field.berat_total'), gram(dokumen.berat_total)),
      RULE,
      ...janji(context, dokumen).map((text): SlipPart => ({ kind: 'text', text })),
      ...(uang.length + kini.length > 0 ? [RULE] : []),
      ...uang.map(([label, jumlah]) => pair(label, jumlah)),
      ...kini.map((text): SlipPart => ({ kind: 'text', text })),
      ...(await keteranganNotaOf(sql, shop.kode_toko, 'HUTANG')).map((text): SlipPart => ({ kind: 'text', text })),
      RULE,
      { kind: 'space' },
      { kind: 'space' },
      pair(`(${t('hutang.peminjam')})`, `(${t('hutang.penaksir')})`),
    ],
  };
}
