-- What visitors do, counted without knowing who they are: a number for each day, hotel, offer, kind of
-- step and campaign. Nothing here tells one visitor from another.

create table public.step_counts (
  -- In São Paulo.
  day date not null,
  -- entry: a page opened from outside; page: a page of a hotel or an offer; bar: the booking bar opened
  -- on it; engine, phone, whatsapp: the ways out to where one books.
  step text not null
    constraint step_counts_step check (step in ('entry', 'page', 'bar', 'engine', 'phone', 'whatsapp')),
  -- Null on pages of no hotel or offer. Not foreign keys: what was counted stays when they are deleted.
  hotel_id uuid,
  offer_id uuid,
  -- 'utm_campaign' of the visit; empty without one, '*' for those that are too many to be told apart.
  campaign text not null default ''
    constraint step_counts_campaign check (char_length(campaign) <= 80),
  visits integer not null
    constraint step_counts_visits check (visits > 0),
  constraint step_counts_key unique nulls not distinct (day, step, hotel_id, offer_id, campaign)
);

create index step_counts_hotel_idx on public.step_counts (hotel_id, day);

-- Adds the numbers that an instance of the site has collected: an array of up to 500 objects
-- { step, hotel, offer, campaign, visits }, with the hotel by slug or id. What is unknown is left out.
-- Anyone may call this with the public key, as anyone may open pages: so a call's numbers and the
-- campaigns of a day are bounded, and with them the rows.
create function private.add_steps(entries jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  most_entries constant integer := 500;
  most_visits constant integer := 10000;
  most_campaigns constant integer := 50;
  kept constant interval := interval '25 months';
  uuid_format constant text := '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
  today constant date := private.today();
begin
  if entries is null or jsonb_typeof(entries) <> 'array' or jsonb_array_length(entries) > most_entries
  then
    raise exception using errcode = '22023', message = 'invalid counts';
  end if;
  with sent as (
    select e.step, nullif(e.hotel, '') as slug,
      case when e.hotel ~* uuid_format then e.hotel::uuid end as hotel_id,
      nullif(e.offer, '') as offer,
      case when e.offer ~* uuid_format then e.offer::uuid end as offer_id,
      left(btrim(coalesce(e.campaign, '')), 80) as campaign, e.visits
    from jsonb_to_recordset(entries)
      as e(step text, hotel text, offer text, campaign text, visits integer)
    where e.step in ('entry', 'page', 'bar', 'engine', 'phone', 'whatsapp')
      and e.visits between 1 and most_visits
  ),
  resolved as (
    select s.step, coalesce(p.hotel_id, h.id) as hotel_id, p.id as offer_id, s.campaign, s.visits
    from sent s
      left join public.hotel_packages p on p.id = s.offer_id
      left join public.hotels h on s.offer is null and (h.id = s.hotel_id or h.slug = s.slug)
    where (s.offer is null or p.id is not null)
      and (s.slug is null or s.offer is not null or h.id is not null)
  ),
  known as (
    select distinct c.campaign from public.step_counts c where c.day = today and c.campaign <> ''
  ),
  fresh as (
    select campaign, row_number() over (order by sum(visits) desc, campaign) as place
    from resolved
    where campaign <> '' and campaign not in (select k.campaign from known k)
    group by campaign
  ),
  named as (
    select r.step, r.hotel_id, r.offer_id,
      case
        when f.place > most_campaigns - (select count(*) from known) then '*' else r.campaign
      end as campaign,
      sum(r.visits) as visits
    from resolved r left join fresh f using (campaign)
    group by 1, 2, 3, 4
  )
  insert into public.step_counts as known_count (day, step, hotel_id, offer_id, campaign, visits)
  select today, n.step, n.hotel_id, n.offer_id, n.campaign, n.visits from named n
  -- In one order, so that two instances never wait for each other.
  order by n.step, n.hotel_id, n.offer_id, n.campaign
  on conflict on constraint step_counts_key
    do update set visits = least(known_count.visits::bigint + excluded.visits, 2147483647);

  delete from public.step_counts c where c.ctid = any (array(
    select old.ctid from public.step_counts old where old.day < today - kept limit 500
  ));
end
$$;

create function public.count_steps(entries jsonb) returns void
language sql security invoker set search_path = ''
begin atomic
  select private.add_steps(entries);
end;

-- The day of the first count of all, whichever hotels the caller sees: what is older was not counted.
create function private.first_count() returns date
language sql stable security definer set search_path = ''
begin atomic
  select min(c.day) from public.step_counts c where (select private.is_staff());
end;

-- What was counted from one day to another, both inclusive, and in as many days before them: by day,
-- and for the first 50 hotels, offers and campaigns by their ways out. Runs with the caller's rights:
-- the policy below decides who reads.
create function public.results_report(date_from date, date_to date, hotel uuid default null)
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
    order by p.exits desc, p.pages desc, p.id limit 50
  ),
  first_offers as (
    select * from per_offer p where p.pages + p.bars + p.exits + p.before > 0
    order by p.exits desc, p.pages desc, p.id limit 50
  ),
  first_campaigns as (
    select * from per_campaign p order by p.exits desc, p.entries desc, p.name limit 50
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

revoke all on function
  private.add_steps(jsonb), private.first_count(), public.count_steps(jsonb),
  public.results_report(date, date, uuid)
  from public, anon, authenticated, service_role;
grant execute on function private.add_steps(jsonb), public.count_steps(jsonb) to anon;
grant execute on function private.first_count(), public.results_report(date, date, uuid)
  to authenticated;

-- Access: staff read; rows are added by the function above only.
alter table public.step_counts enable row level security;
revoke all on public.step_counts from public, anon, authenticated;
grant select, insert, update, delete on public.step_counts to service_role;
grant select on public.step_counts to authenticated;

create policy "staff read the counts" on public.step_counts
  for select to authenticated using ((select private.is_staff()));
