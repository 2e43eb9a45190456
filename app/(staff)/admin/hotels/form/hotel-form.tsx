'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { DraftNote } from '@/components/admin/drafts/draft-note';
import { useDraft } from '@/components/admin/drafts/use-draft';
import type { Save } from '@/components/admin/record-actions';
import { SignedOutNote } from '@/components/admin/signed-out-note';
import { useHydrated } from '@/components/admin/use-hydrated';
import { useSaveShortcut } from '@/components/admin/use-save-shortcut';
import { useUnsavedChangesGuard } from '@/components/admin/use-unsaved-changes-guard';
import type { HotelFields, HotelValues } from '@/lib/hotels/form';
import { staffHotelPath } from '@/lib/hotels/paths';
import type { AdminHotel } from '@/lib/hotels/staff-record';
import type { RegionChoices } from '@/lib/regions/staff-queries';
import { fitsHotel } from './draft-fits';
import { FormHeader } from './form-header';
import { FormTabs } from './form-tabs';
import { GalleryTab } from './gallery-tab';
import { HotelConflict } from './hotel-conflict';
import { HotelTab } from './hotel-tab';
import { ItemTab } from './item-tab';
import { ProblemNote } from './problem-note';
import { tabOf } from './problems';
import { SaveBar } from './save-bar';
import { ServicesTab } from './services-tab';
import { tabAfterFirstSave, useFirstSave } from './use-first-save';
import { useHotelForm } from './use-hotel-form';
import { useHotelSave } from './use-hotel-save';
import { LinkedField, useLinkedField } from './use-linked-field';
import { useProblemTab } from './use-problem-tab';
import { useRegionChoices } from './use-region-choices';

type HotelFormProps = {
  /** Null for a new hotel. */
  hotel: AdminHotel | null;
  /** The field to focus first. */
  field?: string;
  /** With the region of the hotel among them. */
  regions: RegionChoices;
  save: Save<HotelValues>;
  /** Whether the unsaved input of a removed hotel can become a new one. */
  mayCreate?: boolean;
  /** Links to the page on the site and to the history. */
  links?: ReactNode;
};

/** All fields of a hotel, in six tabs that are saved together. */
export function HotelForm({
  hotel,
  field,
  regions: choices,
  save,
  mayCreate,
  links,
}: HotelFormProps) {
  const router = useRouter();
  const isHydrated = useHydrated();
  const t = useTranslations('admin.forms');
  const [firstId] = useState(() => hotel?.id ?? crypto.randomUUID());
  const element = useRef<HTMLFormElement>(null);
  const form = useHotelForm(hotel?.fields ?? null);
  const { isDirty: isChanged } = form.formState;
  const asked = useLinkedField(element, field, staffHotelPath(hotel?.id ?? null));
  const { tab, open, showProblem, showField } = useProblemTab(element, () =>
    asked ? tabOf(asked) : tabAfterFirstSave(hotel?.id ?? null),
  );
  // The tab open when the answer arrives, which may be some time after the save.
  const openTab = useRef(tab);
  useEffect(() => {
    openTab.current = tab;
  }, [tab]);
  const awaitForm = useFirstSave(element, hotel?.id ?? null);
  const { id, loaded, sent, busy, conflict, ...saving } = useHotelSave({
    form,
    id: firstId,
    loaded: hotel && { version: hotel.version, base: hotel.fields },
    save,
    onSaved: (hasMore) => {
      draft.drop();
      // The hotel's own URL has a different form, so this waits until all input is saved, including
      // images still being uploaded to a list.
      if (hotel || hasMore || hasOthers()) return;
      awaitForm(id, openTab.current);
      router.replace(staffHotelPath(id), { scroll: false });
    },
    onProblem: showProblem,
  });
  const regions = useRegionChoices(choices, [
    useWatch({ control: form.control, name: 'region_id' }),
    conflict?.gone === false && conflict.theirs.base.region_id,
  ]);
  const draft = useDraft({
    noun: 'hotel',
    recordId: hotel?.id ?? null,
    isChanged,
    getValues: form.getValues,
    fits: fitsHotel,
    id,
    loaded,
    sent,
  });
  const { touch } = draft;
  useEffect(() => form.subscribe({ formState: { values: true }, callback: touch }), [form, touch]);
  useSaveShortcut(saving.submit);
  const hasOthers = useUnsavedChangesGuard(isChanged, t('leave'));

  const stored = loaded?.base as HotelFields | undefined;
  const slug = stored?.slug ?? null;
  const panels = useMemo(
    () => ({
      hotel: <HotelTab regions={regions} slug={slug} />,
      gallery: <GalleryTab />,
      rooms: <ItemTab name="rooms" />,
      services: <ServicesTab />,
      testimonials: <ItemTab name="testimonials" />,
      faqs: <ItemTab name="faqs" />,
    }),
    [regions, slug],
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    saving.submit();
  };
  return (
    <FormProvider {...form}>
      <form
        ref={element}
        inert={!isHydrated}
        noValidate
        onSubmit={submit}
        // At least as high as the rest of the screen, so that the bar at the bottom is in the same
        // place in all tabs.
        className="flex min-h-[calc(100dvh-8.5rem)] flex-col md:min-h-[calc(100dvh-10.75rem)]"
      >
        <div className="pb-6">
          <FormHeader name={stored?.name ?? null} links={links} />
          <DraftNote
            draft={draft.found}
            className="not-empty:mb-5"
            onRestore={(found) => {
              saving.restore(found);
              draft.markRestored();
            }}
            onDiscard={draft.discard}
          />
          {saving.refused === 'signed-out' ? <SignedOutNote className="mb-5" /> : null}
          <ProblemNote onTab={showProblem} onField={showField} />
          <LinkedField value={asked}>
            <FormTabs current={tab} onOpen={open} panels={panels} />
          </LinkedField>
        </div>
        <SaveBar isChanged={isChanged} isSaving={busy} isNew={!loaded} />
      </form>
      {conflict ? (
        <HotelConflict
          conflict={conflict}
          regions={regions.known}
          mayCreate={mayCreate}
          busy={busy}
          onResolve={saving.resolve}
          onClose={saving.closeConflict}
        />
      ) : null}
    </FormProvider>
  );
}
