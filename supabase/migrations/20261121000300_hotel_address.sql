-- Where a hotel stands, for the address line of its page and for search engines. `location` stays
-- what visitors read ('Bombinhas, Santa Catarina'); these are the parts of a letter's address. All
-- of them may be absent.
alter table public.hotels
  add column address_street text
    constraint hotels_address_street_length
      check (char_length(btrim(address_street)) between 1 and 255),
  add column address_city text
    constraint hotels_address_city_length
      check (char_length(btrim(address_city)) between 1 and 120),
  -- The two letters of the state, as the post office writes them.
  add column address_state text
    constraint hotels_address_state check (address_state in (
      'AC', 'AL', 'AM', 'AP', 'BA', 'CE', 'DF', 'ES', 'GO', 'MA', 'MG', 'MS', 'MT', 'PA', 'PB',
      'PE', 'PI', 'PR', 'RJ', 'RN', 'RO', 'RR', 'RS', 'SC', 'SE', 'SP', 'TO'
    )),
  add column postal_code text
    constraint hotels_postal_code_format check (postal_code ~ '^[0-9]{5}-[0-9]{3}$'),
  -- Degrees. Five decimals are about a metre. 'NaN' is more than every number to Postgres, so the
  -- upper bound keeps it out.
  add column latitude numeric(8, 5)
    constraint hotels_latitude_range check (latitude between -90 and 90),
  add column longitude numeric(8, 5)
    constraint hotels_longitude_range check (longitude between -180 and 180),
  add constraint hotels_coordinates_pair check ((latitude is null) = (longitude is null));

grant insert (
  address_street, address_city, address_state, postal_code, latitude, longitude
) on public.hotels to authenticated;
grant update (
  address_street, address_city, address_state, postal_code, latitude, longitude
) on public.hotels to authenticated;
