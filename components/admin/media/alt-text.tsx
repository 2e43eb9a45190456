'use client';

import { Pencil } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { MediaFile } from '@/lib/media/staff-queries';
import { DetailsButton } from './details-button';

type AltTextProps = { file: MediaFile; label: string };

/** The alternative text of an image, below its field, with the way to write it. */
export function AltText({ file, label }: AltTextProps) {
  const t = useTranslations('media.admin');
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-caption">
      {file.alt ? (
        <p className="line-clamp-3 min-w-0 text-ink-2 wrap-anywhere">
          {t('field.alt', { text: file.alt })}
        </p>
      ) : (
        <p className="rounded-1 bg-info-bg px-1.5 text-info">{t('noAlt')}</p>
      )}
      <DetailsButton
        file={file}
        variant="link"
        size="touch"
        aria-label={t(file.alt ? 'field.editAltFor' : 'field.writeAltFor', { label })}
      >
        <Pencil />
        {t(file.alt ? 'field.editAlt' : 'field.writeAlt')}
      </DetailsButton>
    </div>
  );
}
