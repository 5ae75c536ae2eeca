-- The shop's business date, held still until the end of the transaction (documents: the day's lock comes first). Lock and
-- date in one plain statement would read the day before the wait: under READ COMMITTED a statement takes its snapshot
-- first. Each statement of a volatile function takes one of its own. 7270 is the class of these locks in the program.
create function hari_dipegang(p_toko text) returns date language plpgsql volatile as $$
declare v_tgl date;
begin
  perform pg_advisory_xact_lock_shared(7270, hashtext(p_toko));
  select tgl_system into strict v_tgl from hari_toko where kode_toko = p_toko;
  return v_tgl;
end $$;
