'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { ConflictDialog } from '@/components/admin/conflict-dialog';
import { useHydrated } from '@/components/admin/use-hydrated';
import { type Saved, type SaveInput, useSave } from '@/components/admin/use-save';
import { useSaveShortcut } from '@/components/admin/use-save-shortcut';
import { useUnsavedChangesGuard } from '@/components/admin/use-unsaved-changes-guard';
import type { Result } from '@/lib/actions/result';
import type { HotelFields, HotelValues } from '@/lib/hotels/form';
import type { HotelType } from '@/lib/hotels/hotel-type';
import type { AdminHotel } from '@/lib/hotels/staff-record';
import type messages from '@/messages/pt-BR.json';
import { conflictFormat } from './conflict-values';
import { DraftNote } from './draft-note';
import { FaqsTab } from './faqs-tab';
import { HotelFormProvider, type HotelFormTexts } from './form-context';
import { FormHeader } from './form-header';
import { FormTabs } from './form-tabs';
import { GalleryTab } from './gallery-tab';
import { HotelTab } from './hotel-tab';
import { fieldsToValues, NEW_HOTEL } from './hotel-values';
import { ProblemNote } from './problem-note';
import { FORM_TABS, type FormTabName, problemsOf, tabOf } from './problems';
import { RoomsTab } from './rooms-tab';
import { SaveBar } from './save-bar';
import { ServicesTab } from './services-tab';
import { SignedOutNote } from './signed-out-note';
import { TestimonialsTab } from './testimonials-tab';
import { useDraft } from './use-draft';
import { useProblemTab } from './use-problem-tab';

type HotelFormProps = {
  /** Null for a new one. */
  hotel: AdminHotel | null;
  userId: string;
  regions: { id: string; name: string }[];
  types: Record<HotelType, string>;
  texts: HotelFormTexts;
  list: (typeof messages)['adminHotels'];
  forms: (typeof messages)['adminForms'];
  words: Record<string, string>;
  save: (input: SaveInput<HotelValues>) => Promise<Result<Saved>>;
  /** Where else to go from here: the page on the site, the history. */
  links?: ReactNode;
};

/** Everything there is to say of a hotel, in six tabs that are saved together. */
export function HotelForm(props: HotelFormProps) {
  const { hotel, userId, regions, types, texts, list, forms, words, save, links } = props;
  const router = useRouter();
  const listening = useHydrated();
  const failedReason = useTranslations('adminErrors')('failed');
  const [id, setId] = useState(() => hotel?.id ?? crypto.randomUUID());
  const element = useRef<HTMLFormElement>(null);
  const form = useSave<HotelValues>({
    id,
    loaded: hotel && { version: hotel.version, base: hotel.fields },
    initial: hotel ? fieldsToValues(hotel.fields) : NEW_HOTEL,
    save,
    messages: {
      created: list.created,
      updated: list.updated,
      failed: hotel ? list.errors.update : list.errors.create,
      reasons: { failed: failedReason },
    },
    check: (values) => problemsOf(values, words),
    fromSaved: (row) => fieldsToValues(row as unknown as HotelFields),
    onSaved: () => {
      draft.drop();
      if (!hotel) router.replace(`/admin/hotels/${id}`);
    },
  });
  const { values, errors, busy, changed, loaded } = form;
  const key = `vitrine:hotel:${userId}:${loaded ? id : 'novo'}`;
  const draft = useDraft({ key, changed, id, values, loaded });
  const { tab, open } = useProblemTab(element, errors, form.refusals);
  useSaveShortcut(form.submit);
  useUnsavedChangesGuard(changed, forms.leave);

  // What is stored, as far as this form knows.
  const stored = loaded?.base as HotelFields | undefined;
  const panels: Record<FormTabName, ReactNode> = {
    hotel: <HotelTab regions={regions} types={types} slug={stored?.slug ?? null} />,
    gallery: <GalleryTab />,
    rooms: <RoomsTab />,
    services: <ServicesTab />,
    testimonials: <TestimonialsTab />,
    faqs: <FaqsTab />,
  };
  const marked = new Set(Object.keys(errors).map(tabOf));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit();
  };
  return (
    <HotelFormProvider values={values} errors={errors} set={form.set} texts={texts}>
      <form ref={element} inert={!listening} noValidate onSubmit={submit}>
        <FormHeader name={stored?.name ?? null} links={links} />
        <DraftNote
          draft={draft.found}
          texts={texts.draft}
          onRestore={(found) => {
            setId(found.id);
            form.restore(found.values, found.loaded);
            draft.taken();
          }}
          onDiscard={draft.drop}
        />
        {form.refused === 'signed-out' ? <SignedOutNote /> : null}
        <ProblemNote onOpen={open} />
        <FormTabs
          label={texts.tabsLabel}
          marked={texts.marked}
          current={tab}
          onOpen={(name) => open(name as FormTabName)}
          tabs={FORM_TABS.map((name) => ({
            id: name,
            label: texts.tabs[name],
            marked: marked.has(name),
            panel: panels[name],
          }))}
        />
        <SaveBar changed={changed} busy={busy} isNew={!loaded} forms={forms} />
      </form>
      <ConflictDialog
        conflict={form.conflict}
        mine={values}
        labels={texts.fields}
        format={conflictFormat({ texts, regions, types })}
        busy={busy}
        onResolve={form.resolve}
        onClose={form.closeConflict}
      />
    </HotelFormProvider>
  );
}
