'use client';

import { Picture } from '@/components/sections/picture';
import { isVideoLink } from '@/lib/schemas/hotel-features';
import { ITEM_LIMITS } from '@/lib/schemas/hotel-limits';
import { imageUrl } from '@/lib/security/safe-url';
import { useHotelForm } from './form-context';
import { Sheet } from './hotel-field';
import { HotelImages } from './hotel-images';
import { ItemField } from './item-field';
import { ItemList } from './item-list';

const LISTS = ['hero_images', 'banner_images', 'gallery_images'] as const;

/** A small look at an address, where it is one that may be shown. */
export function Preview({ address }: { address: string }) {
  const src = isVideoLink(address) ? null : imageUrl(address);
  return (
    <span className="relative block aspect-[3/2] w-24 shrink-0 overflow-hidden rounded-1 bg-sand-2">
      {src ? <Picture src={src} alt="" sizes="96px" /> : null}
    </span>
  );
}

/** The pictures of the cards, and those of each part of the hotel's page. */
export function GalleryTab() {
  const { values, set, texts } = useHotelForm();
  return (
    <>
      <HotelImages />
      {LISTS.map((name) => (
        <Sheet key={name} title={texts.fields[name]}>
          {name === 'hero_images' ? (
            <p className="-mt-4 text-caption text-ink-2">{texts.hints.hero_images}</p>
          ) : null}
          <ItemList<{ url: string }>
            items={values[name].map((url) => ({ url }))}
            onChange={(items, path) =>
              set(
                name,
                items.map(({ url }) => url),
                path ? `${name}.${path.split('.')[0]}` : name,
              )
            }
            make={() => ({ url: '' })}
            texts={texts.images}
          >
            {({ url }, index, change) => (
              <div className="flex items-start gap-4">
                <Preview address={url} />
                <ItemField
                  className="flex-1"
                  path={`${name}.${index}`}
                  label={texts.images.url}
                  inputMode="url"
                  maxLength={ITEM_LIMITS.url}
                  value={url}
                  onChange={(changed) => change({ url: changed })}
                />
              </div>
            )}
          </ItemList>
        </Sheet>
      ))}
    </>
  );
}
