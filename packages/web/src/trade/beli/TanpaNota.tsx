import { useEffect, useRef, useState } from 'react';
import { formatNumber } from '@kilau/contract/core/format.ts';
import { BARIS_BELI_FIELDS, IDENTITAS, IDENTITAS_FIELDS } from '@kilau/contract/trade/beli/baris-beli.fields.ts';
import { FieldInput } from '../../engine/inputs/FieldInput.tsx';
import { kataSalah } from '../dokumen/kata-salah.ts';
import type { Salah } from '../dokumen/salah.ts';
import { angka } from '../harga/angka.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Card } from '../../ui/Card.tsx';
import { isOwnEscape } from '../../ui/dialog/layer.ts';
import { EnterForm } from '../../ui/form/EnterForm.tsx';
import { focusField } from '../../ui/form/enter-next.ts';
import { TextField } from '../../ui/inputs/TextField.tsx';
import { useT } from '../../ui/text.ts';
import { FotoKecil } from './FotoKecil.tsx';
import { hargaGram } from './hitung.ts';
import { adaTerketik, TERKETIK } from '../isian/ambil-isian.ts';
import { SalahDaftar } from '../isian/SalahDaftar.tsx';
import { LUAR_KOSONG, type IsiBeli, type IsiLuar } from './isi.ts';
import { periksaIdentitas, periksaLuar } from './periksa.ts';
import { Pilihan } from './Pilihan.tsx';
import css from './luar.module.css';
import type { IsianBeli } from './isian-beli.ts';

const { nama_barang, kode_group, kode_dept, kadar, berat, kode_harga, uji, hasil_kadar } = BARIS_BELI_FIELDS;
const FIELDS = { nama_barang, kode_group, kode_dept, kadar, berat, kode_harga, uji, hasil_kadar } as const;
const LABELS = {
  nama_barang: 'field.nama_barang',
  kode_group: 'laporan.group',
  kode_dept: 'laporan.jenis',
  kadar: 'field.kadar',
  berat: 'field.berat',
  kode_harga: 'field.kode_harga',
  uji: 'field.uji',
  hasil_kadar: 'field.hasil_kadar',
} as const satisfies Record<keyof IsiLuar, string>;
const NAMES = Object.keys(FIELDS) as readonly (keyof IsiLuar)[];

/** Who brings the goods: what he showed, and its number. */
function Identitas({ beli, salah }: { readonly beli: IsianBeli; readonly salah: Salah }) {
  const t = useT();
  const { ubah } = beli.form;
  const { jenis_identitas, nik_sim_passport, foto_identitas } = beli.draft;
  return (
    <div className={css.identitas}>
      <div className={css.jenis}>
        <span aria-hidden="true">{t('field.jenis_identitas')}</span>
        <Pilihan
          label={t('field.jenis_identitas')}
          options={IDENTITAS.map((value) => ({ value }))}
          value={jenis_identitas}
          error={salah['jenis_identitas']}
          onChoose={(jenis) => ubah({ jenis_identitas: jenis })}
        />
      </div>
      <TextField
        name="nik_sim_passport"
        label={t('field.nik_sim_passport')}
        upper
        maxLength={IDENTITAS_FIELDS.nik_sim_passport.max}
        value={nik_sim_passport}
        error={salah['nik_sim_passport']}
        onChange={(nomor) => ubah({ nik_sim_passport: nomor })}
      />
      <FotoKecil
        label={t('pembelian.foto')}
        field={IDENTITAS_FIELDS.foto_identitas}
        value={foto_identitas}
        error={salah['foto_identitas']}
        onChange={(kunci) => ubah({ foto_identitas: kunci })}
      />
    </div>
  );
}

/** What it is, how heavy, at which price, and how it was tested. */
function Uraian({ beli, luar, salah }: { readonly beli: IsianBeli; readonly luar: IsiLuar; readonly salah: Salah }) {
  const t = useT();
  const { tulisLuar } = beli.baris;
  const harga = hargaGram(luar, angka(luar.kadar), beli.rujukan, beli.aturan);
  return (
    <div className={css.uraian}>
      {NAMES.map((name) => (
        <div key={name} data-nama={name}>
          <FieldInput
            name={name}
            label={t(LABELS[name])}
            field={{
              ...FIELDS[name],
              required: false,
            }}
            value={luar[name]}
            error={salah[name]}
            onChange={(value) => tulisLuar({ [name]: String(value ?? '') })}
            {...(name === 'kode_group' && {
              onChosen: (record?: Readonly<Record<string, unknown>>) =>
                record && tulisLuar({ kadar: String(record['kadar'] ?? '') }),
            })}
          />
          {name === 'kode_harga' && harga.gt(0) ? (
            <output className={css.gram}>{t('pembelian.per_gram', { harga: formatNumber(harga) })}</output>
          ) : null}
        </div>
      ))}
    </div>
  );
}

interface TanpaNotaProps {
  readonly beli: IsianBeli;
  readonly luar: NonNullable<IsiBeli['luar']>;
}

/** Goods that the shop never sold: who brings them, and what they are. Enter goes on, and at the end makes a line. */
export function TanpaNota({ beli, luar }: TanpaNotaProps) {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  const [salah, setSalah] = useState<Salah>({});
  useEffect(() => {
    focusField(box.current?.querySelector<HTMLElement>('input[name="nik_sim_passport"]') ?? undefined);
  }, []);
  const simpan = () => {
    const harga = hargaGram(luar, angka(luar.kadar), beli.rujukan, beli.aturan);
    const rusak = { ...periksaIdentitas(beli.draft, beli.aturan), ...periksaLuar(luar, harga) };
    setSalah(kataSalah(rusak));
    if (Object.keys(rusak).length === 0) beli.baris.pasangLuar();
  };
  const { id, ...isi } = luar;
  const terketik = adaTerketik(isi, LUAR_KOSONG, true);
  return (
    <Card padded aria-label={t('pembelian.tanpa_nota')}>
      <div
        ref={box}
        role="presentation"
        onKeyDown={(event) => {
          if (!isOwnEscape(event)) return;
          event.preventDefault();
          beli.baris.tutupLuar();
        }}
      >
        <EnterForm
          className={css.luar}
          label={t('pembelian.tanpa_nota')}
          mark={terketik ? { [TERKETIK]: true } : undefined}
          onSubmit={simpan}
        >
          <SalahDaftar salah={beli.form.salah} />
          <Identitas beli={beli} salah={{ ...beli.form.salah, ...salah }} />
          <Uraian beli={beli} luar={luar} salah={salah} />
          <div className={css.tombol}>
            <ActionButton shortcut="Esc" onClick={beli.baris.tutupLuar}>
              {t('umum.batal')}
            </ActionButton>
            <ActionButton type="submit" shortcut="Enter">
              {t(id === '' ? 'penjualan.tambah' : 'penjualan.pakai')}
            </ActionButton>
          </div>
        </EnterForm>
      </div>
    </Card>
  );
}
