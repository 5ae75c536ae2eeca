import type { Kind } from '@kilau/contract/core/kind.ts';
import { paperPath } from '../../engine/paper/paper-keys.ts';
import { confirm } from '../../ui/dialog/dialogs.ts';
import { useT } from '../../ui/text.ts';
import { adaIsian } from '../isian/ambil-isian.ts';
import { useSelesaiUbah, type Diubah } from './diubah.ts';
import { kataSalah } from './kata-salah.ts';
import type { Rusak, Salah } from './salah.ts';

/** The form of a paper, as far as saving it and beginning anew go. */
interface Form {
  readonly isi: { readonly barang: readonly unknown[] };
  readonly sibuk: boolean;
  readonly setSalah: (salah: Salah) => void;
  readonly mulai: () => void;
  readonly simpan: (path: string, body: object, label: string) => Promise<unknown>;
  readonly simpanUbah: (path: string, body: object, versi: number, label: string) => Promise<unknown>;
}

interface SimpanKertas {
  readonly form: Form;
  /** The OPEN paper that is put right; a new one without. */
  readonly diubah?: Diubah<unknown> | undefined;
  /** What keeps it from being sent. */
  readonly periksa: () => Rusak;
  /** What is sent; nothing where somebody had to agree and did not. */
  readonly kirim: () => object | undefined | Promise<object | undefined>;
  /** Nothing worth keeping has been entered. */
  readonly hampa: boolean;
  /** What is asked before it is thrown away; absent: nothing. */
  readonly buang?: { readonly title: string; readonly message: string };
  /** Where the hand goes then. */
  readonly keAwal: () => void;
  /** Leads the hand to what keeps it from being sent. */
  readonly keSalah: (salah: Salah) => void;
}

/** F8 and F2 of a page of entry: what is fit is sent, as new or as a change; and another one is begun, after asking. */
export function useSimpanKertas(kind: Kind, cara: SimpanKertas) {
  const { form, diubah, periksa, kirim, hampa, buang, keAwal, keSalah } = cara;
  const t = useT();
  const { tinggalkan } = useSelesaiUbah(kind, diubah);
  const simpan = async () => {
    if (form.sibuk) return;
    const salah = kataSalah(periksa());
    form.setSalah(salah);
    if (Object.keys(salah).length > 0) {
      keSalah(salah);
      return;
    }
    const body = await kirim();
    if (!body) return;
    const label = t.of(kind.label ?? kind.key);
    if (diubah) await form.simpanUbah(paperPath(kind, diubah.nomor), body, diubah.versi, label);
    else await form.simpan(kind.base, body, label);
  };
  const baru = async () => {
    if (diubah) {
      await tinggalkan(form.isi.barang.length, form.mulai);
      return;
    }
    const ada = !hampa || adaIsian();
    // A customer that was typed, or the beginning of a line, is no goods yet.
    const message = form.isi.barang.length > 0 ? buang?.message : t('umum.buang_isian');
    if (ada && buang && !(await confirm({ ...buang, message, yes: t('penjualan.buang'), danger: true }))) return;
    form.mulai();
    keAwal();
  };
  return { hampa, simpan: () => void simpan(), baru: () => void baru() };
}
