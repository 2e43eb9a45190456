'use client';

import { useTranslations } from 'next-intl';
import { preview } from '@/lib/format/text';
import type { MediaFile } from '@/lib/media/staff-queries';
import { DetailsButton, detailsAction } from './details-button';

/** How many letters of the text are shown below a field; a press shows all of it. */
const ALT_LENGTH = 160;

type AltTextProps = { file: MediaFile; label: string };

/** The alternative text of an image, below its field, with a button to edit it. */
export function AltText({ file, label }: AltTextProps) {
  const t = useTranslations('media.admin');
  const action = detailsAction(file);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-caption">
      {file.alt ? (
        <p className="min-w-0 text-ink-2 wrap-anywhere">
          {t('field.alt', { text: preview(file.alt, ALT_LENGTH) })}
        </p>
      ) : (
        <p className="rounded-1 bg-info-bg px-1.5 text-info">{t('noAlt')}</p>
      )}
      <DetailsButton
        file={file}
        variant="link"
        size="touch"
        aria-label={t(`field.${action}For`, { label })}
      >
        {t(`field.${action}`)}
      </DetailsButton>
    </div>
  );
}
