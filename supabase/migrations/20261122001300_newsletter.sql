-- The newsletter's subscribers, which are personal data, and the one function that adds them.

create table public.newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  email text not null unique
    constraint newsletter_email_lower check (email = lower(btrim(email)))
    constraint newsletter_email_format
      check (char_length(email) <= 255 and email ~ '^[^@\s]+@[^@\s]+$'),
  -- The form in which the person consented, and when.
  source text not null
    constraint newsletter_source_length check (char_length(source) between 1 and 100),
  consented_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);

create index newsletter_subscribers_created_at_idx
  on public.newsletter_subscribers (created_at desc);

-- Adds a subscriber. Anyone may call this with the public key, so it validates and limits by itself,
-- and answers the same whether the e-mail was known or not: a known one costs the same write and
-- keeps its first consent.
--
-- Returns the seconds to wait before the next attempt, 0 when the subscription was stored.
create function private.record_subscriber(email text, source text) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  address constant text := lower(btrim(email));
  attempt record;
begin
  -- The same rules as lib/newsletter/form.ts.
  if address is null or char_length(address) > 254
    or address !~ '^[a-z0-9.!#$%&''*+/=?^_`{|}~-]{1,64}@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$'
    or source is null or source !~ '^[a-z0-9-]{1,40}$' then
    raise exception using errcode = '22023', message = 'invalid subscription';
  end if;

  -- The limit for all first: a flood of invented e-mails then leaves no counter for each of them.
  attempt := private.take_attempt('newsletter', 'everybody', 60, '10 minutes', '10 minutes');
  if attempt.allowed then
    attempt := private.take_attempt('newsletter-address', address, 5, '1 hour', '1 hour');
  end if;
  if not attempt.allowed then
    return attempt.retry_after;
  end if;

  insert into public.newsletter_subscribers as known (email, source)
  values (address, record_subscriber.source)
  on conflict on constraint newsletter_subscribers_email_key do update set email = known.email;
  return 0;
end
$$;

-- What the API offers: bound to the function above, so visitors need no USAGE on "private".
create function public.subscribe_to_newsletter(email text, source text) returns integer
language sql security invoker set search_path = ''
begin atomic
  select private.record_subscriber(email, source);
end;

revoke all on function
  private.record_subscriber(text, text), public.subscribe_to_newsletter(text, text)
  from public, anon, authenticated, service_role;
grant execute on function
  private.record_subscriber(text, text), public.subscribe_to_newsletter(text, text)
  to anon;

-- Access: administrators read; rows are added by the function above only.
alter table public.newsletter_subscribers enable row level security;
revoke all on public.newsletter_subscribers from public, anon, authenticated;
grant select, insert, update, delete on public.newsletter_subscribers to service_role;
grant select on public.newsletter_subscribers to authenticated;

create policy "admins read the newsletter list" on public.newsletter_subscribers
  for select to authenticated using ((select private.is_admin()));
