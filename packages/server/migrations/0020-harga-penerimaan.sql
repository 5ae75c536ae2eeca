-- What the shop pays for a line of a receipt: its pieces are entered at that, by weight. Empty where nobody said.
alter table penerimaan_baris add column harga_modal numeric(15,0) check (harga_modal > 0);
