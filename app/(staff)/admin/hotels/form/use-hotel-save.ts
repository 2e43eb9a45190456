'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Draft } from '@/components/admin/drafts/draft-store';
import type { Save } from '@/components/admin/record-actions';
import { afterSave } from '@/components/admin/save-state';
import { useRecordSave } from '@/components/admin/use-record-save';
import type { Loaded } from '@/lib/actions/merge';
import type { HotelFields, HotelValues } from '@/lib/hotels/form';
import { ITEM_LIMITS } from '@/lib/hotels/limits';
import { type FieldPath, fieldsToValues } from './hotel-values';
import { type FormTabName, firstMarkedTab, problemPaths } from './problems';
import { setChangedValues } from './use-hotel-form';

type UseHotelSave = {
  form: UseFormReturn<HotelValues>;
  id: string;
  /** The hotel as it was loaded, null for a new one. */
  loaded: Loaded | null;
  save: Save<HotelValues>;
  /** `hasMore`: more was typed while the answer was pending. */
  onSaved: (hasMore: boolean) => void;
  /** The form has problems, the first of them in this tab. */
  onProblem: (tab: FormTabName) => void;
};

/**
 * Drops details of images removed from the gallery if they are too long: no field shows them, so
 * they could not be fixed. Details that can be stored stay, in case the removal is undone.
 */
function dropUnreachable(form: UseFormReturn<HotelValues>) {
  const [gallery, details] = form.getValues(['gallery_images', 'gallery_details']);
  const kept = details.filter(
    ({ image_url: url, caption }) =>
      gallery.includes(url) ||
      (url.length <= ITEM_LIMITS.url && (caption ?? '').length <= ITEM_LIMITS.caption),
  );
  if (kept.length < details.length) form.setValue('gallery_details', kept, { shouldDirty: true });
}

/** Saves the form like useSave does, with the values and errors of React Hook Form. */
export function useHotelSave({ form, id, loaded, save, onSaved, onProblem }: UseHotelSave) {
  const t = useTranslations('hotels.admin');
  const reason = useTranslations('admin.errors')('failed');
  const sentTexts = useRef('');
  const hasMore = useRef(false);
  const texts = () => JSON.stringify(form.getValues());
  const { submit, resolve, restore, ...record } = useRecordSave<HotelValues>({
    id,
    loaded,
    save,
    messages: {
      failed: t(loaded ? 'errors.update' : 'errors.create'),
      reasons: { failed: reason },
    },
    onStored: ({ updated_at: _, ...base }, sent, wasNew) => {
      hasMore.current = texts() !== sentTexts.current;
      const stored = fieldsToValues(base as HotelFields);
      setChangedValues(form, afterSave(form.getValues(), sent, stored));
      form.resetDefaultValues(stored);
      return { base, notice: { tone: 'success', title: t(wasNew ? 'created' : 'updated') } };
    },
    onSaved: () => onSaved(hasMore.current),
    onProblems: (problems) => {
      for (const [path, message] of Object.entries(problems)) {
        form.setError(path as FieldPath, { type: 'server', message });
      }
    },
  });

  /** Rejects if the schema can't be loaded. */
  const collect = async () => {
    let valid = null as HotelValues | null;
    dropUnreachable(form);
    sentTexts.current = texts();
    await form.handleSubmit((fields) => {
      valid = fields;
    })();
    return valid;
  };
  const showProblems = () => {
    const tab = firstMarkedTab(problemPaths(form.getErrors()));
    if (tab) onProblem(tab);
  };
  return {
    ...record,
    submit: () => void submit(collect).then(showProblems),
    resolve: (chosen: HotelValues) => {
      const collectChosen = () => {
        setChangedValues(form, chosen);
        return collect();
      };
      void resolve(collectChosen).then(showProblems);
    },
    restore: (draft: Draft<HotelValues>) => {
      // A draft from an older version of the form lacks some fields, which keep their stored
      // values.
      form.reset({ ...form.getValues(), ...draft.values }, { keepDefaultValues: true });
      restore(draft);
    },
  };
}
