-- A printing has a number of its own; a look at a paper has none, and is kept for who looked and when.
alter table cetak_log alter column ke drop not null;

-- Two that printed at once were given one number: they get those that they should have had.
update cetak_log c set ke = n.ke
  from (select kode_toko, id, row_number() over (partition by kode_toko, jenis, nomor order by ke, waktu, id) as ke
    from cetak_log) n
  where c.kode_toko = n.kode_toko and c.id = n.id and c.ke <> n.ke;

create unique index cetak_log_ke on cetak_log (kode_toko, jenis, nomor, ke);
drop index cetak_log_by_nomor;
