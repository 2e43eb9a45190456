-- Site settings: color, logos and videos of the chain. The table holds one row, always number 1.

create table public.general_config (
  id integer primary key default 1 constraint general_config_single_row check (id = 1),
  hero_video_horizontal text
    constraint general_config_video_horizontal_length
      check (char_length(hero_video_horizontal) <= 500)
    constraint general_config_video_horizontal_scheme
      check (hero_video_horizontal ~ '^(https://|/[^/\\])[^\s]*$'),
  hero_video_vertical text
    constraint general_config_video_vertical_length check (char_length(hero_video_vertical) <= 500)
    constraint general_config_video_vertical_scheme
      check (hero_video_vertical ~ '^(https://|/[^/\\])[^\s]*$'),
  primary_color text not null default '#f97316'
    constraint general_config_color_format
      check (primary_color ~ '^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$'),
  light_logo_url text
    constraint general_config_light_logo_length check (char_length(light_logo_url) <= 500)
    constraint general_config_light_logo_scheme
      check (light_logo_url ~ '^(https://|/[^/\\])[^\s]*$'),
  dark_logo_url text
    constraint general_config_dark_logo_length check (char_length(dark_logo_url) <= 500)
    constraint general_config_dark_logo_scheme check (dark_logo_url ~ '^(https://|/[^/\\])[^\s]*$'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create trigger stamp_row before insert or update on public.general_config
  for each row execute function private.stamp_row();

-- Access: everyone reads, administrators write, the API deletes nothing.
alter table public.general_config enable row level security;
revoke all on public.general_config from public, anon, authenticated;
grant select, insert, update, delete on public.general_config to service_role;
grant select on public.general_config to anon, authenticated;
grant insert (
  id, hero_video_horizontal, hero_video_vertical, primary_color, light_logo_url, dark_logo_url
) on public.general_config to authenticated;
grant update (
  hero_video_horizontal, hero_video_vertical, primary_color, light_logo_url, dark_logo_url
) on public.general_config to authenticated;

create policy "everybody sees the settings" on public.general_config
  for select to anon, authenticated using (true);
create policy "admins create the settings" on public.general_config
  for insert to authenticated with check ((select private.is_admin()));
create policy "admins edit the settings" on public.general_config
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
