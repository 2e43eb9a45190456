'use client';

import { useState } from 'react';
import { MediaField } from '@/components/admin/media/media-field';
import { cn } from '@/components/ui/cn';
import { imageUrl } from '@/lib/security/safe-url';
import type messages from '@/messages/pt-BR.json';

type LogoFieldProps = {
  label: string;
  value: string | null;
  /** What the logo will stand on. */
  ground: 'dark' | 'light';
  error?: string;
  texts: (typeof messages)['adminConfig']['logos'];
  onChange: (value: string) => void;
};

/** The address of a logo, shown on the ground that it is meant for. */
export function LogoField({ label, value, ground, error, texts, onChange }: LogoFieldProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const src = imageUrl(value);
  return (
    <div className="grid content-start gap-3">
      <MediaField label={label} error={error} value={value} onChange={onChange} withoutPreview />
      <div
        className={cn(
          'grid min-h-24 place-items-center rounded-2 p-4 text-center text-[15px]',
          ground === 'dark' ? 'bg-mata text-mata-text' : 'bg-sand-1 text-ink-2',
        )}
      >
        {src && broken !== src ? (
          // biome-ignore lint/performance/noImgElement: an address that somebody typed is never fetched by this server
          <img
            src={src}
            alt={`${texts.alt}: ${label}`}
            className="max-h-16 max-w-full object-contain"
            onError={() => setBroken(src)}
          />
        ) : (
          <p>{src ? texts.broken : texts.none}</p>
        )}
      </div>
    </div>
  );
}
