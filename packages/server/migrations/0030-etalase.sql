-- Pieces that an external web shows. It hides one as soon as a paper holds or takes it, whichever that is: so this
-- hangs on the row of the piece, in the transaction that changes it, and nobody who writes a paper has to think of it.

create table etalase (
  kode_toko text not null references toko, kode_barcode text not null,
  -- Published by hand and not withdrawn by hand; what the web is to do, and the message that says so.
  mau boolean not null, tampil boolean not null, versi integer not null check (versi > 0),
  -- What the message of that number tells, put together when it is sent for the first time.
  isi jsonb,
  -- The last one that the web took, and how the last try went.
  versi_sampai integer not null default 0 check (versi_sampai between 0 and versi), sampai_pada timestamptz,
  dicoba timestamptz, galat jsonb,
  -- When the message may leave, at the earliest: many leave one after the other.
  kirim_pada timestamptz not null,
  diubah_oleh text not null, diubah_pada timestamptz not null,
  primary key (kode_toko, kode_barcode), foreign key (kode_toko, kode_barcode) references barang
);

-- A number of the server's kind (uuid, version 7), so that messages stand in the order of their writing.
create function uuid_urut(waktu timestamptz) returns uuid language sql volatile as $$
  select encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
    placing substring(int8send(floor(extract(epoch from waktu) * 1000)::bigint) from 3) from 1 for 6),
    52, 1), 53, 1), 'hex')::uuid
$$;

-- Written by whatever changes what the web is to do, so that there is no change without its message.
create function etalase_kabarkan() returns trigger language plpgsql as $$
begin
  insert into outbox (kode_toko, id, saluran, tujuan, payload, kunci, user_id, dibuat, lagi_pada)
  values (new.kode_toko, uuid_urut(new.diubah_pada), 'ETALASE', new.kode_barcode,
    jsonb_build_object('kode_barcode', new.kode_barcode, 'versi', new.versi),
    new.kode_barcode || '/' || new.versi, nullif(new.diubah_oleh, ''), new.diubah_pada, new.kirim_pada);
  return null;
end $$;
create trigger etalase_ditambah after insert on etalase for each row execute function etalase_kabarkan();
create trigger etalase_diubah after update on etalase for each row when (new.versi > old.versi)
  execute function etalase_kabarkan();

create function etalase_ikut() returns trigger language plpgsql as $$
declare
  bebas boolean;
begin
  if not exists (select from etalase e where e.kode_toko = new.kode_toko and e.kode_barcode = new.kode_barcode
    and e.mau) then
    return null;
  end if;
  bebas := new.status = 'TERSEDIA' and new.klaim_nomor is null and exists (select from gudang g
    where g.kode_toko = new.kode_toko and g.kode_gudang = new.kode_gudang and g.dijual);
  update etalase e set tampil = bebas, versi = e.versi + 1, isi = null, galat = null, diubah_oleh = '',
    diubah_pada = clock_timestamp(), kirim_pada = clock_timestamp()
  where e.kode_toko = new.kode_toko and e.kode_barcode = new.kode_barcode and e.mau and e.tampil <> bebas;
  return null;
end $$;
create trigger barang_etalase after update of status, klaim_nomor, kode_gudang on barang for each row
  when ((new.status, new.klaim_nomor, new.kode_gudang) is distinct from (old.status, old.klaim_nomor, old.kode_gudang))
  execute function etalase_ikut();
