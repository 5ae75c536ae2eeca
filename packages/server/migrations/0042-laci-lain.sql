-- What lies in a drawer beyond the books may have come out of another one: the count says out of which, so that no
-- income is booked that never was, and a drawer whose books are below zero can be counted for what lies there.
alter table hitung_laci drop constraint hitung_laci_beban_check,
  add constraint hitung_laci_beban_check check (beban in ('TOKO', 'KASIR', 'LACI')),
  add column dari_laci text,
  add constraint hitung_laci_dari_laci_check check (
    (beban = 'LACI') = (dari_laci is not null) and (dari_laci is null or dari_laci <> laci and selisih > 0));
