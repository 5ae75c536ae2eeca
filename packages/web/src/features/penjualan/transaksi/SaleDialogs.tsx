import { Dec } from '@kilau/contract/core/dec.ts';
import { PaymentForm } from '../../../trade/bayar/PaymentForm.tsx';
import { angka } from '../../../trade/harga/angka.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { useT } from '../../../ui/text.ts';
import { GoodsSearch } from './GoodsSearch.tsx';
import type { Sale } from './use-sale.ts';

/** The dialogs over a sale: one payment, and the search in the stock. Both lead back to the scan field. */
export function SaleDialogs({ sale }: { readonly sale: Sale }) {
  const t = useT();
  const { handle, hands, hitung, aturan, bayar, cari, pindai } = sale;
  const { draft, salah } = handle.layar;
  const pembayaran = draft.bayar.find(({ id }) => id === bayar.dibuka?.id);
  const kurang = Dec.max(0, hitung.total.minus(hitung.bayar.dibayar).plus(angka(pembayaran?.jumlah ?? null)));
  const tutupBayar = () => {
    bayar.tutup();
    hands.toScan();
  };
  return (
    <>
      <Dialog opened={bayar.dibuka !== undefined} onClose={tutupBayar} title={t('penjualan.pembayaran')}>
        <PaymentForm
          bayar={pembayaran}
          kurang={kurang}
          aturan={aturan}
          salah={salah}
          onSave={(isi) => {
            handle.ubahDraft(
              pembayaran
                ? { type: 'change-payment', id: pembayaran.id, bayar: isi }
                : { type: 'add-payment', bayar: isi },
            );
            tutupBayar();
          }}
          onRemove={() => {
            if (pembayaran) handle.ubahDraft({ type: 'remove-payment', id: pembayaran.id });
            tutupBayar();
          }}
          onClose={tutupBayar}
        />
      </Dialog>
      <Dialog opened={cari.dibuka} onClose={cari.tutup} title={t('penjualan.cari_barang')} size="L">
        <GoodsSearch
          onPick={(kode) => {
            cari.tutup();
            pindai(kode);
            hands.toScan();
          }}
        />
      </Dialog>
    </>
  );
}
