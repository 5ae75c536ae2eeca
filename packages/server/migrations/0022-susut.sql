-- What a purchase lost in weight against the paper it came with (domain guide, section 3.1).

-- The weight that the seller's nota names, null where there is none; the approval of a weight far from it.
alter table pembelian_manual_baris
  add column berat_nota numeric(12,3) check (berat_nota > 0),
  add column otorisasi uuid;
