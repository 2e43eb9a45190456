'use client';

import { useTranslations } from 'next-intl';
import { type ComponentProps, useState } from 'react';
import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
  WITH_FOOTER,
} from '@/components/ui/dialog';
import type { Fields } from '@/lib/actions/merge';
import type { Conflict } from '@/lib/actions/result';
import { formatMoment } from '@/lib/format/moment';
import { MarkedText } from './marked-text';

/**
 * Formats a value whose stored form is not readable (an id, a date), given the value it is compared
 * with. Null for all other values.
 */
export type ConflictFormat = (field: string, value: unknown, other: unknown) => string | null;

export type ConflictChoiceProps<Values extends Fields> = {
  conflict: Conflict;
  mine: Values;
  /** The labels of the fields, in form order. A field without one is shown by its own name. */
  labels: Record<string, string>;
  format?: ConflictFormat;
  /** The text for a removed record if a new one is created outside this form. */
  goneText?: string;
  /** Creates a new record from the input if the old one was removed. */
  onRenew?: () => void;
  busy: boolean;
  onResolve: (chosen: Values) => void;
  onClose: () => void;
} & Pick<ComponentProps<typeof DialogContent>, 'returnTo'>;

/** Formats a value as readable text. */
function shown(value: unknown, empty: string): string {
  if (value === null || value === undefined || value === '') return empty;
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? '✓' : '✗';
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) {
    return value.join('\n') || empty;
  }
  return typeof value === 'number' ? String(value) : JSON.stringify(value, null, 2);
}

/** Two people changed the same field: both versions side by side, and a choice for each. */
export function ConflictChoice<Values extends Fields>({
  conflict,
  mine,
  labels,
  format,
  goneText,
  onRenew,
  busy,
  onResolve,
  onClose,
  returnTo,
}: ConflictChoiceProps<Values>) {
  const t = useTranslations('admin.forms.conflict');
  const tForms = useTranslations('admin.forms');
  const [chosen, choose] = useState<Record<string, 'mine' | 'theirs'>>({});
  const order = Object.keys(labels);
  const fields = conflict.gone
    ? []
    : conflict.fields.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
  const theirs: Fields = conflict.gone ? {} : conflict.theirs.base;
  const moment = conflict.gone ? null : formatMoment(conflict.theirs.version, 'minutes');
  const person = conflict.gone ? null : conflict.author;
  const readable = (field: string, side: 'mine' | 'theirs') => {
    const [value, other] = side === 'mine' ? [mine, theirs] : [theirs, mine];
    return format?.(field, value[field], other[field]) ?? shown(value[field], t('empty'));
  };
  const resolve = () => {
    const picked = fields.filter((field) => (chosen[field] ?? 'mine') === 'theirs');
    // Changes that only one of the two made are not in question and are kept.
    onResolve({
      ...mine,
      ...(conflict.gone ? {} : conflict.merged),
      ...Object.fromEntries(picked.map((field) => [field, theirs[field]])),
    });
  };
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent closeLabel={tForms('close')} className={WITH_FOOTER} returnTo={returnTo}>
        <DialogTitle className="pr-12 font-serif text-[min(1.5rem,9vw)]">
          {t(conflict.gone ? 'removed' : 'heading')}
        </DialogTitle>
        <DialogDescription className="mt-2 text-ink-2">
          {conflict.gone ? (goneText ?? t(onRenew ? 'renewable' : 'gone')) : t('text')}{' '}
          {moment && person ? t('savedBy', { moment, person }) : null}
          {moment && !person ? t('savedAt', { moment }) : null}
        </DialogDescription>
        <div className="mt-6 grid grid-cols-1 gap-6 empty:hidden">
          {fields.map((field) => (
            <fieldset key={field} className="grid min-w-0 grid-cols-1 gap-3">
              <legend className="mb-2 font-[640]">{labels[field] ?? field}</legend>
              <div className="grid grid-cols-1 gap-3 roomy:grid-cols-2">
                {(['mine', 'theirs'] as const).map((side) => (
                  <label
                    key={side}
                    className="flex cursor-pointer items-start gap-3 rounded-2 border border-control p-3.5 has-checked:border-ink has-checked:bg-sand-1"
                  >
                    <input
                      type="radio"
                      name={`conflito-${field}`}
                      checked={(chosen[field] ?? 'mine') === side}
                      onChange={() => choose((before) => ({ ...before, [field]: side }))}
                      className="mt-1 size-4 shrink-0 accent-ink"
                    />
                    <span className="min-w-0">
                      <span className="block text-caption text-ink-2">{t(side)}</span>
                      <span className="block whitespace-pre-wrap wrap-anywhere">
                        <MarkedText
                          text={readable(field, side)}
                          other={readable(field, side === 'mine' ? 'theirs' : 'mine')}
                          side={side === 'mine' ? 'after' : 'before'}
                          mark="bg-ipe-1"
                        />
                      </span>
                    </span>
                  </label>
                ))}
              </div>
            </fieldset>
          ))}
        </div>
        <DialogFooter className="mt-7">
          <Button variant="outline" onClick={onClose}>
            {t(conflict.gone ? 'goOn' : 'cancel')}
          </Button>
          {conflict.gone ? (
            onRenew && <Button onClick={onRenew}>{t('renew')}</Button>
          ) : (
            <Button onClick={resolve} busy={busy}>
              {t('save')}
            </Button>
          )}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
