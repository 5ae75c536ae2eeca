import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { barangIsianFields } from '@kilau/contract/features/barang/tambah/masuk.fields.ts';
import { useDraft } from '../../../platform/drafts.ts';
import { useUser } from '../../../platform/session.ts';
import { focusField } from '../../../ui/form/enter-next.ts';
import { useRecordForm, type FormValues } from '../../../ui/form/record-form.ts';
import { createStore } from '../../../ui/store.ts';
import { adaIsi, draftAwal, isianKosong, tambahMasuk, type DraftTambah, type Masuk } from './isian.ts';

const PAGE = 'tambah-data-barang';

/** What is kept on the device, the form and the pieces that came out of it, and whether something would be missed. */
function useSimpanan() {
  const { tgl_system } = useUser();
  const { found, key, keep, clear, refused, savedAt } = useDraft<DraftTambah>(PAGE);
  const awal = useMemo(() => draftAwal(found?.value, tgl_system), [found, tgl_system]);
  const [masuk, setMasuk] = useState(awal.masuk);
  const [begun, setBegun] = useState(() => adaIsi(awal.isi, awal.dasar));
  const [live] = useState(() => createStore<FormValues>(awal.isi));
  const rows = useRef(masuk);
  const dasar = useRef(awal.dasar);
  const ingat = useCallback(
    (isi: FormValues) => {
      live.set(isi);
      setBegun(adaIsi(isi, dasar.current));
      keep({ tgl: tgl_system, dasar: dasar.current, isi, masuk: rows.current });
    },
    [live, keep, tgl_system],
  );
  const gantiMasuk = useCallback((ganti: (now: readonly Masuk[]) => readonly Masuk[]) => {
    rows.current = ganti(rows.current);
    setMasuk(rows.current);
  }, []);
  /** What is typed from now on is measured against this, and goes under a key of its own. */
  const mulai = useCallback(
    (isi: FormValues) => {
      clear();
      dasar.current = isi;
    },
    [clear],
  );
  return { awal, masuk, begun, live, ingat, gantiMasuk, mulai, key, refused, savedAt };
}

/** The form and the photo beside it, and where the hand is led. */
function useFormulir(awal: FormValues, onValuesChange: (isi: FormValues) => void) {
  const [foto, setFoto] = useState<File>();
  const nama = useRef<HTMLInputElement>(null);
  const { form, parse } = useRecordForm({
    fields: barangIsianFields,
    initialValues: awal,
    onValuesChange,
  });
  // The form changes with every drawing; what is done with it later must not.
  const { setValues, setErrors, clearErrors } = form;
  const current = useRef({ setValues, clearErrors });
  useEffect(() => {
    current.current = { setValues, clearErrors };
  });

  const toNama = useCallback(() => void requestAnimationFrame(() => focusField(nama.current ?? undefined)), []);
  // Who comes back to a tray goes on with its next piece.
  const lanjut = String(awal['kode_baki'] ?? '') !== '';
  useEffect(() => {
    if (lanjut) toNama();
  }, [lanjut, toNama]);
  /** Puts other contents into the form; the hand goes to the name. */
  const isi = useCallback(
    (values: FormValues) => {
      current.current.clearErrors();
      current.current.setValues(values);
      setFoto(undefined);
      toNama();
    },
    [toNama],
  );
  return { form, parse, setErrors, lanjut, foto, setFoto, nama, isi };
}

/** The form with its draft, its photo and the pieces that came out of it. */
export function useIsian() {
  const { awal, masuk, begun, live, ingat, gantiMasuk, mulai, key, refused, savedAt } = useSimpanan();
  const formulir = useFormulir(awal.isi, ingat);
  const { isi } = formulir;
  /** The piece has its barcode: it joins the rows, and the form begins the next one under a key of its own. */
  const selesai = useCallback(
    (baru: Masuk, berikut: FormValues) => {
      gantiMasuk((now) => tambahMasuk(now, baru));
      mulai(berikut);
      isi(berikut);
      ingat(berikut);
    },
    [gantiMasuk, mulai, isi, ingat],
  );
  const ubahMasuk = useCallback(
    (kode_barcode: string, foto_baru: string) => {
      gantiMasuk((now) =>
        now.map((barang) =>
          barang.barang.kode_barcode === kode_barcode
            ? { ...barang, barang: { ...barang.barang, foto: foto_baru } }
            : barang,
        ),
      );
      ingat(live.get());
    },
    [gantiMasuk, live, ingat],
  );
  const kosongkan = useCallback(() => {
    const kosong = isianKosong();
    mulai(kosong);
    isi(kosong);
    ingat(kosong);
  }, [mulai, isi, ingat]);

  return { ...formulir, live, masuk, begun, savedAt, key, refused, selesai, ubahMasuk, kosongkan };
}

export type IsianHandle = ReturnType<typeof useIsian>;
