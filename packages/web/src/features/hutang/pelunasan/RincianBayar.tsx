import { formatDate, formatRupiah } from '@kilau/contract/core/format.ts';
import { problemText } from '../../../platform/report-problem.ts';
import { BlockRow, BlockRows } from '../../../ui/Block.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Loading, State } from '../../../ui/State.tsx';
import { useT } from '../../../ui/text.ts';
import { useDetail } from './panggilan.ts';

function Isi({ nomor }: { readonly nomor: string }) {
  const t = useT();
  const { data, isPending, isError, error } = useDetail(nomor);
  if (isError) {
    return (
      <State icon="warn" tone="bad" title={t('hutang.rincian_gagal')}>
        {problemText(error)}
      </State>
    );
  }
  if (isPending) return <Loading />;
  return (
    <BlockRows>
      {data.bayar.map((row, index) => (
        <BlockRow
          key={`${row.jenis}${index}`}
          icon="check"
          tone="good"
          first={`${row.jenis} ${formatRupiah(row.jumlah)}`}
          second={[row.no_rekening, row.no_kartu].filter(Boolean).join(' · ')}
        />
      ))}
      <BlockRow
        icon="check"
        tone="good"
        first={`${t('field.total_bayar')} ${formatRupiah(data.total_bayar)}`}
        second={[
          `${t('field.pokok')} ${formatRupiah(data.sisa_hutang)}`,
          `${t('field.bunga_pinjam')} ${formatRupiah(data.bunga_pinjam)}`,
          formatDate(data.tgl_lunas),
          data.user_id,
        ].join(' · ')}
      />
    </BlockRows>
  );
}

/** How an invoice was paid. */
export function RincianBayar({ nomor, onTutup }: { readonly nomor: string; readonly onTutup: () => void }) {
  const t = useT();
  return (
    <Dialog opened={nomor !== ''} onClose={onTutup} title={`${t('hutang.rincian_bayar')} ${nomor}`}>
      {nomor === '' ? null : <Isi nomor={nomor} />}
    </Dialog>
  );
}
