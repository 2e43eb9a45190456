-- A text that occurs nowhere is looked for once. It used to be looked for in the names and then in
-- all texts, and one without three letters to look up means reading everything each time. The texts
-- hold the names, too: what is in none of them needs no second look. One that is there ends the
-- question at its first row. Answers are the same as before.
--
-- The rows that contain the typed text, at most 5 hotels, 3 regions and 4 offers; those with the
-- text in their name before the others. Runs as the owner, because the texts are closed; it gives
-- nothing but keys, and leaves out what the row policies would hide, so that hidden rows don't use
-- up the places of visible ones.
--
-- Planned anew for each text: three letters go through the trigrams, 'a' is found at once in the
-- order of the names. A first branch that fills its places keeps the second from being run.
create or replace function private.search_hits(query text) returns table (kind text, id uuid)
language plpgsql stable strict security definer rows 12 set search_path = ''
set plan_cache_mode = 'force_custom_plan'
as $$
declare
  needle constant text := private.search_form(left(query, 100));
  pattern constant text := '%' || regexp_replace(needle, '([\\%_])', '\\\1', 'g') || '%';
  today constant date := private.today();
begin
  if needle = '' then
    return;
  end if;

  if exists (
    select from private.search_texts s where s.kind = 'hotels' and s.content like pattern
  ) then
    return query
    (
      select s.kind, s.id from private.search_texts s join public.hotels h on h.id = s.id
      where s.kind = 'hotels' and h.is_active and s.title like pattern
      order by left(s.title, 100), s.id limit 5
    )
    union all
    (
      select s.kind, s.id from private.search_texts s join public.hotels h on h.id = s.id
      where s.kind = 'hotels' and h.is_active and s.content like pattern
        and s.title not like pattern
      order by left(s.title, 100), s.id limit 5
    )
    limit 5;
  end if;

  if exists (
    select from private.search_texts s where s.kind = 'regions' and s.content like pattern
  ) then
    return query
    (
      select s.kind, s.id from private.search_texts s join public.regions r on r.id = s.id
      where s.kind = 'regions' and r.is_active and s.title like pattern
      order by left(s.title, 100), s.id limit 3
    )
    union all
    (
      select s.kind, s.id from private.search_texts s join public.regions r on r.id = s.id
      where s.kind = 'regions' and r.is_active and s.content like pattern
        and s.title not like pattern
      order by left(s.title, 100), s.id limit 3
    )
    limit 3;
  end if;

  if exists (
    select from private.search_texts s where s.kind = 'hotel_packages' and s.content like pattern
  ) then
    return query
    (
      select s.kind, s.id
      from private.search_texts s
        join public.hotel_packages p on p.id = s.id join public.hotels h on h.id = p.hotel_id
      where s.kind = 'hotel_packages' and s.title like pattern and p.is_active and h.is_active
        and (p.valid_from is null or p.valid_from <= today)
        and (p.valid_until is null or p.valid_until >= today)
      order by left(s.title, 100), s.id limit 4
    )
    union all
    (
      select s.kind, s.id
      from private.search_texts s
        join public.hotel_packages p on p.id = s.id join public.hotels h on h.id = p.hotel_id
      where s.kind = 'hotel_packages' and s.content like pattern and s.title not like pattern
        and p.is_active and h.is_active
        and (p.valid_from is null or p.valid_from <= today)
        and (p.valid_until is null or p.valid_until >= today)
      order by left(s.title, 100), s.id limit 4
    )
    limit 4;
  end if;
end
$$;
