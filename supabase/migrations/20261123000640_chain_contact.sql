-- How the chain is reached: shown in its menus and at the foot of its pages where it is stored.

alter table public.general_config
  add column phone text
    constraint general_config_phone_length check (char_length(phone) <= 20),
  -- As a form stores it: digits, and '+' before the number of another country than Brazil.
  add column whatsapp text
    constraint general_config_whatsapp_format check (whatsapp ~ '^\+?\d{10,15}$');

grant insert (phone, whatsapp) on public.general_config to authenticated;
grant update (phone, whatsapp) on public.general_config to authenticated;
