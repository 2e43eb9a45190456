'use client';

import { Play, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useLimitHint } from '@/components/admin/limit-hint';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { TextField } from '@/components/ui/field';
import { backgroundVideo } from '@/lib/media/video';
import { SETTINGS_URL_LENGTH } from '@/lib/settings/limits';

type VideoFieldProps = {
  label: string;
  value: string | null;
  /** The video that plays if this one is blank. */
  other: string | null;
  shape: 'wide' | 'tall';
  error?: string;
  onChange: (value: string) => void;
};

/** The URL of a background video; the player that visitors get is loaded on a click. */
export function VideoField({ label, value, other, shape, error, onChange }: VideoFieldProps) {
  const t = useTranslations('settings.videos');
  const limitHint = useLimitHint();
  const [previewed, preview] = useState<string | null>(null);
  const typed = value?.trim() ?? '';
  const video = backgroundVideo(typed || other);
  const blank = t(video ? 'other' : 'none');
  const status = typed ? (video ? t(`kinds.${video.kind}`) : t('unplayable')) : blank;
  const isShown = video !== null && previewed === video.src;
  const action = t(isShown ? 'stop' : 'preview');
  return (
    <div className="grid content-start gap-3">
      <TextField
        label={label}
        hint={limitHint(value, SETTINGS_URL_LENGTH, t('hint'))}
        error={error}
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value)}
      />
      <p className="text-small text-ink-2" aria-live="polite">
        {status}
      </p>
      {video ? (
        <Button
          variant="outline"
          size="touch"
          className="justify-self-start"
          aria-label={`${action}: ${label}`}
          onClick={() => preview(isShown ? null : video.src)}
        >
          {isShown ? <X /> : <Play />}
          {action}
        </Button>
      ) : null}
      {isShown ? (
        <div
          className={cn(
            'overflow-hidden rounded-1 bg-mata [&>*]:size-full [&>*]:border-0',
            shape === 'wide' ? 'aspect-video' : 'aspect-[9/16] w-55',
          )}
        >
          {video.kind === 'file' ? (
            <video src={video.src} autoPlay muted loop playsInline className="object-cover" />
          ) : (
            <iframe
              src={video.src}
              title={`${t('frame')}: ${label}`}
              allow="autoplay; fullscreen; picture-in-picture"
              referrerPolicy="strict-origin-when-cross-origin"
            />
          )}
        </div>
      ) : null}
    </div>
  );
}
