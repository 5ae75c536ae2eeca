import { useState } from 'react';
import { settingNota } from '@kilau/contract/features/penjualan/kertas.setting.ts';
import { ukuranKertas, unsurOf, type NotaTata, type UnsurTata } from '@kilau/contract/trade/nota/nota-tata.ts';
import { useT } from '../../../ui/text.ts';
import { TataFields } from './TataFields.tsx';
import { TataPage } from './TataPage.tsx';
import { UnsurDaftar } from './UnsurDaftar.tsx';
import { UnsurKotak } from './UnsurKotak.tsx';
import { useTata } from './use-tata.ts';

const { fields } = settingNota;
const PAPER = ['tata_letak', 'kertas', 'geser_x', 'geser_y'] as const;
const OWN_PAPER = [...PAPER.slice(0, 2), 'lebar_kertas', 'tinggi_kertas', ...PAPER.slice(2)] as const;
const WORDS = ['judul', 'penutup', 'warna'] as const;
const SHOWN = Object.keys(fields).filter((name) => name.startsWith('tampil_'));
/** What a free layout takes from the fields as well: columns and lines inside its elements. */
const SHOWN_FREE = SHOWN.filter((name) =>
  ['tampil_barcode', 'tampil_kadar', 'tampil_harga_gram', 'tampil_ongkos', 'tampil_atribut', 'tampil_diskon'].includes(
    name,
  ),
);

/**
 * The nota of a sale: the designed paper with parts left out, or every element where a pre-printed form has room for
 * it.
 */
export function SettingNotaPage() {
  const t = useT();
  const tata = useTata(settingNota);
  const [chosen, setChosen] = useState(0);
  const values = tata.values as unknown as NotaTata;
  const bebas = values.tata_letak === 'BEBAS';
  const unsur = unsurOf(values);
  const setUnsur = (next: readonly UnsurTata[]) => tata.set({ unsur: next });
  const change = (index: number, changes: Partial<UnsurTata>) =>
    setUnsur(unsur.map((item, at) => (at === index ? { ...item, ...changes } : item)));
  const [lebar, tinggi] = ukuranKertas(values);
  return (
    <TataPage
      setting={settingNota}
      tata={tata}
      over={
        bebas ? (
          <UnsurKotak
            unsur={unsur}
            chosen={chosen}
            onChoose={setChosen}
            onChange={change}
            paper={{ lebar, tinggi, x: values.geser_x ?? 0, y: values.geser_y ?? 0 }}
          />
        ) : undefined
      }
    >
      <TataFields
        fields={fields}
        names={values.kertas === 'KHUSUS' ? OWN_PAPER : PAPER}
        tata={tata}
        title={t('kertas.kertas')}
      />
      <TataFields fields={fields} names={WORDS} tata={tata} title={t('kertas.tulisan')} />
      {bebas ? (
        <UnsurDaftar unsur={unsur} chosen={chosen} broken={tata.broken} onChoose={setChosen} onChange={setUnsur} />
      ) : null}
      <TataFields fields={fields} names={bebas ? SHOWN_FREE : SHOWN} tata={tata} title={t('kertas.ditampilkan')} />
    </TataPage>
  );
}
