-- The site's search: one function for the API, over texts that triggers keep normalized.
--
-- Indexes on the tables themselves can't serve it. A condition on a function may only be evaluated
-- on rows that passed the row policies, so Postgres would read every visible row and normalize its
-- texts one by one: 0.3 s with ten thousand hotels. The normalized texts are therefore stored, out
-- of the API's reach; the policies of the tables still decide which rows are returned (search_site).

-- What is compared: without accents and case, any white space as one blank.
create function private.normalize_for_search(value text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$ select btrim(regexp_replace(private.remove_accents(value), '\s+', ' ', 'g')) $$;

-- One row per hotel, region and offer, active or not. One partition per kind, because a pattern
-- without three letters can't use the trigrams and is then looked for in one kind's texts only.
create table private.search_texts (
  kind text not null,
  id uuid not null,
  -- The sort order of equal matches, independent of the server's locale.
  title text collate "C" not null,
  -- The title and the other searched texts, one line each: a query never contains a line break.
  content text collate "C" not null,
  primary key (kind, id)
) partition by list (kind);

create table private.search_hotels
  partition of private.search_texts for values in ('hotels');
create table private.search_regions
  partition of private.search_texts for values in ('regions');
create table private.search_packages
  partition of private.search_texts for values in ('hotel_packages');

-- No grant and no policy: only functions that run as the owner read and write the texts.
alter table private.search_texts enable row level security;
alter table private.search_hotels enable row level security;
alter table private.search_regions enable row level security;
alter table private.search_packages enable row level security;
revoke all on private.search_texts, private.search_hotels, private.search_regions,
  private.search_packages from public, anon, authenticated, service_role;

-- Only the beginning of the title, because an index entry has a maximum size.
create index search_texts_title_idx on private.search_texts (left(title, 100), id);

-- Without fastupdate: its list of pending entries would be read by every search, and rows are saved
-- a few times a day but searched all day.
do $$
begin
  if exists (
    select 1 from pg_extension e join pg_namespace n on n.oid = e.extnamespace
    where e.extname = 'pg_trgm' and n.nspname = 'extensions'
  ) then
    create index search_texts_title_trgm_idx on private.search_texts
      using gin (title extensions.gin_trgm_ops) with (fastupdate = off);
    create index search_texts_content_trgm_idx on private.search_texts
      using gin (content extensions.gin_trgm_ops) with (fastupdate = off);
  end if;
end
$$;

-- Updates the stored text of a saved or deleted row. Security definer, because the roles that save
-- can't write the texts.
create function private.keep_search_text() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  title constant text := private.normalize_for_search(new.name);
begin
  if tg_op = 'DELETE' then
    delete from private.search_texts where kind = tg_table_name and id = old.id;
    return null;
  end if;
  insert into private.search_texts (kind, id, title, content)
  values (
    tg_table_name, new.id, title,
    concat_ws(
      e'\n', title,
      private.normalize_for_search(to_jsonb(new) ->> 'location'),
      private.normalize_for_search(new.description)
    )
  )
  on conflict (kind, id) do update set title = excluded.title, content = excluded.content;
  return null;
end
$$;

create trigger keep_search_text after insert or delete or update of name, location, description
  on public.hotels for each row execute function private.keep_search_text();
create trigger keep_search_text after insert or delete or update of name, description
  on public.regions for each row execute function private.keep_search_text();
create trigger keep_search_text after insert or delete or update of name, description
  on public.hotel_packages for each row execute function private.keep_search_text();

-- The keys of the rows that contain the typed text: at most 5 hotels, 3 regions and 4 offers, those
-- with the text in their name first. Security definer, because the texts are closed. Rows that a
-- visitor may not see are left out here too, so they don't take the places of visible ones.
--
-- A custom plan for each text: three letters use the trigrams, a single one is found soonest in the
-- order of the names. A first branch that fills its places keeps the second from being run. The
-- `exists` reads a text that occurs nowhere only once; the content includes the title.
create function private.search_matches(query text) returns table (kind text, id uuid)
language plpgsql stable strict security definer rows 12 set search_path = ''
set plan_cache_mode = 'force_custom_plan'
as $$
declare
  needle constant text := private.normalize_for_search(left(query, 100));
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

-- What the search dialog shows of the matches. Runs with the caller's rights: the row policies
-- decide what is returned. A SQL-standard body is bound to its functions when it is created, so
-- visitors can call it without USAGE on "private".
create function public.search_site(query text)
returns table (
  kind text, id uuid, name text, description text, price numeric, image_url text, slug text,
  hotel_type text, location text
)
language sql stable strict security invoker rows 12 set search_path = ''
begin atomic
  with matches as materialized (
    select match.kind, match.id from private.search_matches(query) match
  )
  select
    'hotel', h.id, h.name, h.description, h.price,
    coalesce(
      (
        select i.image_url from public.hotel_images i where i.hotel_id = h.id
        order by i.is_main desc, i.created_at limit 1
      ),
      h.image_url
    ),
    h.slug, h.hotel_type, h.location
  from matches join public.hotels h on h.id = matches.id where matches.kind = 'hotels'
  union all
  select 'region', r.id, r.name, r.description, null, null, null, null, null
  from matches join public.regions r on r.id = matches.id where matches.kind = 'regions'
  union all
  select
    'package', p.id, p.name, p.description, p.price, coalesce(p.image_url, h.image_url), null, null,
    h.name
  from matches
    join public.hotel_packages p on p.id = matches.id join public.hotels h on h.id = p.hotel_id
  where matches.kind = 'hotel_packages';
end;

revoke all on function
  private.normalize_for_search(text), private.keep_search_text(), private.search_matches(text),
  public.search_site(text)
  from public, anon, authenticated, service_role;
-- The site calls it as a visitor, also for its staff.
grant execute on function public.search_site(text), private.search_matches(text) to anon;
