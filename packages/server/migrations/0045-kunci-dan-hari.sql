-- Takes the key of a request and holds the shop's business day, in this order and in one round trip; null when the key is
-- taken already. Who finds it taken waits until the transaction that took it is through.
create function kunci_dan_hari(p_toko text, p_kunci text, p_rute text, p_user text, p_sidik bytea, p_dibuat timestamptz)
returns date language plpgsql volatile as $$
begin
  insert into idempotensi (kode_toko, kunci, rute, user_id, sidik, dibuat) values (p_toko, p_kunci, p_rute, p_user, p_sidik, p_dibuat)
    on conflict (kode_toko, kunci) do nothing;
  if not found then return null; end if;
  return hari_dipegang(p_toko);
end $$;
