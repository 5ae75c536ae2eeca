import { useId } from 'react';
import { barangIsianFields } from '@kilau/contract/features/barang/tambah/masuk.fields.ts';
import { Dec } from '@kilau/contract/core/dec.ts';
import { can, moduleOn, type Requirement } from '@kilau/contract/core/permission.ts';
import type { LocaleKey } from '@kilau/contract/locales/index.ts';
import { AKSESORIS, KATEGORI_AKSESORIS } from '@kilau/contract/trade/barang/aksesoris.ts';
import { LIHAT_MODAL } from '@kilau/contract/trade/barang/modal.ts';
import { FieldInput } from '../../../engine/inputs/FieldInput.tsx';
import { useActor } from '../../../platform/session.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { useStore } from '../../../ui/store.ts';
import { EnterForm } from '../../../ui/form/EnterForm.tsx';
import { useT } from '../../../ui/text.ts';
import { SumberTerima } from './SumberTerima.tsx';
import css from './tambah.module.css';
import { AtributField } from './AtributField.tsx';
import { BatuField } from './BatuField.tsx';
import { BeratBulat } from './BeratBulat.tsx';
import { PilihBandrol } from './PilihBandrol.tsx';
import { UsulModal } from './UsulModal.tsx';
import type { IsianHandle } from './use-isian.ts';
import { useUsulOngkos } from './use-usul-ongkos.ts';
import { FORM_ID } from './use-simpan.ts';

type Name = keyof typeof barangIsianFields;
interface Bagian {
  readonly judul: LocaleKey;
  readonly isian: readonly Name[];
  /** Only where this module is on. */
  readonly modul?: string;
  /** Only for who may. */
  readonly perlu?: Requirement;
}

/** Fields that belong together, in the order of the hand: where it goes, what it is, what it weighs, what it costs. */
const BAGIAN: readonly Bagian[] = [
  { judul: 'barang.tempat', isian: ['kode_group', 'kode_dept', 'kode_baki'] },
  { judul: 'barang.barang', isian: ['nama_barang', 'kode_intern', 'size'] },
  { judul: 'barang.berat_kadar', isian: ['berat_asli', 'berat', 'kadar', 'kadar_cetak'] },
  { judul: 'barang.atribut', isian: ['atribut', 'berat_plastik', 'berat_bandrol'] },
  { judul: 'field.batu', isian: ['batu'], modul: 'BERLIAN_MODULE' },
  { judul: 'barang.harga', isian: ['tipe_ongkos', 'ongkos', 'markis', 'harga_khusus', 'asal_faktur_pajak'] },
  { judul: 'modal.judul', isian: ['harga_modal'], perlu: LIHAT_MODAL },
];

interface BagianProps {
  readonly handle: IsianHandle;
  /** Group or jenis was chosen. */
  readonly onGolongan: () => void;
}

function Isian({ name, handle, onGolongan }: BagianProps & { readonly name: Name }) {
  const t = useT();
  const { form, nama, lanjut } = handle;
  const chosen = (record: Readonly<Record<string, unknown>> | undefined) => {
    const kadar = Dec.parse(record?.['kadar']);
    // The group brings its purity; a piece that differs is typed over.
    if (name === 'kode_group' && kadar) form.setFieldValue('kadar', kadar.isZero() ? '' : kadar.toString());
    if (name === 'kode_group' && record?.['kode_kategori'] === KATEGORI_AKSESORIS) {
      form.setFieldError(name, t('rule.aksesoris_tanpa_barcode', { halaman: AKSESORIS }));
    }
    if (name === 'kode_group' || name === 'kode_dept') onGolongan();
  };
  if (name === 'atribut') return <AtributField key={form.key(name)} form={form} />;
  if (name === 'batu') return <BatuField key={form.key(name)} form={form} />;
  return (
    <div className={css.isian} data-nama={name}>
      <FieldInput
        key={form.key(name)}
        name={name}
        field={barangIsianFields[name]}
        {...form.getInputProps(name)}
        sibling={(other) => form.getValues()[other]}
        onChosen={chosen}
        onWeighed={name === 'berat_asli' ? (weighed) => form.setFieldValue('berat_manual', !weighed) : undefined}
        inputRef={name === 'nama_barang' ? nama : undefined}
        autoFocus={name === 'kode_group' && !lanjut}
      />
      {name === 'berat' ? <BeratBulat live={handle.live} /> : null}
      {name === 'harga_modal' ? <UsulModal live={handle.live} /> : null}
      {name === 'berat_bandrol' ? <PilihBandrol onPilih={(berat) => form.setFieldValue(name, berat)} /> : null}
    </div>
  );
}

/** Says that no scale has told the weight: it will stand so with the piece. */
function TandaManual({ handle }: BagianProps) {
  const t = useT();
  const isi = useStore(handle.live);
  return isi['berat_manual'] === true && String(isi['berat_asli'] ?? '') !== '' ? (
    <Chip tone="warn" title={t('field.berat_manual')}>
      {t('barang.tanda_manual')}
    </Chip>
  ) : null;
}

function Kelompok({ bagian, ...props }: BagianProps & { readonly bagian: Bagian }) {
  const t = useT();
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={css.bagian}>
      <div className={css.judulBagian}>
        <span id={id}>{t(bagian.judul)}</span>
        {bagian.isian.includes('berat_asli') ? <TandaManual {...props} /> : null}
      </div>
      <div className={css.isianBagian}>
        {bagian.isian.map((name) => (
          <Isian key={name} name={name} {...props} />
        ))}
      </div>
    </div>
  );
}

/** Everything that is typed of a piece. Enter goes on, and saves at the end. */
export function FormBarang({
  handle,
  label,
  onSubmit,
}: {
  readonly handle: IsianHandle;
  readonly label: string;
  readonly onSubmit: () => void;
}) {
  const usulkan = useUsulOngkos(handle);
  const actor = useActor();
  // Without an answer nothing is proposed: left empty, the server puts the same charge in.
  const onGolongan = () => void usulkan().catch(() => undefined);
  return (
    <EnterForm id={FORM_ID} label={label} className={css.form} onSubmit={onSubmit}>
      <SumberTerima handle={handle} onGolongan={onGolongan} />
      {BAGIAN.filter(
        ({ modul, perlu }) =>
          (modul === undefined || moduleOn(actor, modul)) && (perlu === undefined || can(actor, perlu)),
      ).map((bagian) => (
        <Kelompok key={bagian.judul} bagian={bagian} handle={handle} onGolongan={onGolongan} />
      ))}
    </EnterForm>
  );
}
