-- Fields of a form that show an image say beforehand where its alternative text can't be changed.

-- Those of the ids, of which at most the first 150 are looked at, that are images which the caller may not
-- change (private.is_media_shared); none for callers without a limit.
create function public.shared_media(ids uuid[]) returns setof uuid
language sql stable strict security invoker rows 5 set search_path = ''
begin atomic
  select named.id from unnest(ids[1:150]) as named(id) where private.is_media_shared(named.id);
end;

revoke all on function public.shared_media(uuid[]) from public, anon, authenticated, service_role;
grant execute on function public.shared_media(uuid[]) to authenticated;
