-- A change of goods that is written in the statement of a deed and did not meet all its rows: the statement fails by
-- itself, since the commit may be on its way behind it. Who asked is told which of several it was.
create function jaga(p_ada bigint, p_harus bigint, p_ke integer) returns boolean language plpgsql as $$
begin
  if p_ada is distinct from p_harus then
    raise exception 'a change met % rows, not %', p_ada, p_harus using errcode = 'KL003', detail = p_ke::text;
  end if;
  return true;
end $$;
