import { useState } from 'react';
import { formatNumber } from '@kilau/contract/core/format.ts';
import { hintKey, titleKey } from '@kilau/contract/core/page.ts';
import { tulisBaris } from '@kilau/contract/features/manual/baris.fields.ts';
import {
  hancurBarangManual,
  nilaiHancurManual,
  OTORISASI_HANCUR_MANUAL,
} from '@kilau/contract/features/manual/hancur-manual.document.ts';
import type { HancurManual } from '@kilau/contract/features/manual/stok.wire.ts';
import { FieldInput } from '../../../engine/inputs/FieldInput.tsx';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Card } from '../../../ui/Card.tsx';
import { success } from '../../../ui/dialog/toasts.ts';
import { EnterForm } from '../../../ui/form/EnterForm.tsx';
import { SumRow } from '../../../ui/Rows.tsx';
import { useT } from '../../../ui/text.ts';
import { useOtorisasi } from '../../../engine/approval/minta.tsx';
import { HANCUR } from './jenis-dokumen.ts';
import { jumlahBerat, jumlahQty } from './kolom.tsx';
import { LayarAmbil } from './LayarAmbil.tsx';
import css from './manual.module.css';
import { kunciStok } from './panggilan.ts';
import { useKumpulan, type BarisAmbil } from './use-ambil.ts';

const PATH = hancurBarangManual.pages.create;
const AWAL = { kode_kondisi: '', keterangan: '' };
const NAMES = Object.keys(AWAL) as (keyof typeof AWAL)[];

/** So much of some stock rows leaves the stock, with an approval that names every line. */
export function HancurManualPage() {
  const t = useT();
  const { minta } = useOtorisasi();
  const [terakhir, setTerakhir] = useState('');
  const kumpulan = useKumpulan<typeof AWAL, BarisAmbil, HancurManual>(PATH.slice(1), AWAL, kunciStok, (dokumen) => {
    success(t('manual.tersimpan_hancur', { qty: formatNumber(dokumen.total_qty), nomor: dokumen.no_hancur }));
    setTerakhir(dokumen.no_hancur);
  });
  const { isi, barang, salah, key, sibuk, setIsi, tolak, kirim } = kumpulan;
  const siap = barang.length > 0 && !sibuk;
  const [qty, berat] = [formatNumber(jumlahQty(barang)), `${formatNumber(jumlahBerat(barang), 3)} gr`];
  const simpan = async () => {
    if (!siap) return;
    if (isi.kode_kondisi === '') {
      tolak({ kode_kondisi: t('rule.tidak_boleh_kosong') });
      return;
    }
    const otorisasi = await minta({
      kategori: OTORISASI_HANCUR_MANUAL,
      dokumen: '',
      nilai: nilaiHancurManual(isi.kode_kondisi, barang),
      judul: t.of(titleKey(PATH)),
      ringkasan: [
        { label: t('hancur.kondisi'), nilai: isi.kode_kondisi },
        { label: t('field.total_qty'), nilai: qty },
        { label: t('field.total_berat'), nilai: berat },
        { label: t('manual.daftar_hancur'), nilai: barang.map(tulisBaris).join('; ') },
      ],
    });
    if (otorisasi === undefined) return;
    await kirim({
      key,
      path: hancurBarangManual.base,
      body: { ...isi, otorisasi, barang },
      label: t.of(titleKey(PATH)),
    });
  };
  return (
    <LayarAmbil
      judul={t.of(titleKey(PATH))}
      catatan={t.of(hintKey(PATH))}
      daftar={t('manual.daftar_hancur')}
      simpan={{ label: t('hancur.simpan'), siap, run: () => void simpan() }}
      jenisDokumen={HANCUR}
      kumpulan={kumpulan}
      terakhir={terakhir}
    >
      <Card padded>
        <EnterForm className={css.isian} label={t.of(titleKey(PATH))} onSubmit={() => void simpan()}>
          {NAMES.map((name) => (
            <FieldInput
              key={name}
              name={name}
              field={hancurBarangManual.header[name]}
              value={isi[name]}
              error={salah[name]}
              onChange={(value) => setIsi({ [name]: String(value ?? '') })}
            />
          ))}
          <SumRow label={`${qty} pcs`} value={berat} />
          <ActionButton danger size="lg" type="submit" shortcut="F8" disabled={!siap} loading={sibuk}>
            {t('hancur.simpan')}
          </ActionButton>
        </EnterForm>
      </Card>
    </LayarAmbil>
  );
}
