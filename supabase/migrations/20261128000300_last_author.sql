-- Who saved a record last, for the question what to keep of two versions.

-- The e-mail of who saved this version (updated_at), if it is the newest one; null where the history names
-- nobody, and for callers who may not know it. Administrators may for every record, editors for hotels, offers, regions and images;
-- an editor who is limited to some hotels only for those and their offers. Security definer, because the
-- history itself is open to administrators alone.
create function private.last_author(kind text, record_id text, version timestamptz) returns text
language sql stable security definer set search_path = ''
as $$
  with newest as (
    select entry.actor_email, coalesce(entry.new_row, entry.old_row) as content
    from public.audit_log as entry
    where entry.subject_table = kind and entry.subject_id = record_id
    order by entry.id desc
    limit 1
  ), caller as (
    select private.is_admin() as is_admin, private.is_staff() as is_staff,
      private.own_hotels() as hotels
  )
  select newest.actor_email from newest, caller
  where (newest.content ->> 'updated_at')::timestamptz = version and (
    caller.is_admin or caller.is_staff and case
      when caller.hotels is null then
        kind in ('hotels', 'hotel_packages', 'regions', 'media_files')
      when kind = 'hotels' then record_id = any (caller.hotels::text[])
      when kind = 'hotel_packages' then newest.content ->> 'hotel_id' = any (caller.hotels::text[])
      else false
    end
  )
$$;

-- What the API offers: bound to the function above, so callers need no USAGE on "private".
create function public.last_author(kind text, record_id text, version timestamptz) returns text
language sql stable security invoker set search_path = ''
begin atomic
  select private.last_author(kind, record_id, version);
end;

revoke all on function
  private.last_author(text, text, timestamptz), public.last_author(text, text, timestamptz)
  from public, anon, authenticated, service_role;
grant execute on function
  private.last_author(text, text, timestamptz), public.last_author(text, text, timestamptz)
  to authenticated;
