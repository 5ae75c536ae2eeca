import { useState } from 'react';
import { Dec } from '@kilau/contract/core/dec.ts';
import { formatNumber, formatRupiah } from '@kilau/contract/core/format.ts';
import { diskonUntukTotal } from '@kilau/contract/trade/harga/diskon.calc.ts';
import type { Salah } from '../../../trade/dokumen/salah.ts';
import { adaTerketik } from '../../../trade/isian/ambil-isian.ts';
import { angka } from '../../../trade/harga/angka.ts';
import type { AturanJual } from '../../../trade/harga/aturan-jual.ts';
import { confirm } from '../../../ui/dialog/dialogs.ts';
import { ruleText } from '../../../ui/form/rule-text.ts';
import { stillUploading } from '../../../ui/form/uploading.ts';
import { text, useT } from '../../../ui/text.ts';
import type { BarangJual } from '../wire.ts';
import { gantiSatuan } from './DiskonField.tsx';
import type { BarisDraft, IsiBaris } from './draft.ts';
import { hargaMeragukan, hitungBaris } from './hitung.ts';
import { salahBaris } from './kirim.ts';
import type { Lanjut } from './layar.ts';
import { pasarDari, periksaIsiPasar } from './pasar.ts';
import { periksaBaris } from './periksa.ts';

interface IsiBarisOptions {
  readonly baris: BarisDraft;
  readonly aturan: AturanJual;
  readonly salah: Salah;
  /** The hand came to type percent. */
  readonly persen: boolean;
  readonly onSave: (isi: IsiBaris, lanjut?: Lanjut) => void;
  /** The price is to be looked at again. */
  readonly keHarga: () => void;
}

/** A price far from today's wants a second look: a digit too many is the commonest slip. */
function yakinHarga(harga: string, { sekarang, persen }: NonNullable<ReturnType<typeof hargaMeragukan>>) {
  return confirm({
    title: text('penjualan.harga_jauh'),
    message: text(persen.isNegative() ? 'penjualan.harga_lebih_rendah' : 'penjualan.harga_lebih_tinggi', {
      harga: formatRupiah(angka(harga)),
      sekarang: formatRupiah(sekarang),
      persen: formatNumber(persen.abs()),
    }),
    yes: text('penjualan.lanjutkan'),
    danger: true,
  });
}

const isiDari = ({ berat, harga, ongkos, diskon, cara_diskon, ...pasar }: BarisDraft): IsiBaris => ({
  ...pasarDari(pasar),
  berat,
  harga,
  ongkos,
  diskon,
  cara_diskon,
});

/** PPN of a piece as the discount arithmetic asks for it. */
const ppnBaris = ({ asal_faktur_pajak }: BarangJual, { ppn }: AturanJual) =>
  ppn && { cara: ppn.cara, tarif: asal_faktur_pajak ? ppn.tarif_faktur : ppn.tarif_tanpa_faktur };

/** What is typed over the line, what it comes to, what is wrong with it, and taking it over. */
export function useIsiBaris({ baris, aturan, salah, persen, onSave, keHarga }: IsiBarisOptions) {
  const t = useT();
  const { barang } = baris;
  const [awal] = useState<IsiBaris>(() => {
    const dulu = isiDari(baris);
    return persen && dulu.cara_diskon === 'RP' ? { ...dulu, cara_diskon: 'PERSEN', diskon: '' } : dulu;
  });
  const [isi, setIsi] = useState(awal);
  const [rusak, setRusak] = useState<Readonly<Record<string, string>>>({});
  /** The total that is being typed; absent: it is what the rest comes to. */
  const [diminta, setDiminta] = useState<string>();
  const [salahTotal, setSalahTotal] = useState<string>();
  const hitung = hitungBaris({ ...baris, ...isi }, aturan);
  const { harga_jual, ongkos, harga_atribut } = hitung.hasil;
  const dasar = harga_jual.plus(ongkos).plus(harga_atribut);
  /** The ongkos that follows from the goods, where none is typed. */
  const sendiri = hitungBaris({ ...baris, ...isi, ongkos: null }, aturan).hasil.ongkos;
  const change = (part: Partial<IsiBaris>) => {
    setIsi((now) => ({ ...now, ...part }));
    setRusak({});
    setDiminta(undefined);
    setSalahTotal(undefined);
  };
  /** The discount is what makes the line come to this. */
  const jadikan = (total: string) => {
    const untuk = diskonUntukTotal({ dasar, harga_jual }, angka(total), ppnBaris(barang, aturan));
    if (untuk) change({ cara_diskon: 'RP', diskon: untuk.diskon.isZero() ? '' : untuk.diskon.toString() });
    setDiminta(total);
    const atas = angka(total).gt(hitungBaris({ ...baris, ...isi, diskon: '' }, aturan).total);
    setSalahTotal(untuk ? undefined : t(atas ? 'penjualan.total_di_atas' : 'penjualan.total_di_bawah'));
  };
  const kata = (...names: readonly string[]) =>
    names
      .map((name) => rusak[name] ?? salah[salahBaris(barang.kode_barcode, name)])
      .find((pesan) => pesan !== undefined);
  const save = async (lanjut?: Lanjut) => {
    if (salahTotal !== undefined || stillUploading()) return;
    const breaks = Object.entries({ ...periksaBaris(hitung), ...periksaIsiPasar(isi, barang.foto) });
    setRusak(Object.fromEntries(breaks.map(([name, broken]) => [name, ruleText(t, name, broken)])));
    if (breaks.length > 0) return;
    // Nothing is waited for but an answer: whoever saves the sale with this line goes on at once.
    const jauh = isi.harga === baris.harga ? undefined : hargaMeragukan(barang, angka(isi.harga), aturan);
    if (jauh && !(await yakinHarga(isi.harga, jauh))) {
      keHarga();
      return;
    }
    const tetap = isi.ongkos === null || Dec.from(sendiri).eq(angka(isi.ongkos));
    onSave({ ...isi, ongkos: tetap ? null : isi.ongkos }, lanjut);
  };
  return {
    isi,
    /** Something was typed that the line does not say yet. */
    terketik: salahTotal !== undefined || adaTerketik(isi, awal, false),
    hitung,
    dasar,
    sendiri,
    change,
    kata,
    save,
    total: diminta ?? hitung.total.toString(),
    jadikan,
    salahTotal,
    kePersen: () => change(gantiSatuan(isi, 'PERSEN')),
  };
}
