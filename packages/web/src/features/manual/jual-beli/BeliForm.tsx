import { useMemo } from 'react';
import { formatNumber, formatPlain, formatRupiah } from '@kilau/contract/core/format.ts';
import { moduleOn } from '@kilau/contract/core/permission.ts';
import { VALIDASI_MANUAL } from '@kilau/contract/features/manual/jual-beli.fields.ts';
import { susut } from '@kilau/contract/trade/beli/susut.calc.ts';
import { useActor } from '../../../platform/session.ts';
import { BaruDisimpan } from '../../../trade/dokumen/BaruDisimpan.tsx';
import { salahBarang, type Salah } from '../../../trade/dokumen/salah.ts';
import { angka } from '../../../trade/harga/angka.ts';
import { aturanJual } from '../../../trade/harga/aturan-jual.ts';
import { kolomAngka } from '../../../trade/isian/kolom.ts';
import { LayarNiaga } from '../../../trade/isian/LayarNiaga.tsx';
import { NamaBaris } from '../../../trade/isian/NamaBaris.tsx';
import { TabelIsian } from '../../../trade/isian/TabelIsian.tsx';
import { TandaIzin } from '../../../trade/isian/TandaIzin.tsx';
import { Card } from '../../../ui/Card.tsx';
import type { Column } from '../../../ui/table/types.ts';
import { useT } from '../../../ui/text.ts';
import { BeliIsian } from './BeliIsian.tsx';
import {
  beliKosong,
  beratBeli,
  hitungBeli,
  kirimBeli,
  periksaBeli,
  type BarisBeli,
  type BeliHitung,
  type DraftBeli,
  type HitungBeli,
  type IsiBeli,
} from './isi.ts';
import css from './jual-beli.module.css';
import { JENIS_DOKUMEN } from './panggilan.ts';
import { UangKeluar } from './UangKeluar.tsx';
import { useAturanBeli, useToleransi } from './use-aturan-beli.ts';
import { useNiaga } from './use-niaga.ts';

const namaBaris = ({ kode_group, kode_dept }: IsiBeli): string => `${kode_group} · ${kode_dept}`;

/** What a weight says beside the nota's: how much is gone, marked where somebody has to agree. */
function Berat({ baris, kategori }: BeliHitung) {
  const t = useT();
  const hilang = susut(beratBeli(baris));
  const tanda = t('jual_beli.susut', { berat: formatNumber(hilang, 3) });
  return (
    <>
      {formatNumber(angka(baris.berat), 3)}
      <TandaIzin kategori={kategori} otorisasi={baris.otorisasi} kata={tanda} />
      {kategori || hilang.isZero() ? null : <span className={css.kecil}> {tanda}</span>}
    </>
  );
}

function useColumns(rows: readonly BeliHitung[], salah: Salah): readonly Column<BeliHitung>[] {
  const t = useT();
  return useMemo(
    () => [
      {
        key: 'barang',
        title: t('nota.barang'),
        text: ({ baris }) => namaBaris(baris),
        cell: ({ baris }) => <NamaBaris salah={salah[salahBarang(baris.id)]}>{namaBaris(baris)}</NamaBaris>,
      },
      {
        key: 'kadar',
        title: t('field.kadar'),
        numeric: true,
        text: ({ baris }) => (baris.kadar === '' ? '' : formatPlain(baris.kadar)),
      },
      { key: 'baki', title: t('jual_beli.baki_tujuan'), text: ({ baris }) => baris.kode_baki || 'BELI' },
      kolomAngka('qty', t('field.qty'), ({ baris }) => angka(baris.qty), { jumlah: rows }),
      {
        ...kolomAngka<BeliHitung>('berat', t('field.berat'), ({ baris }) => angka(baris.berat), {
          angka: 3,
          jumlah: rows,
        }),
        cell: (row) => <Berat {...row} />,
      },
      kolomAngka('harga', t('field.harga_gram'), ({ baris }) => angka(baris.harga)),
      kolomAngka('potongan', t('field.potongan'), ({ baris }) => angka(baris.potongan), { jumlah: rows }),
      kolomAngka('total', t('field.harga_beli'), ({ harga_beli }) => harga_beli, { jumlah: rows }),
    ],
    [t, rows, salah],
  );
}

/** Everything the purchase does. */
function useBeli(onGanti: () => void) {
  const t = useT();
  const actor = useActor();
  const aturan = aturanJual(actor);
  const aturanBeli = useAturanBeli();
  const toleransi = useToleransi();
  const niaga = useNiaga<BarisBeli, DraftBeli, BeliHitung, HitungBeli>({
    jenisDokumen: JENIS_DOKUMEN.BELI,
    kosong: beliKosong,
    hitung: (draft) => hitungBeli(draft, aturanBeli, toleransi),
    periksa: (draft) => periksaBeli(draft, aturan),
    tampil: ({ baris, harga_beli }) => ({
      judul: `${t('jual_beli.BELI')}: ${namaBaris(baris)}`,
      ringkasan: [
        { label: t('field.qty'), nilai: baris.qty },
        {
          label: t('field.berat'),
          nilai: `${formatNumber(angka(baris.berat), 3)} gr`,
          semula: `${formatNumber(angka(baris.berat_nota), 3)} gr`,
        },
        { label: t('field.susut'), nilai: `${formatNumber(susut(beratBeli(baris)), 3)} gr` },
        { label: t('field.harga_beli'), nilai: formatRupiah(harga_beli) },
      ],
    }),
    kirim: kirimBeli,
    ganti: { label: t('jual_beli.ke_jual'), run: onGanti },
  });
  const validasi = moduleOn(actor, 'VALIDASI_PEMBELIAN_MODULE') && moduleOn(actor, VALIDASI_MANUAL.gate);
  return { aturan, validasi, ...niaga };
}

/** Purchase of goods that are kept without barcodes. @param onGanti goes to the sale. */
export function BeliForm({ onGanti }: { readonly onGanti: () => void }) {
  const t = useT();
  const beli = useBeli(onGanti);
  const {
    aturan,
    validasi,
    layar,
    tabel,
    draft,
    ubah,
    salah,
    sibuk,
    terakhir,
    disahkan,
    hitung,
    diubah,
    tangan,
    pasang,
  } = beli;
  return (
    <LayarNiaga
      {...layar}
      aturan={aturan}
      uang={
        <UangKeluar
          draft={draft}
          total={hitung.total}
          salah={salah}
          sibuk={sibuk}
          validasi={validasi}
          onUbah={ubah}
          onSimpan={beli.simpan}
          terakhir={
            terakhir && draft.barang.length === 0 ? (
              <BaruDisimpan
                kind={JENIS_DOKUMEN.BELI.dokumen}
                dokumen={terakhir}
                onSah={(sah) => {
                  disahkan(sah);
                  tangan.keIsian();
                }}
              />
            ) : null
          }
        />
      }
    >
      <BeliIsian
        key={diubah}
        ubah={draft.barang.find(({ id }) => id === diubah)}
        fieldRef={tangan.isianRef}
        onSimpan={(isi) => pasang((id) => ({ ...isi, otorisasi: null, id }))}
      />
      <Card grow>
        <TabelIsian<BeliHitung>
          {...tabel}
          label={t('jual_beli.barang_dibeli')}
          columns={useColumns(hitung.baris, salah)}
          empty={{ title: t('jual_beli.kosong'), text: salah['barang'] ?? t('jual_beli.kosong_beli_saran') }}
        />
      </Card>
    </LayarNiaga>
  );
}
