import { Dec } from '@kilau/contract/core/dec.ts';
import { formatNumber } from '@kilau/contract/core/format.ts';
import { nilaiSelesai, penerimaanBarang } from '@kilau/contract/features/penerimaan/penerimaan-barang.document.ts';
import type { Penerimaan } from '@kilau/contract/features/penerimaan/penerimaan.wire.ts';
import { AksiDokumen } from '../../engine/approval/AksiDokumen.tsx';
import { CACHE } from '../../trade/barang/cache.ts';
import { useT } from '../../ui/text.ts';
import { pathOf } from './panggilan.ts';

interface AksiTerimaProps {
  readonly dokumen: Penerimaan;
  readonly aksi: 'selesai' | 'batal';
  readonly onDone: () => void;
}

/** Takes a receipt back, or settles what is left of it: the reason, then the approval of exactly that. */
export function AksiTerima({ dokumen, aksi, onDone }: AksiTerimaProps) {
  const t = useT();
  const { no_terima: nomor, qty, berat, sisa_qty, selisih } = dokumen;
  const { approval, input } = penerimaanBarang.actions[aksi];
  const umum = { nomor, path: pathOf(nomor, `/${aksi}`), kategori: approval, fields: input, cache: CACHE, onDone };
  const angka = (pcs: number, gram: number) => () => [
    { label: t('terima.qty'), nilai: formatNumber(pcs) },
    { label: t('field.berat'), nilai: `${formatNumber(gram, 3)} gr` },
  ];
  return aksi === 'batal' ? (
    <AksiDokumen
      {...umum}
      ringkasan={angka(qty, berat)}
      judul={t('pindah.batalkan')}
      tombol={t('pindah.batalkan')}
      penjelasan={t('terima.batal_penjelasan')}
      selesai={t('pindah.dibatalkan', { nomor })}
    />
  ) : (
    <AksiDokumen
      {...umum}
      ringkasan={angka(sisa_qty, selisih)}
      nilai={({ alasan = '' }) => nilaiSelesai(alasan, sisa_qty, Dec.from(selisih).toFixed(3))}
      danger={false}
      judul={t('terima.selesaikan')}
      tombol={t('terima.selesaikan')}
      selesai={t('terima.diselesaikan', { nomor })}
      penjelasan={t('terima.selesai_penjelasan', { qty: formatNumber(sisa_qty), berat: formatNumber(selisih, 3) })}
    />
  );
}
