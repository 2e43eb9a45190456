-- Who saved a hotel last, also where it was an image of it that changed.

-- The e-mail of who saved this version (updated_at), if it is the newest one; null where the history names
-- nobody, and for callers who may not know it. Administrators may for every record, editors for hotels, offers,
-- regions and images; an editor who is limited to some hotels only for those and their offers. Security
-- definer, because the history itself is open to administrators alone.
--
-- Where the newest entry is one of a hotel's images, the version is the hotel's own: an image that changes
-- gives its hotel a new one (private.touch_hotels), which no entry holds.
create or replace function private.last_author(kind text, record_id text, version timestamptz) returns text
language sql stable security definer set search_path = ''
as $$
  with newest as (
    select entry.actor_email, coalesce(entry.new_row, entry.old_row) as content,
      case when entry.table_name = 'hotel_images'
        then (select live.updated_at from public.hotels as live where live.id = entry.subject_id::uuid)
        else (coalesce(entry.new_row, entry.old_row) ->> 'updated_at')::timestamptz
      end as saved_at
    from public.audit_log as entry
    where entry.subject_table = kind and entry.subject_id = record_id
    order by entry.id desc
    limit 1
  ), caller as (
    select private.is_admin() as is_admin, private.is_staff() as is_staff,
      private.own_hotels() as hotels
  )
  select newest.actor_email from newest, caller
  where newest.saved_at = version and (
    caller.is_admin or caller.is_staff and case
      when caller.hotels is null then
        kind in ('hotels', 'hotel_packages', 'regions', 'media_files')
      when kind = 'hotels' then record_id = any (caller.hotels::text[])
      when kind = 'hotel_packages' then newest.content ->> 'hotel_id' = any (caller.hotels::text[])
      else false
    end
  )
$$;
