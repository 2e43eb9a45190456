'use client';

import { ArrowLeft, ArrowRight, GripVertical, Pencil, Plus, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { dragOrder } from '@/components/ui/drag-order';
import { moved } from '@/components/ui/list-moves';
import { LIST_LIMIT } from '@/lib/hotels/limits';
import { DetailsButton } from './details-button';
import { DropTarget } from './drop-target';
import { useKnownMedia } from './media-context';
import { MediaPreview } from './media-field';
import { MediaPicker } from './media-picker';

type MediaListProps = {
  label: string;
  /** Where visitors see the images. */
  hint: string;
  /** What the form calls the list: a URL may lead to one of its images by this. */
  name: string;
  values: readonly string[];
  /** What is wrong with the list, or with one of its images. */
  error?: string;
  isWrong: (index: number) => boolean;
  onChange: (values: string[]) => void;
};

/** Several images in their order, for where a list of its own would take too much room. */
export function MediaList({ label, hint, name, values, error, isWrong, onChange }: MediaListProps) {
  const t = useTranslations('media.admin.list');
  const files = useKnownMedia(values);
  const [id, hintId, brokenId] = [useId(), useId(), useId()];
  const [picking, setPicking] = useState<number | null>(null);
  const [announcement, announce] = useState('');
  const [broken, setBroken] = useState<readonly string[]>([]);
  const lost = values.filter((url) => broken.includes(url)).length;
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
    onChange(values.filter((_, at) => at !== index));
    const next = Math.min(index, values.length - 2);
    focus.current = next < 0 ? '[data-add]' : `[data-field="${name}.${next}"]`;
    announce(t('removed'));
  };
  // More than can be saved are refused then; none of them is left out here.
  const append = (urls: string[]) => onChange([...values, ...urls]);
  const adds = picking === null || picking >= values.length;
  const pick = (urls: string[]) => {
    if (adds) append(urls);
    else onChange(values.map((value, at) => (at === picking ? (urls[0] ?? value) : value)));
  };
  const step = (index: number, to: number, way: 'before' | 'after') => {
    const Icon = way === 'before' ? ArrowLeft : ArrowRight;
    return (
      <Button
        variant="ghost"
        data-move={`${index}-${way}`}
        className="size-8 p-0! aria-disabled:opacity-40 [&_svg]:size-4"
        aria-disabled={to < 0 || to >= values.length || undefined}
        aria-label={t(way, { number: index + 1, label })}
        onClick={() => move(index, to)}
      >
        <Icon />
      </Button>
    );
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
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: stored URLs may repeat
              key={index}
              className="relative grid justify-items-center gap-1 data-dragging:z-20 data-dragging:shadow-3"
            >
              <span
                aria-hidden
                data-grip
                className="absolute top-1 left-1 z-10 grid size-8 cursor-grab touch-none place-items-center rounded-1 bg-card/90 text-ink-2 select-none active:cursor-grabbing"
              >
                <GripVertical className="size-4" />
              </span>
              <button
                type="button"
                data-field={`${name}.${index}`}
                aria-label={t('change', { number: index + 1, label })}
                aria-invalid={isWrong(index) || undefined}
                aria-describedby={broken.includes(url) ? brokenId : undefined}
                onClick={() => setPicking(index)}
                className={cn('rounded-1', isWrong(index) && 'ring-2 ring-bad')}
              >
                <MediaPreview
                  url={url}
                  onBroken={(lost) => setBroken((before) => [...before, lost])}
                />
              </button>
              {files[index] ? (
                <DetailsButton
                  file={files[index]}
                  variant="light"
                  className="absolute top-1 right-1 z-10 size-8 p-0! shadow-1 [&_svg]:size-4"
                  aria-label={t(files[index].alt ? 'editAlt' : 'writeAlt', {
                    number: index + 1,
                    label,
                  })}
                >
                  <Pencil />
                </DetailsButton>
              ) : null}
              <span className="flex">
                {step(index, index - 1, 'before')}
                <Button
                  variant="ghost"
                  className="size-8 p-0! text-bad! [&_svg]:size-4"
                  aria-label={t('remove', { number: index + 1, label })}
                  onClick={() => remove(index)}
                >
                  <X />
                </Button>
                {step(index, index + 1, 'after')}
              </span>
            </li>
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
