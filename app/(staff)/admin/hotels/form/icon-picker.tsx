'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog';
import { inputClasses } from '@/components/ui/field';
import { removeAccents } from '@/lib/format/normalize';
import {
  AMENITY_ICON_CATEGORIES,
  AMENITY_ICONS,
  amenityIconId,
  amenityIconName,
} from '@/lib/hotels/content/amenity-icons';

/**
 * All icons in one script, loaded with the first service. If that fails, the form works without
 * icons.
 */
const AmenityIcon = dynamic(() =>
  import('@/components/hotels/amenity-icon').then(
    (all) => all.AmenityIcon,
    () => () => null,
  ),
);

type IconPickerProps = {
  label: string;
  value: string;
  onChoose: (icon: string) => void;
};

/** The icon of a service, and a dialog to choose another by category or keyword. */
export function IconPicker({ label, value, onChoose }: IconPickerProps) {
  const t = useTranslations('hotels.form.picker');
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const current = amenityIconId(value);
  const wanted = removeAccents(query.trim());
  const matches = AMENITY_ICONS.filter(({ id, category, keywords }) =>
    [id, t(`categories.${category}`), ...keywords].some((word) =>
      removeAccents(word).includes(wanted),
    ),
  );
  const choose = (id: string) => {
    onChoose(id);
    setOpen(false);
    setQuery('');
  };
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <span aria-hidden className="text-small font-[640]">
        {label}
      </span>
      <Button
        variant="outline"
        aria-label={`${t('choose')}. ${t('current', { name: amenityIconName(current) })}`}
        onClick={() => setOpen(true)}
      >
        <AmenityIcon name={current} className="size-6" />
        {t('choose')}
      </Button>
      <Dialog open={open} onOpenChange={setOpen}>
        <DialogContent
          closeLabel={t('close')}
          aria-describedby={undefined}
          className="@container/area p-[min(1.25rem,5vw)] md:p-8"
        >
          <DialogTitle className="pr-12 font-serif text-[min(1.5rem,9vw)]">
            {t('heading')}
          </DialogTitle>
          <input
            type="search"
            aria-label={t('search')}
            placeholder={t('search')}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            className={`${inputClasses} mt-5`}
          />
          {matches.length === 0 ? <p className="mt-6 text-ink-2">{t('none')}</p> : null}
          {AMENITY_ICON_CATEGORIES.map((category) => {
            const icons = matches.filter((icon) => icon.category === category);
            return icons.length === 0 ? null : (
              <section key={category} className="mt-6">
                <h3 className="mb-2 font-sans text-small font-[640] tracking-normal">
                  {t(`categories.${category}`)}
                </h3>
                <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] gap-2">
                  {icons.map(({ id }) => (
                    <li key={id}>
                      <button
                        type="button"
                        aria-pressed={id === current}
                        onClick={() => choose(id)}
                        className="grid min-h-20 w-full place-items-center gap-1 rounded-2 border border-line px-1.5 py-2 text-caption wrap-anywhere hover:border-ink aria-pressed:border-ink aria-pressed:bg-sand-1"
                      >
                        <AmenityIcon name={id} className="size-6" />
                        {amenityIconName(id)}
                      </button>
                    </li>
                  ))}
                </ul>
              </section>
            );
          })}
        </DialogContent>
      </Dialog>
    </div>
  );
}
