import type { hancur_pembelian as source } from '../id/hancur-pembelian.ts';

export const hancur_pembelian: Record<keyof typeof source, string> = {
  'page.hancur-pembelian': '買取商品の廃棄',
  'hint.hancur-pembelian': '仕分けに値しない買取商品を、承認と証明書付きで在庫から外します。',
  'page.laporan-hancur-pembelian': '買取商品廃棄レポート',
  'hint.laporan-hancur-pembelian': '買取後に廃棄した商品。伝票別、または日別・種類別。',
  'field.no_pembelian': '買取番号',
  'hancur.bukti_beli': '買取商品廃棄証明書',
  'hancur.batal_beli_penjelasan': '商品は買取時のトレイに戻り、再び仕分けを待ちます。',
  'problem.barang_bukan_dibeli': '商品 {{kode_barcode}} は仕分け待ちの買取商品ではありません。',
  'rekonsiliasi.hancur_pembelian_sama_dengan_buku': '買取商品の廃棄 = 明細と記帳',
  'rekonsiliasi.hancur_pembelian_sama_dengan_pembelian': '買取商品の廃棄明細 = 買取明細',
  'ekspor.hancur_pembelian': '買取商品の廃棄',
  'ekspor.hancur_pembelian_baris': '買取商品の廃棄明細',
};
