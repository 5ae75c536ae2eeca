import { formatGram, formatRupiah } from '@kilau/contract/core/format.ts';
import { moduleOn } from '@kilau/contract/core/permission.ts';
import { pesanan } from '@kilau/contract/features/pesanan/pesanan.kind.ts';
import { useActor } from '../../platform/session.ts';
import type { Dokumen } from '../../trade/dokumen/BaruDisimpan.tsx';
import type { Diubah } from '../../trade/dokumen/diubah.ts';
import { idBerikut } from '../../trade/dokumen/id-berikut.ts';
import { berizin, tanpaIzin } from '../../trade/dokumen/izin-baris.ts';
import { salahBarang, salahDari, type Salah } from '../../trade/dokumen/salah.ts';
import { useFormKertas } from '../../trade/dokumen/use-form-kertas.ts';
import { angka } from '../../trade/harga/angka.ts';
import { aturanJual, type AturanJual } from '../../trade/harga/aturan-jual.ts';
import { useHalamanKertas } from '../../trade/isian/use-halaman-kertas.ts';
import { useSetelahKirim } from '../../trade/isian/use-setelah-kirim.ts';
import { useT } from '../../ui/text.ts';
import { useStable } from '../../ui/use-stable.ts';
import {
  hitungPesanan,
  ikutiHarga,
  kirimPesanan,
  periksaPesanan,
  pesananHampa,
  pesananKosong,
  type BarisHitung,
  type BarisPesanan,
  type DraftPesanan,
  type HargaDipesan,
  type IsiContoh,
} from './isi.ts';
import { cariContoh, cariHarga } from './panggilan.ts';

/** What the page shows of an order that was just saved. */
interface Tersimpan extends Omit<Dokumen, 'grand_total'> {
  readonly total_harga: number;
}

/** The server's sentences: those of goods at their line, those of samples at the field where they are entered. */
const tempatSalah = (draft: DraftPesanan, fields: Salah): Salah =>
  Object.fromEntries(
    Object.entries(salahDari(draft, fields, ({ id }) => salahBarang(id))).map(([path, sentence]) => {
      const [rows, , field] = path.split('.');
      return [rows === 'contoh' && field !== undefined ? field : path, sentence];
    }),
  );

/** What the lines cost by now; of one that nobody answers for, what is known stays. */
async function hargaKini(barang: DraftPesanan['barang']): Promise<ReadonlyMap<string, HargaDipesan>> {
  const dicari = barang.map(async ({ id, kode_group, kode_dept, kadar }) => {
    const kini = await cariHarga(kode_group, kode_dept, kadar).catch(() => undefined);
    return kini ? [[id, kini] as const] : [];
  });
  return new Map((await Promise.all(dicari)).flat());
}

/** Draft, last document and saving. A price that was the day's when its line was made follows one that has moved. */
function useForm(diubah: Diubah<DraftPesanan> | undefined) {
  const form = useFormKertas<DraftPesanan, Tersimpan>(pesanan, {
    diubah,
    kosong: pesananKosong,
    onDitolak: ({ code }, ganti) => {
      if (code === 'otorisasi_tidak_berlaku') ganti(tanpaIzin);
      if (code === 'harga_sudah_berubah') void ikuti();
    },
    tempat: tempatSalah,
  });
  const ikuti = async () => {
    const harga = await hargaKini(form.now.current.barang);
    const ikut = (baris: BarisPesanan) => {
      const kini = harga.get(baris.id);
      return kini ? ikutiHarga(baris, kini) : baris;
    };
    form.ganti((isi) => ({ ...isi, barang: isi.barang.map(ikut) }));
  };
  return form;
}

/** The samples of an order. @param untuk number of the OPEN one that may hold them. */
function useContoh({ ganti, ke, sibuk }: ReturnType<typeof useForm>, untuk: string) {
  const setelahKirim = useSetelahKirim(sibuk);
  const kini = useStable(() => ke);
  const contoh = (ubah: (rows: DraftPesanan['contoh']) => DraftPesanan['contoh']) =>
    ganti((draft) => ({ ...draft, contoh: ubah(draft.contoh) }));
  return {
    /** Looks a piece of the shop up; nothing where the order that it was for is no longer entered by then. */
    cari: async (kode: string) => {
      const semula = kini();
      const piece = await cariContoh(kode, untuk);
      await setelahKirim();
      return kini() === semula ? piece : undefined;
    },
    tambah: (isi: IsiContoh) => contoh((rows) => [...rows, { ...isi, id: idBerikut(rows) }]),
    hapus: (id: string) => contoh((rows) => rows.filter((row) => row.id !== id)),
  };
}

/** What an approver reads of a line. */
function useTampil() {
  const t = useT();
  return ({ baris, total }: BarisHitung) => ({
    judul: `${t('pesanan.PESANAN')}: ${baris.nama_barang}`,
    ringkasan: [
      { label: t('field.berat'), nilai: formatGram(angka(baris.berat), t) },
      {
        label: t('field.harga_gram'),
        nilai: formatRupiah(angka(baris.harga_gram)),
        semula: formatRupiah(baris.hari_ini.harga.harga_gram),
      },
      { label: t('field.harga_total'), nilai: formatRupiah(total) },
    ],
  });
}

/** Everything the page of an order does. @param diubah the OPEN one that is put right; a new one without. */
export function usePesanan(diubah?: Diubah<DraftPesanan>) {
  const t = useT();
  const actor = useActor();
  const tampil = useTampil();
  const aturan: AturanJual = { ...aturanJual(actor), validasi: moduleOn(actor, 'VALIDASI_PESANAN_MODULE') };
  const form = useForm(diubah);
  const contoh = useContoh(form, diubah?.nomor ?? '');
  const { isi: draft } = form;
  const hitung = hitungPesanan(draft, aturan);
  const halaman = useHalamanKertas(pesanan, form, {
    diubah,
    periksa: () => periksaPesanan(draft, hitung, aturan),
    kirim: () => berizin(form, hitung.baris, tampil, kirimPesanan),
    hampa: pesananHampa(draft),
    buang: { title: t('pesanan.pesanan_baru'), message: t('pesanan.buang_draf', { jumlah: draft.barang.length }) },
  });
  return { ...halaman, hitung, aturan, contoh };
}

export type PesananHalaman = ReturnType<typeof usePesanan>;
