-- Images of the library that records still name though they are gone: a restored version may bring some
-- back.

-- Those of the ids, of which at most the first 5000 are looked at, that are no image of the library.
-- Runs with the caller's rights: the row policies decide, and staff see the whole library.
create function public.missing_media(ids uuid[]) returns setof uuid
language sql stable strict security invoker rows 5 set search_path = ''
begin atomic
  select named.id from unnest(ids[1:5000]) as named(id)
  except
  select m.id from public.media_files m where m.id = any (ids) and m.is_ready;
end;

revoke all on function public.missing_media(uuid[]) from public, anon, authenticated, service_role;
grant execute on function public.missing_media(uuid[]) to authenticated;
