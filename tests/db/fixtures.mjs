import { UID } from './identities.mjs';

/** Ids of the fixture's rows, named after what they represent. */
export const ID = {
  regionActive: '20000000-0000-4000-8000-000000000001',
  regionInactive: '20000000-0000-4000-8000-000000000002',
  hotelActive: '30000000-0000-4000-8000-000000000001',
  hotelInactive: '30000000-0000-4000-8000-000000000002',
  imageActive: '40000000-0000-4000-8000-000000000001',
  imageInactive: '40000000-0000-4000-8000-000000000002',
  offerCurrent: '50000000-0000-4000-8000-000000000001',
  offerInactive: '50000000-0000-4000-8000-000000000002',
  offerExpired: '50000000-0000-4000-8000-000000000003',
  offerFuture: '50000000-0000-4000-8000-000000000004',
  offerOfInactiveHotel: '50000000-0000-4000-8000-000000000005',
  subscriber: '60000000-0000-4000-8000-000000000001',
  mediaReady: '70000000-0000-4000-8000-000000000001',
  mediaUnfinished: '70000000-0000-4000-8000-000000000002',
  storedReady: '80000000-0000-4000-8000-000000000001',
  storedUnfinished: '80000000-0000-4000-8000-000000000002',
};

/** Inserts a row of every visibility into every table, and an account of every kind. */
export async function load(exec) {
  await exec(`
    insert into auth.users (id, email) values
      ('${UID.inactive}', 'inactive@example.com'), ('${UID.investidor}', 'investidor@example.com'),
      ('${UID.editor}', 'editor@example.com'), ('${UID.admin}', 'admin@example.com');
    update public.user_profiles set is_active = true, role = 'investidor'
      where id = '${UID.investidor}';
    update public.user_profiles set is_active = true where id = '${UID.editor}';
    update public.user_profiles set is_active = true, role = 'admin' where id = '${UID.admin}';

    insert into public.regions (id, name, is_active) values
      ('${ID.regionActive}', 'Bahia', true), ('${ID.regionInactive}', 'Pará', false);
    insert into public.hotels (id, name, location, is_active, region_id) values
      ('${ID.hotelActive}', 'Ipê Aberto', 'Salvador, Bahia', true, '${ID.regionActive}'),
      ('${ID.hotelInactive}', 'Ipê Fechado', 'Belém, Pará', false, '${ID.regionInactive}');
    insert into public.hotel_images (id, hotel_id, image_url) values
      ('${ID.imageActive}', '${ID.hotelActive}', '/art/salvador.webp'),
      ('${ID.imageInactive}', '${ID.hotelInactive}', '/art/manaus.webp');
    insert into public.hotel_former_slugs (slug, hotel_id) values
      ('ipe-de-antes', '${ID.hotelActive}'), ('ipe-fechado-de-antes', '${ID.hotelInactive}');
    insert into public.hotel_packages (id, hotel_id, name, is_active, valid_from, valid_until)
    values
      ('${ID.offerCurrent}', '${ID.hotelActive}', 'Atual', true,
        private.today() - 1, private.today() + 1),
      ('${ID.offerInactive}', '${ID.hotelActive}', 'Desligada', false, null, null),
      ('${ID.offerExpired}', '${ID.hotelActive}', 'Vencida', true, null, private.today() - 1),
      ('${ID.offerFuture}', '${ID.hotelActive}', 'Futura', true, private.today() + 9, null),
      ('${ID.offerOfInactiveHotel}', '${ID.hotelInactive}', 'Sem hotel', true, null, null);
    insert into public.general_config (primary_color) values ('#f97316');
    insert into public.newsletter_subscribers (id, email, source) values
      ('${ID.subscriber}', 'leitora@example.com', 'about');
    insert into public.step_counts (day, step, campaign, visits) values
      (private.today(), 'entry', 'verao', 3);
    insert into private.site_webhook (url, secret) values
      ('https://site.example/api/revalidate', repeat('s', 40));
    insert into private.rate_limits (scope, subject) values ('login', 'admin@example.com');
    insert into public.media_files
      (id, file_name, alt, width, height, bytes, mime, sha256, is_ready)
    values
      ('${ID.mediaReady}', 'piscina.jpg', 'Piscina', 1200, 800, 9, 'image/jpeg',
        repeat('a', 64), true),
      ('${ID.mediaUnfinished}', 'praia.jpg', 'Praia', 1200, 800, 9, 'image/jpeg',
        repeat('b', 64), false);
    insert into storage.objects (id, bucket_id, name) values
      ('${ID.storedReady}', 'media', '${ID.mediaReady}/480.webp'),
      ('${ID.storedUnfinished}', 'media', '${ID.mediaUnfinished}/480.webp');`);
}
