-- Also finds the author of a hotel's version when the last change was to one of its images.

-- Returns the e-mail of the person who saved this version (updated_at) of a record. Returns null if the
-- record has a newer version, if its history has no author, or if the caller may not see the author:
-- administrators see the authors of all records, editors those of hotels, offers, regions and images, and
-- editors who are limited to some hotels those of these hotels and their offers. Security definer, because
-- only administrators may read the history itself.
--
-- A change of an image updates its hotel's version (private.touch_hotels) without a history entry of the
-- hotel. So when the newest entry is one of an image, the version is read from the hotel.
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
