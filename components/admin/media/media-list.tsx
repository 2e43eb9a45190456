'use client';

import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { dragOrder } from '@/components/ui/drag-order';
import { moved } from '@/components/ui/list-moves';
import { LIST_LIMIT } from '@/lib/hotels/limits';
import { DropTarget } from './drop-target';
import { ListedImage } from './listed-image';
import { useKnownMedia } from './media-context';
import { MediaPicker } from './media-picker';

type MediaListProps = {
  label: string;
  /** Says where visitors see the images. */
  hint: string;
  /** The form's name for the list; a URL may link to one of its images by it. */
  name: string;
  values: readonly string[];
  /** The error of the list, or of one of its images. */
  error?: string;
  isWrong: (index: number) => boolean;
  onChange: (values: string[]) => void;
};

/** Returns the changes of the list, each of which is announced and moves the focus along. */
function useImageMoves({
  name,
  values,
  onChange,
}: Pick<MediaListProps, 'name' | 'values' | 'onChange'>) {
  const t = useTranslations('media.admin.list');
  const [announcement, announce] = useState('');
  const group = useRef<HTMLFieldSetElement>(null);
  const focus = useRef('');
  useEffect(() => {
    if (!focus.current) return;
    group.current?.querySelector<HTMLElement>(focus.current)?.focus();
    focus.current = '';
  });

  const move = (from: number, to: number) => {
    if (to < 0 || to >= values.length) return;
    onChange(moved(values, from, to));
    focus.current = `[data-move="${to}-${to < from ? 'before' : 'after'}"]`;
    announce(t('moved', { position: to + 1, count: values.length }));
  };
  const drop = useEffectEvent(move);
  useEffect(() => {
    const list = group.current?.querySelector('ol');
    return list ? dragOrder(list, { dropped: (from, to) => drop(from, to) }) : undefined;
  }, []);
  const remove = (index: number) => {
    onChange(values.toSpliced(index, 1));
    const next = Math.min(index, values.length - 2);
    focus.current = next < 0 ? '[data-add]' : `[data-field="${name}.${next}"]`;
    announce(t('removed'));
  };
  return { group, announcement, move, remove };
}

/** Several images in order, for places where a full list would take too much room. */
export function MediaList({ label, hint, name, values, error, isWrong, onChange }: MediaListProps) {
  const t = useTranslations('media.admin.list');
  const files = useKnownMedia(values);
  const [id, hintId, brokenId] = [useId(), useId(), useId()];
  const [picking, setPicking] = useState<number | null>(null);
  const [broken, setBroken] = useState<readonly string[]>([]);
  const lost = values.filter((url) => broken.includes(url)).length;
  const { group, announcement, move, remove } = useImageMoves({ name, values, onChange });

  // Too many are refused on saving; none is dropped here.
  const append = (urls: string[]) => onChange([...values, ...urls]);
  const adds = picking === null || picking >= values.length;
  const pick = (urls: string[]) => {
    if (adds) append(urls);
    else onChange(values.map((value, at) => (at === picking ? (urls[0] ?? value) : value)));
  };
  return (
    <DropTarget onAdd={append} has={(url) => values.includes(url)}>
      <fieldset
        ref={group}
        className="grid min-w-0 grid-cols-1 gap-2"
        aria-describedby={error ? `${hintId} ${id}` : hintId}
      >
        <legend className="float-left w-full text-small font-[640]">{label}</legend>
        <p id={hintId} className="text-caption text-ink-2">
          {hint}
        </p>
        {values.length === 0 ? <p className="text-small text-ink-2">{t('empty')}</p> : null}
        <ol className="flex flex-wrap gap-3 empty:hidden">
          {values.map((url, index) => (
            <ListedImage
              // biome-ignore lint/suspicious/noArrayIndexKey: stored URLs may repeat
              key={index}
              url={url}
              file={files[index]}
              index={index}
              count={values.length}
              label={label}
              name={`${name}.${index}`}
              isWrong={isWrong(index)}
              brokenId={broken.includes(url) ? brokenId : undefined}
              onBroken={(lost) => setBroken((before) => [...before, lost])}
              onChange={() => setPicking(index)}
              onMove={(to) => move(index, to)}
              onRemove={() => remove(index)}
            />
          ))}
        </ol>
        {lost > 0 ? (
          <p id={brokenId} className="text-caption text-ink-2">
            {t('broken', { count: lost })}
          </p>
        ) : null}
        <Button
          data-add
          variant="outline"
          size="touch"
          className="w-fit"
          aria-label={t('addFor', { label })}
          aria-disabled={values.length >= LIST_LIMIT}
          onClick={() => values.length < LIST_LIMIT && setPicking(values.length)}
        >
          <Plus />
          {t('add')}
        </Button>
        <p id={id} role="alert" className="text-caption font-[560] text-bad empty:hidden">
          {error}
        </p>
        <p role="status" className="sr-only">
          {announcement}
        </p>
        {picking === null ? null : (
          <MediaPicker withAddress several={adds} onPick={pick} onClose={() => setPicking(null)} />
        )}
      </fieldset>
    </DropTarget>
  );
}
