import { useMemo, useState } from 'react';
import type { Fields } from '@kilau/contract/core/field.ts';
import { formatNumber } from '@kilau/contract/core/format.ts';
import { beep } from '../../platform/beep.ts';
import { problemText } from '../../platform/report-problem.ts';
import { useScanner } from '../../platform/scanner.ts';
import type { Salah } from '../../trade/dokumen/salah.ts';
import { angka } from '../../trade/harga/angka.ts';
import { IsianBaris } from '../../trade/isian/IsianBaris.tsx';
import { TabelIsian } from '../../trade/isian/TabelIsian.tsx';
import { useIsiBaris } from '../../trade/isian/use-isi-baris.ts';
import { Card } from '../../ui/Card.tsx';
import { failure } from '../../ui/dialog/toasts.ts';
import type { Column } from '../../ui/table/types.ts';
import { useT } from '../../ui/text.ts';
import { useStable } from '../../ui/use-stable.ts';
import { FIELDS_CONTOH, ISI_CONTOH, periksaContoh, type BarisContoh, type IsiContoh } from './isi.ts';
import type { PieceContoh } from './panggilan.ts';
import css from './pesanan.module.css';

const { jenis: jenisContoh, kode_barcode, deskripsi, berat } = FIELDS_CONTOH;
const DARI_TOKO: Fields = { jenis: jenisContoh, kode_barcode };
const BAWA_SENDIRI: Fields = { jenis: jenisContoh, deskripsi, berat };

function useColumns(): readonly Column<BarisContoh>[] {
  const t = useT();
  return useMemo(
    () => [
      {
        key: 'jenis',
        title: t('field.jenis_contoh'),
        text: ({ jenis: dari }) => t(`pilihan.jenis_contoh.${dari}`),
      },
      {
        key: 'deskripsi',
        title: t('field.contoh'),
        text: (row) => [row.kode_barcode, row.deskripsi].filter((part) => part !== '').join(' · '),
      },
      { key: 'berat', title: t('field.berat'), numeric: true, text: (row) => formatNumber(angka(row.berat), 3) },
    ],
    [t],
  );
}

interface ContohProps {
  readonly contoh: readonly BarisContoh[];
  readonly salah: Salah;
  /** Looks a piece of the shop up; nothing where the order is no longer entered by then. */
  readonly cari: (kode: string) => Promise<PieceContoh | undefined>;
  readonly onTambah: (isi: IsiContoh) => void;
  readonly onHapus: (id: string) => void;
}

/**
 * The sample that is being entered. A piece of the shop may also be scanned anywhere on the page: what is typed of
 * another one meanwhile stays as it is.
 */
function useIsianContoh({ contoh, cari: tanya, onTambah }: Pick<ContohProps, 'contoh' | 'cari' | 'onTambah'>) {
  const t = useT();
  const isian = useIsiBaris(ISI_CONTOH, FIELDS_CONTOH, 'contoh');
  const { isi, set, mulai, setSalah } = isian;
  /** A scanned code that was refused stands in its field, but nobody has typed it. */
  const [ditolak, setDitolak] = useState('');
  const diketik = useStable(
    () => isi.deskripsi !== '' || isi.berat !== '' || !['', ditolak].includes(isi.kode_barcode.trim()),
  );
  const cari = async (dicari: IsiContoh, dipindai: boolean) => {
    const kode = dicari.kode_barcode.trim();
    const milikForm = () => !dipindai || !diketik();
    const tolak = (pesan: string) => {
      if (!milikForm()) return failure(pesan);
      set({ ...dicari, kode_barcode: kode });
      if (dipindai) setDitolak(kode);
      return setSalah({ kode_barcode: pesan });
    };
    if (contoh.some((row) => row.kode_barcode === kode)) return tolak(t('penjualan.sudah_di_tabel', { kode }));
    try {
      const piece = await tanya(kode);
      if (!piece) {
        beep('error');
        return failure(t('pesanan.contoh_terlambat', { kode }));
      }
      const { kode_barcode: barcode, nama_barang, berat: beratnya } = piece;
      onTambah({ ...dicari, kode_barcode: barcode, deskripsi: nama_barang, berat: String(beratnya) });
      return milikForm() ? mulai({ ...ISI_CONTOH, jenis: dicari.jenis }) : undefined;
    } catch (error) {
      return tolak(problemText(error));
    }
  };
  useScanner((kode) => void cari({ ...ISI_CONTOH, jenis: 'DARI TOKO', kode_barcode: kode }, true));
  return { isian, cari: (dicari: IsiContoh) => void cari(dicari, false) };
}

/** Samples: a piece of the shop by its barcode, or what the customer brought, described and weighed. */
export function Contoh({ contoh, salah: diTabel, cari: tanya, onTambah, onHapus }: ContohProps) {
  const t = useT();
  const { isian, cari } = useIsianContoh({ contoh, cari: tanya, onTambah });
  const { isi, salah, set } = isian;
  const columns = useColumns();
  const simpan = () =>
    isian.pakai(periksaContoh(isi), () => {
      if (isi.jenis === 'DARI TOKO') {
        cari(isi);
        return isi;
      }
      onTambah(isi);
      return { ...ISI_CONTOH, jenis: isi.jenis };
    });
  return (
    <>
      <IsianBaris
        label={t('field.contoh')}
        className={css.contoh}
        fields={isi.jenis === 'DARI TOKO' ? DARI_TOKO : BAWA_SENDIRI}
        isian={{
          isi: { ...isi },
          salah: { ...diTabel, ...salah },
          terketik: isian.terketik,
          set,
        }}
        onSimpan={simpan}
        diubah={false}
      />
      {contoh.length === 0 ? null : (
        <Card>
          <TabelIsian<BarisContoh>
            rows={contoh}
            rowKey={(row) => row.id}
            onLepas={onHapus}
            lepas={t('umum.hapus')}
            label={t('field.contoh')}
            columns={columns}
            status="ready"
            empty={{ title: t('field.contoh'), text: '' }}
          />
        </Card>
      )}
    </>
  );
}
