-- An editor who is limited to some hotels does not change images that something else shows too: their
-- alternative text stands on those pages as well.

-- Whether the caller is limited to some hotels and another hotel, one of its offers or the site's
-- settings use the image. Security definer, because those records are hidden from the caller.
create function private.is_media_shared(media uuid) returns boolean
language sql stable strict security definer set search_path = ''
as $$
  select coalesce(bool_or(
    exists (
      select 1 from public.hotels h
      where private.media_ids(coalesce(h.image_url, '') || ' ' || h.features::text) @> array[media]
        and h.id <> all (own.ids)
    )
    or exists (
      select 1 from public.hotel_images i
      where private.media_ids(i.image_url) @> array[media] and i.hotel_id <> all (own.ids)
    )
    or exists (
      select 1 from public.hotel_packages p
      where private.media_ids(p.image_url) @> array[media] and p.hotel_id <> all (own.ids)
    )
    or exists (
      select 1 from private.media_references(media) place where place.kind = 'config'
    )
  ), false)
  from (select private.own_hotels() as ids) own
  where own.ids is not null
$$;

-- The same for the back office, which says so before anything is typed.
create function public.is_media_shared(media uuid) returns boolean
language sql stable strict security invoker set search_path = ''
begin atomic
  select private.is_media_shared(media);
end;

revoke all on function private.is_media_shared(uuid), public.is_media_shared(uuid)
  from public, anon, authenticated, service_role;
grant execute on function private.is_media_shared(uuid), public.is_media_shared(uuid)
  to authenticated;

-- A check and not a condition: such a write is refused, and doesn't look like one of a row that is gone.
alter policy "staff edit pictures" on public.media_files
  with check ((select private.is_staff()) and not private.is_media_shared(id));
