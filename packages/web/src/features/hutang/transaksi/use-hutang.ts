import { useState } from 'react';
import { text as textField } from '@kilau/contract/core/field.ts';
import { formatRupiah } from '@kilau/contract/core/format.ts';
import { moduleOn } from '@kilau/contract/core/permission.ts';
import { hutang } from '@kilau/contract/features/hutang/hutang.kind.ts';
import { useFormat } from '../../../engine/cells/FieldCell.tsx';
import { paperPath } from '../../../engine/paper/paper-keys.ts';
import { useActor, useUser } from '../../../platform/session.ts';
import { useSelesaiUbah, type Diubah } from '../../../trade/dokumen/diubah.ts';
import { kataSalah } from '../../../trade/dokumen/kata-salah.ts';
import { useFormKertas } from '../../../trade/dokumen/use-form-kertas.ts';
import { angka } from '../../../trade/harga/angka.ts';
import { aturanJual } from '../../../trade/harga/aturan-jual.ts';
import { useTangan } from '../../../trade/isian/use-tangan.ts';
import { confirm } from '../../../ui/dialog/dialogs.ts';
import { useT } from '../../../ui/text.ts';
import {
  hitungHutang,
  hutangHampa,
  hutangKosong,
  kirimHutang,
  periksaHutang,
  type DraftHutang,
  type IsiJaminan,
} from './isi.ts';
import { useAturanHutang } from './panggilan.ts';

/** What the page shows of a loan that was just saved. */
interface Tersimpan {
  readonly status: string;
  readonly nomor: string;
  readonly jumlah_hutang: number;
  readonly boleh: readonly string[];
}

/** What an approver is told beside the form's own fields. */
const DISETUJUI = {
  ...hutang.header,
  ...hutang.binds,
  pelanggan: textField({ max: 200, label: 'penjualan.pelanggan' }),
};

/** Draft, last document and saving. */
function useForm(diubah: Diubah<DraftHutang> | undefined) {
  const t = useT();
  const format = useFormat();
  return useFormKertas<DraftHutang, Tersimpan>(hutang, {
    diubah,
    kosong: (sebelum) => hutangKosong(sebelum?.kode_sales),
    asking: ({ jumlah_hutang, pelanggan }) => ({
      judul: `${t('hutang.HUTANG')}: ${[pelanggan.nama, formatRupiah(angka(jumlah_hutang))].filter(Boolean).join(' · ')}`,
      fields: DISETUJUI,
      t,
      format,
    }),
  });
}

type Form = ReturnType<typeof useForm>;

/** The goods: which of them is open in the fields above, and what becomes of it. */
function useJaminan({ isi, ganti }: Form, keIsian: () => void) {
  const [diubah, setDiubah] = useState('');
  const buka = (id: string) => {
    setDiubah(id);
    keIsian();
  };
  const hapus = (id: string) => {
    ganti((lama) => ({ ...lama, barang: lama.barang.filter((baris) => baris.id !== id) }));
    buka('');
  };
  /** Puts a thing in the place of the one that is open, or behind all others. */
  const pasang = (baru: IsiJaminan) => {
    ganti(({ barang, ...lama }) => {
      const berikut = String(Math.max(0, ...barang.map(({ id }) => Number(id))) + 1);
      return {
        ...lama,
        barang:
          diubah === ''
            ? [...barang, { ...baru, id: berikut }]
            : barang.map((baris) => (baris.id === diubah ? { ...baru, id: diubah } : baris)),
      };
    });
    buka('');
  };
  return { diubah, terbuka: isi.barang.find(({ id }) => id === diubah), buka, hapus, pasang };
}

/** Everything the page of a loan does. @param diubah the OPEN one that is put right; a new one without. */
export function useHutang(diubah?: Diubah<DraftHutang>) {
  const t = useT();
  const actor = useActor();
  const { tgl_system } = useUser();
  const aturan = { ...aturanJual(actor), validasi: moduleOn(actor, 'VALIDASI_HUTANG_MODULE') };
  const form = useForm(diubah);
  const { tinggalkan } = useSelesaiUbah(hutang, diubah);
  const { isi: draft, mulai, sibuk, setSalah } = form;
  const hitung = hitungHutang(draft, useAturanHutang(), tgl_system);
  const tangan = useTangan(draft.kode_sales === '', sibuk);
  const jaminan = useJaminan(form, tangan.keIsian);
  const simpan = async () => {
    if (sibuk) return;
    const rusak = periksaHutang(draft, aturan);
    setSalah(kataSalah(rusak));
    if (Object.keys(rusak).length > 0) return;
    const label = t('hutang.HUTANG');
    const body = kirimHutang(draft, hitung);
    if (diubah) await form.simpanUbah(paperPath(hutang, diubah.nomor), body, diubah.versi, label);
    else await form.simpan(hutang.base, body, label);
  };
  const baru = async () => {
    if (diubah) {
      await tinggalkan(draft.barang.length, mulai);
      return;
    }
    const message = t('hutang.buang_draf', { jumlah: draft.barang.length });
    const buang = hutangHampa(draft) || (await confirm({ title: t('hutang.hutang_baru'), message }));
    if (!buang) return;
    mulai();
    jaminan.buka('');
  };
  return {
    form,
    draft,
    hitung,
    aturan,
    tangan,
    jaminan,
    hampa: hutangHampa(draft),
    simpan: () => void simpan(),
    baru: () => void baru(),
  };
}

export type HutangHalaman = ReturnType<typeof useHutang>;
