-- Regions: the destinations by which visitors look for hotels.

create table public.regions (
  id uuid primary key default gen_random_uuid(),
  name text not null
    constraint regions_name_length check (char_length(btrim(name)) between 1 and 255),
  description text,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index regions_name_idx on public.regions (name);
create index regions_created_at_idx on public.regions (created_at desc);

create trigger stamp_row before insert or update on public.regions
  for each row execute function private.stamp_row();

-- Access: visitors read the active ones, staff read and write all, administrators delete.
alter table public.regions enable row level security;
revoke all on public.regions from public, anon, authenticated;
grant select, insert, update, delete on public.regions to service_role;
grant select on public.regions to anon, authenticated;
-- Staff may choose the id of a new row: a form that is sent twice then creates one row.
grant insert (id, name, description, is_active) on public.regions to authenticated;
grant update (name, description, is_active) on public.regions to authenticated;
grant delete on public.regions to authenticated;

create policy "visitors see active regions" on public.regions
  for select to anon using (is_active);
create policy "staff see all regions" on public.regions
  for select to authenticated using (is_active or (select private.is_staff()));
create policy "staff create regions" on public.regions
  for insert to authenticated with check ((select private.is_staff()));
create policy "staff edit regions" on public.regions
  for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy "admins delete regions" on public.regions
  for delete to authenticated using ((select private.is_admin()));
