-- Hotels that staff should look at: those that can't be booked, and those with a doubtful number.

-- The first of each kind by name, and how many there are. Security definer, because the facts are
-- closed; for staff only.
create function private.match_hotel_checks(size integer)
returns table (kind text, total integer, ids uuid[])
language sql stable security definer set search_path = ''
as $$
  select
    'unbookable',
    (select count(*)::integer from private.hotel_facts f where f.is_active and f.is_unbookable),
    array(
      select f.id from private.hotel_facts f where f.is_active and f.is_unbookable
      order by f.title, f.id limit size
    )
  where (select private.is_staff())
  union all
  select
    'numbers',
    (select count(*)::integer from private.hotel_facts f where f.is_active and f.has_doubtful_number),
    array(
      select f.id from private.hotel_facts f where f.is_active and f.has_doubtful_number
      order by f.title, f.id limit size
    )
  where (select private.is_staff())
$$;

-- Runs with the caller's rights: the row policies decide what is returned.
create function public.hotel_checks(size integer default 5)
returns table (kind text, total integer, hotels jsonb)
language sql stable security invoker rows 2 set search_path = ''
begin atomic
  select
    checks.kind, checks.total,
    coalesce((
      select jsonb_agg(
        jsonb_build_object('id', h.id, 'name', h.name, 'number', h.features ->> 'hotel_id')
        order by found.place
      )
      from unnest(checks.ids) with ordinality as found(id, place)
        join public.hotels h on h.id = found.id
    ), '[]')
  from private.match_hotel_checks(least(size, 50)) as checks;
end;

revoke all on function private.match_hotel_checks(integer), public.hotel_checks(integer)
  from public, anon, authenticated, service_role;
grant execute on function private.match_hotel_checks(integer), public.hotel_checks(integer)
  to authenticated;
