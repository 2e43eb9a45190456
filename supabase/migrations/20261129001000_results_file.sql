-- The report of the back office with as many lines of each kind as are asked for, 10,000 at most: the
-- screen shows the first fifty.

drop function public.results_report(date, date, uuid);

create function public.results_report(
  date_from date, date_to date, hotel uuid default null, most integer default 50
)
returns jsonb
language sql stable security invoker set search_path = ''
begin atomic
  -- One pass over the rows, of which a large chain has some hundred thousand a week. `kind` has a bit for
  -- each column that is not grouped by: 7 is by day, 11 by hotel, 13 by offer, 14 by campaign.
  with sums as materialized (
    select
      grouping(c.day, c.hotel_id, c.offer_id, c.campaign) as kind,
      c.day, c.hotel_id, c.offer_id, c.campaign, c.step,
      c.day >= date_from as is_current,
      c.step in ('engine', 'phone', 'whatsapp') as is_exit,
      sum(c.visits) as visits
    from public.step_counts c
    where c.day between date_from - (date_to - date_from + 1) and date_to
      and date_to - date_from between 0 and 366
      and (hotel is null or c.hotel_id = hotel)
    group by grouping sets (
      (c.step, c.day),
      (c.step, c.day >= date_from, c.hotel_id),
      (c.step, c.day >= date_from, c.offer_id),
      (c.step, c.day >= date_from, c.campaign)
    )
  ),
  per_hotel as (
    select s.hotel_id as id,
      coalesce(sum(s.visits) filter (where s.is_current and s.step = 'page'), 0) as pages,
      coalesce(sum(s.visits) filter (where s.is_current and s.step = 'bar'), 0) as bars,
      coalesce(sum(s.visits) filter (where s.is_current and s.is_exit), 0) as exits,
      coalesce(sum(s.visits) filter (where not s.is_current and s.is_exit), 0) as before
    from sums s where s.kind = 11 and s.hotel_id is not null group by 1
  ),
  per_offer as (
    select s.offer_id as id,
      coalesce(sum(s.visits) filter (where s.is_current and s.step = 'page'), 0) as pages,
      coalesce(sum(s.visits) filter (where s.is_current and s.step = 'bar'), 0) as bars,
      coalesce(sum(s.visits) filter (where s.is_current and s.is_exit), 0) as exits,
      coalesce(sum(s.visits) filter (where not s.is_current and s.is_exit), 0) as before
    from sums s where s.kind = 13 and s.offer_id is not null group by 1
  ),
  per_campaign as (
    select s.campaign as name,
      coalesce(sum(s.visits) filter (where s.is_current and s.step = 'entry'), 0) as entries,
      coalesce(sum(s.visits) filter (where s.is_current and s.step = 'page'), 0) as pages,
      coalesce(sum(s.visits) filter (where s.is_current and s.step = 'bar'), 0) as bars,
      coalesce(sum(s.visits) filter (where s.is_current and s.is_exit), 0) as exits,
      coalesce(sum(s.visits) filter (where not s.is_current and s.is_exit), 0) as before
    from sums s where s.kind = 14 and s.campaign <> '' group by 1
  ),
  first_hotels as (
    select * from per_hotel p where p.pages + p.bars + p.exits + p.before > 0
    order by p.exits desc, p.pages desc, p.id limit least(greatest(most, 1), 10000)
  ),
  first_offers as (
    select * from per_offer p where p.pages + p.bars + p.exits + p.before > 0
    order by p.exits desc, p.pages desc, p.id limit least(greatest(most, 1), 10000)
  ),
  first_campaigns as (
    select * from per_campaign p order by p.exits desc, p.entries desc, p.name limit least(greatest(most, 1), 10000)
  )
  select jsonb_build_object(
    'since', private.first_count(),
    'days', (
      select coalesce(
        jsonb_agg(jsonb_build_object('day', s.day, 'step', s.step, 'visits', s.visits)), '[]'
      )
      from sums s where s.kind = 7
    ),
    'hotels', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'id', f.id, 'name', h.name, 'pages', f.pages, 'bars', f.bars, 'exits', f.exits,
          'before', f.before
        )
        order by f.exits desc, f.pages desc, f.id
      ), '[]')
      from first_hotels f left join public.hotels h on h.id = f.id
    ),
    'offers', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'id', f.id, 'name', p.name, 'hotel', h.name, 'pages', f.pages, 'bars', f.bars,
          'exits', f.exits, 'before', f.before
        )
        order by f.exits desc, f.pages desc, f.id
      ), '[]')
      from first_offers f
        left join public.hotel_packages p on p.id = f.id
        left join public.hotels h on h.id = p.hotel_id
    ),
    'campaigns', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'name', f.name, 'entries', f.entries, 'pages', f.pages, 'bars', f.bars, 'exits', f.exits,
          'before', f.before
        )
        order by f.exits desc, f.entries desc, f.name
      ), '[]')
      from first_campaigns f
    )
  );
end;

revoke all on function public.results_report(date, date, uuid, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.results_report(date, date, uuid, integer) to authenticated;
