-- Promises, further: where auctioned goods of a loan went, and what the shop owed for a bag that it has lost. Columns
-- of their own only, so that it may come before or behind others of its time.

alter table hutang
  add column tujuan_lelang text check (tujuan_lelang in ('BELI', 'LEBUR', 'TERSEDIA')),
  add column ganti_rugi numeric(15,0) check (ganti_rugi > 0);
