import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { barangIsianFields } from '@kilau/contract/features/barang/masuk.fields.ts';
import { useDraft } from '../../../platform/drafts.ts';
import { useUser } from '../../../platform/session.ts';
import { focusField } from '../../../ui/form/enter-next.ts';
import { useRecordForm, type FormValues } from '../../../ui/form/record-form.ts';
import { createStore } from '../../../ui/store.ts';
import { adaIsi, draftAwal, isianKosong, tambahMasuk, type DraftTambah, type Masuk } from './isian.ts';

const PAGE = 'tambah-data-barang';

/** The form with its draft, its photo and the pieces that came out of it. */
export function useIsian() {
  const { tgl_system } = useUser();
  const tersimpan = useDraft<DraftTambah>(PAGE);
  const { found, key, keep, clear } = tersimpan;
  const awal = useMemo(() => draftAwal(found?.value, tgl_system), [found, tgl_system]);
  const [masuk, setMasuk] = useState(awal.masuk);
  const [foto, setFoto] = useState<File>();
  const [begun, setBegun] = useState(() => adaIsi(awal.isi, awal.dasar));
  const [live] = useState(() => createStore<FormValues>(awal.isi));
  const nama = useRef<HTMLInputElement>(null);
  const rows = useRef(masuk);
  const dasar = useRef(awal.dasar);

  const remember = useCallback((isi: FormValues) => {
    live.set(isi);
    setBegun(adaIsi(isi, dasar.current));
    keep({ tgl: tgl_system, dasar: dasar.current, isi, masuk: rows.current });
  }, [live, keep, tgl_system]);
  const { form, parse } = useRecordForm({ fields: barangIsianFields, initialValues: awal.isi, onValuesChange: remember });
  // The form changes with every drawing; what is done with it later must not.
  const { setValues, setErrors, clearErrors } = form;
  const current = useRef({ setValues, clearErrors });
  useEffect(() => {
    current.current = { setValues, clearErrors };
  });

  const toNama = useCallback(() => void requestAnimationFrame(() => focusField(nama.current ?? undefined)), []);
  // Who comes back to a tray goes on with its next piece.
  const lanjut = String(awal.isi['kode_baki'] ?? '') !== '';
  useEffect(() => {
    if (lanjut) toNama();
  }, [lanjut, toNama]);
  /** Puts other contents into the form; the hand goes to the name. */
  const isi = useCallback((values: FormValues) => {
    current.current.clearErrors();
    current.current.setValues(values);
    setFoto(undefined);
    toNama();
  }, [toNama]);
  /** The piece has its barcode: it joins the rows, and the form begins the next one under a key of its own. */
  const selesai = useCallback((baru: Masuk, berikut: FormValues) => {
    rows.current = tambahMasuk(rows.current, baru);
    setMasuk(rows.current);
    clear();
    dasar.current = berikut;
    isi(berikut);
    remember(berikut);
  }, [clear, isi, remember]);
  const ubahMasuk = useCallback((kode_barcode: string, foto_baru: string) => {
    rows.current = rows.current.map((satu) => (satu.barang.kode_barcode === kode_barcode ? { ...satu, barang: { ...satu.barang, foto: foto_baru } } : satu));
    setMasuk(rows.current);
    remember(live.get());
  }, [live, remember]);
  const kosongkan = useCallback(() => {
    const kosong = isianKosong();
    clear();
    dasar.current = kosong;
    isi(kosong);
    remember(kosong);
  }, [clear, isi, remember]);

  return { form, parse, setErrors, live, lanjut, masuk, foto, setFoto, begun, savedAt: tersimpan.savedAt, key, clear, nama, isi, selesai, ubahMasuk, kosongkan };
}

export type IsianHandle = ReturnType<typeof useIsian>;
