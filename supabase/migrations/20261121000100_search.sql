-- The site's search: one function for the API, over texts that are kept ready for it.
--
-- The trigram indexes of the first days can't serve it. Whether a text matches may only be asked of
-- rows that the row policies have let through, so Postgres reads every row of a visitor first and
-- folds its texts one by one: 0.3 s with ten thousand hotels. Here the folded texts are stored, out
-- of the API's sight; who may see a row is still decided by the policies, last (search_site).
drop index if exists
  public.hotels_name_trgm_idx, public.hotels_description_trgm_idx, public.hotels_location_trgm_idx,
  public.regions_name_trgm_idx, public.regions_description_trgm_idx,
  public.hotel_packages_name_trgm_idx, public.hotel_packages_description_trgm_idx;
-- It was granted to those who save, in whose name the indexes asked for it.
revoke execute on function private.fold(text) from authenticated, service_role;

-- What is compared: without accents and case, any white space as one blank.
create function private.search_form(value text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$ select btrim(regexp_replace(private.fold(value), '\s+', ' ', 'g')) $$;

-- One row per hotel, region and offer, visible or not. A partition each, because a letter pair that
-- occurs nowhere can only be looked for by reading them.
create table private.search_texts (
  kind text not null,
  id uuid not null,
  -- The order in which equals are found; the same on every server.
  title text collate "C" not null,
  -- The title and whatever else is searched, a line each: a query never holds a line break.
  content text collate "C" not null,
  primary key (kind, id)
) partition by list (kind);

create table private.search_hotels
  partition of private.search_texts for values in ('hotels');
create table private.search_regions
  partition of private.search_texts for values in ('regions');
create table private.search_packages
  partition of private.search_texts for values in ('hotel_packages');

-- Closed to every API role: neither grant nor policy. Its writers and readers run as the owner.
alter table private.search_texts enable row level security;
alter table private.search_hotels enable row level security;
alter table private.search_regions enable row level security;
alter table private.search_packages enable row level security;
revoke all on private.search_texts, private.search_hotels, private.search_regions,
  private.search_packages from public, anon, authenticated, service_role;

-- Only the beginning: an index holds no long texts.
create index search_texts_title_idx on private.search_texts (left(title, 100), id);

-- Nothing waits in a list of recent changes, which every search would read through: rows are
-- saved a few times a day and searched all day.
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

-- Keeps the stored text of a saved or deleted row. As the owner: who saves can't look in here.
create function private.keep_search_text() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  title constant text := private.search_form(new.name);
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
      private.search_form(to_jsonb(new) ->> 'location'), private.search_form(new.description)
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

insert into private.search_texts (kind, id, title, content)
select
  kind, id, private.search_form(name),
  concat_ws(
    e'\n', private.search_form(name), private.search_form(location),
    private.search_form(description)
  )
from (
  select 'hotels', id, name, location, description from public.hotels
  union all select 'regions', id, name, null, description from public.regions
  union all select 'hotel_packages', id, name, null, description from public.hotel_packages
) as stored (kind, id, name, location, description);

-- The rows that contain the typed text, at most 5 hotels, 3 regions and 4 offers; those with the
-- text in their name before the others. Runs as the owner, because the texts are closed; it gives
-- nothing but keys, and leaves out what the row policies would hide, so that hidden rows don't use
-- up the places of visible ones.
--
-- Planned anew for each text: three letters go through the trigrams, 'a' is found at once in the
-- order of the names. A first branch that fills its places keeps the second from being run.
create function private.search_hits(query text) returns table (kind text, id uuid)
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
end
$$;

-- What the search dialog shows of hotels, regions and offers that contain the typed text, whatever
-- its accents, case and special characters. Runs as who asks: the row policies decide what is seen.
-- The body is bound to its functions when it is created, so that visitors can call it without being
-- able to name anything in "private".
create function public.search_site(query text)
returns table (
  kind text, id uuid, name text, description text, price numeric, image_url text, slug text,
  hotel_type text, location text
)
language sql stable strict security invoker rows 12 set search_path = ''
begin atomic
  with hits as materialized (select hit.kind, hit.id from private.search_hits(query) hit)
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
  from hits join public.hotels h on h.id = hits.id where hits.kind = 'hotels'
  union all
  select 'region', r.id, r.name, r.description, null, null, null, null, null
  from hits join public.regions r on r.id = hits.id where hits.kind = 'regions'
  union all
  select
    'package', p.id, p.name, p.description, p.price, coalesce(p.image_url, h.image_url), null, null,
    h.name
  from hits
    join public.hotel_packages p on p.id = hits.id join public.hotels h on h.id = p.hotel_id
  where hits.kind = 'hotel_packages';
end;

revoke all on function
  private.search_form(text), private.keep_search_text(), private.search_hits(text),
  public.search_site(text)
  from public, anon, authenticated, service_role;
-- The site asks as a visitor, also for its staff.
grant execute on function public.search_site(text), private.search_hits(text) to anon;
