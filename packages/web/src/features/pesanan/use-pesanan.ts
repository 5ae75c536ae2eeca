import { useState } from 'react';
import { formatNumber, formatRupiah } from '@kilau/contract/core/format.ts';
import { moduleOn } from '@kilau/contract/core/permission.ts';
import { pesanan } from '@kilau/contract/features/pesanan/pesanan.kind.ts';
import { paperPath } from '../../engine/paper/paper-keys.ts';
import { useActor } from '../../platform/session.ts';
import { useBayar } from '../../trade/bayar/use-bayar.ts';
import { useSelesaiUbah, type Diubah } from '../../trade/dokumen/diubah.ts';
import { kurangIzin, mintaBaris } from '../../trade/dokumen/izin-baris.ts';
import { kataSalah } from '../../trade/dokumen/kata-salah.ts';
import type { Sah } from '../../trade/dokumen/sahkan.ts';
import { salahBarang, salahDari, type Salah } from '../../trade/dokumen/salah.ts';
import { useFormKertas } from '../../trade/dokumen/use-form-kertas.ts';
import { angka } from '../../trade/harga/angka.ts';
import { aturanJual, type AturanJual } from '../../trade/harga/aturan-jual.ts';
import { useTangan } from '../../trade/isian/use-tangan.ts';
import { confirm } from '../../ui/dialog/dialogs.ts';
import { useT } from '../../ui/text.ts';
import {
  hitungPesanan,
  idBerikut,
  kirimPesanan,
  periksaPesanan,
  pesananHampa,
  pesananKosong,
  type BarisHitung,
  type DraftPesanan,
  type HargaDipesan,
  type IsiBarang,
  type IsiContoh,
} from './isi.ts';

/** What the page shows of an order that was just saved. */
interface Tersimpan extends Sah {
  readonly nomor: string;
  readonly total_harga: number;
  readonly boleh: readonly string[];
}

/** The server's sentences: those of goods at their line, those of samples at the field where they are entered. */
const tempatSalah = (draft: DraftPesanan, fields: Salah): Salah =>
  Object.fromEntries(
    Object.entries(salahDari(draft, fields, ({ id }) => salahBarang(id))).map(([path, sentence]) => {
      const [rows, , field] = path.split('.');
      return [rows === 'contoh' && field !== undefined ? field : path, sentence];
    }),
  );

/** Draft, last document and saving. */
const useForm = (diubah: Diubah<DraftPesanan> | undefined) =>
  useFormKertas<DraftPesanan, Tersimpan>(pesanan, {
    diubah,
    kosong: (sebelum) => pesananKosong(sebelum?.kode_sales),
    onDitolak: ({ code }, ganti) => {
      if (code !== 'otorisasi_tidak_berlaku') return;
      ganti((isi) => ({ ...isi, barang: isi.barang.map((baris) => ({ ...baris, otorisasi: null })) }));
    },
    tempat: tempatSalah,
  });

/** The lines of an order: which of them is open in the fields above, and what becomes of it. */
function useBaris({ ganti }: Pick<ReturnType<typeof useForm>, 'ganti'>, keIsian: () => void) {
  const [dibuka, setDibuka] = useState('');
  const buka = (id: string) => {
    setDibuka(id);
    keIsian();
  };
  return {
    dibuka,
    buka,
    pasang: (isi: IsiBarang, hari_ini: HargaDipesan) => {
      ganti((draft) => {
        const baru = { ...isi, hari_ini, otorisasi: null, id: dibuka === '' ? idBerikut(draft.barang) : dibuka };
        const ada = draft.barang.some(({ id }) => id === dibuka);
        const barang = ada ? draft.barang.map((row) => (row.id === dibuka ? baru : row)) : [...draft.barang, baru];
        return { ...draft, barang };
      });
      buka('');
    },
    hapus: (id: string) => {
      ganti((draft) => ({ ...draft, barang: draft.barang.filter((row) => row.id !== id) }));
      buka('');
    },
    tambahContoh: (isi: IsiContoh) =>
      ganti((draft) => ({ ...draft, contoh: [...draft.contoh, { ...isi, id: idBerikut(draft.contoh) }] })),
    hapusContoh: (id: string) => ganti((draft) => ({ ...draft, contoh: draft.contoh.filter((row) => row.id !== id) })),
  };
}

/** What an approver reads of a line. */
function useTampil() {
  const t = useT();
  return ({ baris, total }: BarisHitung) => ({
    judul: `${t('pesanan.PESANAN')}: ${baris.nama_barang}`,
    ringkasan: [
      { label: t('field.berat'), nilai: `${formatNumber(angka(baris.berat), 3)} gr` },
      {
        label: t('field.harga_gram'),
        nilai: formatRupiah(angka(baris.harga)),
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
  const { tinggalkan } = useSelesaiUbah(pesanan, diubah);
  const { isi: draft, ganti, mulai, sibuk, setSalah } = form;
  const hitung = hitungPesanan(draft, aturan);
  const tangan = useTangan(draft.kode_sales === '', sibuk);
  const baris = useBaris(form, tangan.keIsian);
  const simpan = async () => {
    if (sibuk) return;
    const rusak = periksaPesanan(draft, hitung, aturan);
    setSalah(kataSalah(rusak));
    if (Object.keys(rusak).length > 0) return;
    const kurang = hitung.baris.filter((row) => kurangIzin(row, Date.now()));
    const izin = await mintaBaris(kurang, tampil);
    if (!izin) return;
    const baru = new Map(kurang.map((row, index) => [row.baris.id, izin[index] ?? null]));
    const siap = {
      ...draft,
      barang: draft.barang.map((row) => ({ ...row, otorisasi: baru.get(row.id) ?? row.otorisasi })),
    };
    ganti(() => siap);
    const label = t('pesanan.PESANAN');
    if (diubah) await form.simpanUbah(paperPath(pesanan, diubah.nomor), kirimPesanan(siap), diubah.versi, label);
    else await form.simpan(pesanan.base, kirimPesanan(siap), label);
  };
  const baru = async () => {
    if (diubah) {
      await tinggalkan(draft.barang.length, mulai);
      return;
    }
    const message = t('pesanan.buang_draf', { jumlah: draft.barang.length });
    const buang = pesananHampa(draft) || (await confirm({ title: t('pesanan.pesanan_baru'), message }));
    if (!buang) return;
    mulai();
    baris.buka('');
  };
  return {
    form,
    draft,
    hitung,
    aturan,
    tangan,
    baris,
    hampa: pesananHampa(draft),
    bayar: useBayar(tangan.keIsian),
    simpan: () => void simpan(),
    baru: () => void baru(),
  };
}

export type PesananHalaman = ReturnType<typeof usePesanan>;
