import { useState } from 'react';
import { formatNumber } from '@kilau/contract/core/format.ts';
import { hintKey, titleKey } from '@kilau/contract/core/page.ts';
import { pindahBarangManual } from '@kilau/contract/features/manual/pindah-manual.document.ts';
import type { PindahManual } from '@kilau/contract/features/manual/stok.wire.ts';
import { FieldInput } from '../../../engine/inputs/FieldInput.tsx';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Card } from '../../../ui/Card.tsx';
import { success } from '../../../ui/dialog/toasts.ts';
import { EnterForm } from '../../../ui/form/EnterForm.tsx';
import { SumRow } from '../../../ui/Rows.tsx';
import { useT } from '../../../ui/text.ts';
import { PINDAH } from './jenis-dokumen.ts';
import { jumlahBerat, jumlahQty } from './kolom.tsx';
import { LayarAmbil } from './LayarAmbil.tsx';
import css from './manual.module.css';
import { kunciStok } from './panggilan.ts';
import { useKumpulan, type BarisAmbil } from './use-ambil.ts';

const PATH = pindahBarangManual.pages.create;
const AWAL = { kode_gudang: 'TOKO', kode_baki: '', keterangan: '' };
const NAMES = Object.keys(AWAL) as (keyof typeof AWAL)[];

/** So much of some stock rows goes to one tray. */
export function PindahManualPage() {
  const t = useT();
  const [terakhir, setTerakhir] = useState('');
  const kumpulan = useKumpulan<typeof AWAL, BarisAmbil, PindahManual>(PATH.slice(1), AWAL, kunciStok, (dokumen) => {
    success(
      t('manual.tersimpan_pindah', {
        qty: formatNumber(dokumen.total_qty),
        baki: dokumen.kode_baki,
        nomor: dokumen.no_pindah,
      }),
    );
    setTerakhir(dokumen.no_pindah);
  });
  const { isi, barang, salah, key, sibuk, setIsi, tolak, kirim } = kumpulan;
  const siap = barang.length > 0 && !sibuk;
  const simpan = () => {
    if (!siap) return;
    if (isi.kode_baki === '') {
      tolak({ kode_baki: t('rule.tidak_boleh_kosong') });
      return;
    }
    void kirim({ key, path: pindahBarangManual.base, body: { ...isi, barang }, label: t.of(titleKey(PATH)) });
  };
  return (
    <LayarAmbil
      judul={t.of(titleKey(PATH))}
      catatan={t.of(hintKey(PATH))}
      daftar={t('manual.daftar_pindah')}
      simpan={{ label: t('pindah.simpan'), siap, run: simpan }}
      jenisDokumen={PINDAH}
      kumpulan={kumpulan}
      terakhir={terakhir}
    >
      <Card padded>
        <EnterForm className={css.isian} label={t('pindah.ke')} onSubmit={simpan}>
          {NAMES.map((name) => (
            <FieldInput
              key={name}
              name={name}
              field={pindahBarangManual.header[name]}
              value={isi[name]}
              error={salah[name]}
              onChange={(value) =>
                setIsi(
                  name === 'kode_gudang'
                    ? { kode_gudang: String(value ?? ''), kode_baki: '' }
                    : { [name]: String(value ?? '') },
                )
              }
              sibling={(other) => isi[other as keyof typeof isi]}
            />
          ))}
          <SumRow
            label={`${formatNumber(jumlahQty(barang))} pcs`}
            value={`${formatNumber(jumlahBerat(barang), 3)} gr`}
          />
          <ActionButton primary size="lg" type="submit" shortcut="F8" disabled={!siap} loading={sibuk}>
            {t('pindah.simpan')}
          </ActionButton>
        </EnterForm>
      </Card>
    </LayarAmbil>
  );
}
