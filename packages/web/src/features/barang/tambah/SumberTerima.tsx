import { useEffect } from 'react';
import { Dec } from '@kilau/contract/core/dec.ts';
import { PilihSumber } from '../../../trade/terima/PilihSumber.tsx';
import { SisaTerima } from '../../../trade/terima/SisaTerima.tsx';
import { useSumberTerima } from '../../../trade/terima/sumber-terima.ts';
import { toast } from '../../../ui/dialog/toasts.ts';
import type { FormValues } from '../../../ui/form/record-form.ts';
import { useStore } from '../../../ui/store.ts';
import { useT } from '../../../ui/text.ts';
import { usePembulatanBerat } from './BeratBulat.tsx';
import { beratUsul } from './pratinjau.ts';
import type { IsianHandle } from './use-isian.ts';

/** What the piece will weigh in the books: what was typed, else what the server will make of it. */
const beratIsi = (isi: FormValues, aturan: string): Dec =>
  Dec.parse(isi['berat']) ?? beratUsul(isi, aturan) ?? Dec.zero;

const sama = (isi: FormValues, name: string, value: string): boolean => String(isi[name] ?? '') === value;

/**
 * Enters pieces out of a receipt: choosing one of its types fills group, jenis and purity. Not there while nothing
 * waits for being entered; a type that has come to its end is told and let go.
 */
export function SumberTerima({
  handle,
  onGolongan,
}: {
  readonly handle: IsianHandle;
  readonly onGolongan: () => void;
}) {
  const t = useT();
  const { data } = useSumberTerima();
  const isi = useStore(handle.live);
  const aturan = usePembulatanBerat();
  const { setFieldValue, errors } = handle.form;
  const no_terima = String(isi['no_terima'] ?? '');
  const milik = (data ?? []).filter(
    (sumber) =>
      sumber.no_terima === no_terima &&
      sama(isi, 'kode_group', sumber.kode_group) &&
      sama(isi, 'kode_dept', sumber.kode_dept),
  );
  const dipilih = milik.find((sumber) => sama(isi, 'kadar', String(sumber.kadar))) ?? milik[0];
  const habis = data !== undefined && no_terima !== '' && !data.some((sumber) => sumber.no_terima === no_terima);
  useEffect(() => {
    if (!habis) return;
    toast(t('terima.sumber_habis', { nomor: no_terima }));
    setFieldValue('no_terima', '');
  }, [habis, no_terima, setFieldValue, t]);
  if ((data ?? []).length === 0) return null;
  return (
    <div>
      <PilihSumber
        sumber={data ?? []}
        dipilih={dipilih}
        error={errors['no_terima'] === undefined ? undefined : String(errors['no_terima'])}
        onPilih={(sumber) => {
          setFieldValue('no_terima', sumber?.no_terima ?? '');
          if (!sumber) return;
          setFieldValue('kode_group', sumber.kode_group);
          setFieldValue('kode_dept', sumber.kode_dept);
          setFieldValue('kadar', String(sumber.kadar));
          onGolongan();
        }}
      />
      {dipilih ? <SisaTerima sumber={dipilih} qty={1} berat={beratIsi(isi, aturan)} /> : null}
    </div>
  );
}
