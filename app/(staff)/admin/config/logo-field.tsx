'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { MediaField } from '@/components/admin/media/media-field';
import { cn } from '@/components/ui/cn';
import { imageUrl } from '@/lib/security/safe-url';

type LogoFieldProps = {
  label: string;
  value: string | null;
  /** The background that the logo is for. */
  ground: 'dark' | 'light';
  error?: string;
  onChange: (value: string) => void;
};

/** The URL of a logo, shown on the background that it is meant for. */
export function LogoField({ label, value, ground, error, onChange }: LogoFieldProps) {
  const t = useTranslations('settings.logos');
  const [broken, setBroken] = useState<string | null>(null);
  const src = imageUrl(value);
  return (
    <div className="grid content-start gap-3">
      <MediaField label={label} error={error} value={value} onChange={onChange} withoutPreview />
      <div
        className={cn(
          'grid min-h-24 place-items-center rounded-2 p-4 text-center text-small',
          ground === 'dark' ? 'bg-mata text-mata-text' : 'bg-sand-1 text-ink-2',
        )}
      >
        {src && broken !== src ? (
          // biome-ignore lint/performance/noImgElement: this server never fetches a typed URL
          <img
            src={src}
            alt={`${t('alt')}: ${label}`}
            className="max-h-16 max-w-full object-contain"
            onError={() => setBroken(src)}
          />
        ) : (
          <p>{t(src ? 'broken' : 'none')}</p>
        )}
      </div>
    </div>
  );
}
