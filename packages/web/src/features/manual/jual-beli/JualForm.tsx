import { useMemo, useState } from 'react';
import { formatNumber, formatPlain, formatRupiah } from '@kilau/contract/core/format.ts';
import { moduleOn } from '@kilau/contract/core/permission.ts';
import { VALIDASI_MANUAL } from '@kilau/contract/features/manual/jual-beli.fields.ts';
import type { StokJual } from '@kilau/contract/features/manual/jual-beli.wire.ts';
import type { JenisBayar } from '@kilau/contract/trade/bayar/cara-bayar.ts';
import { problemText } from '../../../platform/report-problem.ts';
import { useActor } from '../../../platform/session.ts';
import { PaymentDialog } from '../../../trade/bayar/PaymentDialog.tsx';
import { PaymentPanel } from '../../../trade/bayar/PaymentPanel.tsx';
import { BaruDisimpan } from '../../../trade/dokumen/BaruDisimpan.tsx';
import { salahBarang, type Salah } from '../../../trade/dokumen/salah.ts';
import { angka } from '../../../trade/harga/angka.ts';
import { aturanJual, type AturanJual } from '../../../trade/harga/aturan-jual.ts';
import { kolomAngka } from '../../../trade/isian/kolom.ts';
import { LayarNiaga } from '../../../trade/isian/LayarNiaga.tsx';
import { NamaBaris } from '../../../trade/isian/NamaBaris.tsx';
import { TabelIsian } from '../../../trade/isian/TabelIsian.tsx';
import { TandaIzin } from '../../../trade/isian/TandaIzin.tsx';
import { Card } from '../../../ui/Card.tsx';
import type { Column } from '../../../ui/table/types.ts';
import { useT } from '../../../ui/text.ts';
import {
  hitungJual,
  ikutiHarga,
  jualKosong,
  kirimJual,
  periksaJual,
  type BarisJual,
  type DraftJual,
  type HitungJual,
  type IsiJual,
  type JualHitung,
} from './isi.ts';
import css from './jual-beli.module.css';
import { JualIsian } from './JualIsian.tsx';
import { JENIS_DOKUMEN, useStokJual } from './panggilan.ts';
import { useNiaga } from './use-niaga.ts';

const TANPA_FAKTUR = { barang: { asal_faktur_pajak: false } };
const namaBaris = ({ stok }: BarisJual): string => `${stok.nama_dept} ${stok.nama_group}`;

/** Columns of the lines, with their totals. */
function useColumns({ baris: rows }: HitungJual, salah: Salah): readonly Column<JualHitung>[] {
  const t = useT();
  return useMemo(
    () => [
      {
        key: 'barang',
        title: t('nota.barang'),
        text: ({ baris }) => namaBaris(baris),
        cell: ({ baris }) => (
          <NamaBaris salah={salah[salahBarang(baris.id)]}>
            {namaBaris(baris)}{' '}
            <span
              className={css.kecil}
            >{`${baris.stok.kode_baki} · ${baris.stok.kode_group} · ${baris.stok.kode_dept}`}</span>
          </NamaBaris>
        ),
      },
      { key: 'kadar', title: t('field.kadar'), numeric: true, text: ({ baris: { stok } }) => formatPlain(stok.kadar) },
      kolomAngka('qty', t('field.qty'), ({ baris }) => angka(baris.qty), { jumlah: rows }),
      kolomAngka('berat', t('field.berat'), ({ baris }) => angka(baris.berat), { angka: 3, jumlah: rows }),
      {
        ...kolomAngka<JualHitung>('harga', t('field.harga_gram'), ({ baris }) => angka(baris.harga)),
        cell: ({ baris, kategori }) => (
          <>
            {formatNumber(angka(baris.harga))}
            <TandaIzin kategori={kategori} otorisasi={baris.otorisasi} />
          </>
        ),
      },
      kolomAngka('ongkos', t('field.ongkos'), ({ hasil }) => hasil.ongkos),
      kolomAngka('diskon', t('field.diskon'), ({ hasil }) => hasil.diskon),
      kolomAngka('total', t('field.harga_total'), ({ total }) => total, { jumlah: rows }),
    ],
    [t, rows, salah],
  );
}

/** Everything the sale does. @param onBayar opens a payment. */
function useJual(onGanti: () => void, onBayar: () => void) {
  const t = useT();
  const actor = useActor();
  const dasar = aturanJual(actor);
  const aturan: AturanJual = { ...dasar, validasi: dasar.validasi && moduleOn(actor, VALIDASI_MANUAL.gate) };
  const stok = useStokJual(true);
  const niaga = useNiaga<BarisJual, DraftJual, JualHitung, HitungJual>({
    jenisDokumen: JENIS_DOKUMEN.JUAL,
    kosong: jualKosong,
    hitung: (draft) => hitungJual(draft, aturan),
    periksa: (draft, hitung) => periksaJual(draft, hitung, aturan),
    tampil: ({ baris, total }) => ({
      judul: `${t('jual_beli.JUAL')}: ${namaBaris(baris)}`,
      ringkasan: [
        { label: t('field.qty'), nilai: baris.qty },
        { label: t('field.berat'), nilai: `${formatNumber(angka(baris.berat), 3)} gr` },
        {
          label: t('field.harga_gram'),
          nilai: formatRupiah(angka(baris.harga)),
          semula: formatRupiah(baris.stok.harga?.harga_gram ?? 0),
        },
        { label: t('field.harga_total'), nilai: formatRupiah(total) },
      ],
    }),
    kirim: kirimJual,
    onDitolak: ({ code }, ganti) => {
      if (code === 'harga_sudah_berubah' || code === 'stok_tidak_cukup') {
        void stok.refetch().then(({ data }) => data && ganti((barang) => ikutiHarga(barang, data)));
      }
    },
    ganti: { label: t('jual_beli.ke_beli'), run: onGanti },
    bayar: onBayar,
  });
  return { aturan, stok, ...niaga };
}
type Jual = ReturnType<typeof useJual>;

function Baris({ jual: { tabel, salah, stok, hitung } }: { readonly jual: Jual }) {
  const t = useT();
  return (
    <Card grow>
      <TabelIsian<JualHitung>
        {...tabel}
        label={t('penjualan.barang')}
        columns={useColumns(hitung, salah)}
        status={stok.isError ? 'failed' : 'ready'}
        error={stok.isError ? problemText(stok.error) : undefined}
        onRetry={() => void stok.refetch()}
        empty={{
          title: t('jual_beli.kosong'),
          text: salah['barang'] ?? t(stok.data?.length === 0 ? 'jual_beli.stok_kosong' : 'jual_beli.kosong_saran'),
        }}
      />
    </Card>
  );
}

/** Sale of goods without barcodes: customer, lines, money. @param onGanti goes to the purchase. */
export function JualForm({ onGanti }: { readonly onGanti: () => void }) {
  /** The payment that is open, '' for a new one, which may begin in a way of its own. */
  const [dibayar, setDibayar] = useState<{ readonly id: string; readonly cara?: JenisBayar | undefined }>();
  const jual = useJual(onGanti, () => setDibayar({ id: '' }));
  const { aturan, stok, layar, draft, ubah, salah, sibuk, terakhir, disahkan, hitung, diubah, tangan, pasang, simpan } =
    jual;
  return (
    <LayarNiaga
      {...layar}
      aturan={aturan}
      uang={
        <PaymentPanel
          draft={{ bayar: draft.bayar, ubah: '' }}
          hitung={{ ...hitung, baris: hitung.baris.map(() => ({ baris: TANPA_FAKTUR })) }}
          aturan={aturan}
          salah={salah}
          fase={sibuk ? 'kirim' : 'isi'}
          onPay={(id = '', cara) => setDibayar({ id, cara })}
          onSave={simpan}
          onNext={() => undefined}
          terakhir={
            terakhir && draft.barang.length === 0 ? (
              <BaruDisimpan
                kind={JENIS_DOKUMEN.JUAL.dokumen}
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
      <JualIsian
        key={diubah}
        stok={stok.data ?? []}
        barang={draft.barang}
        ubah={draft.barang.find(({ id }) => id === diubah)}
        fieldRef={tangan.isianRef}
        onSimpan={(isi: IsiJual, asal: StokJual) => pasang((id) => ({ ...isi, stok: asal, otorisasi: null, id }))}
      />
      <Baris jual={jual} />
      <PaymentDialog
        dibuka={dibayar?.id}
        cara={dibayar?.cara}
        bayar={draft.bayar}
        hitung={hitung}
        aturan={aturan}
        salah={salah}
        onUbah={(bayar) => ubah({ bayar })}
        onTutup={() => {
          setDibayar(undefined);
          tangan.keIsian();
        }}
      />
    </LayarNiaga>
  );
}
