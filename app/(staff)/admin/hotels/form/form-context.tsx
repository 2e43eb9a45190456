'use client';

import { createContext, type ReactNode, useCallback, useContext, useMemo } from 'react';
import type { Change, Problems } from '@/components/admin/save-state';
import type { HotelValues } from '@/lib/hotels/form';
import type messages from '@/messages/pt-BR.json';

export type HotelFormTexts = (typeof messages)['adminHotelForm'];

type SetValue = <Name extends keyof HotelValues>(
  name: Name,
  value: Change<HotelValues[Name]>,
  /** What is no longer marked; the whole field where it is left out. */
  path?: string,
) => void;

type Steady = { set: SetValue; texts: HotelFormTexts };

const Values = createContext<HotelValues | null>(null);
const Marked = createContext<Problems>({});
const SteadyParts = createContext<Steady | null>(null);

type ProviderProps = Steady & { values: HotelValues; errors: Problems; children: ReactNode };

/** The form of the hotel that is open, for everything in it. */
export function HotelFormProvider({ values, errors, set, texts, children }: ProviderProps) {
  const steady = useMemo(() => ({ set, texts }), [set, texts]);
  return (
    <SteadyParts value={steady}>
      <Marked value={errors}>
        <Values value={values}>{children}</Values>
      </Marked>
    </SteadyParts>
  );
}

function within<T>(found: T | null): T {
  if (!found) throw new Error('Outside of a hotel form');
  return found;
}

/** The copy of the form, which never changes. */
export const useFormTexts = () => within(useContext(SteadyParts)).texts;

/** What a repeated item needs: nothing that changes with each letter typed somewhere else. */
export function useItemForm() {
  return { texts: useFormTexts(), errors: useContext(Marked) };
}

/** Everything of the form; whoever asks is drawn anew with each letter. */
export function useHotelForm() {
  const values = within(useContext(Values));
  const { set, texts } = within(useContext(SteadyParts));
  return { values, set, texts, errors: useContext(Marked) };
}

type ListName = {
  [Name in keyof HotelValues]: HotelValues[Name] extends unknown[] ? Name : never;
}[keyof HotelValues];

/** One of the form's lists, and the way to change it, which stays the same. */
export function useFormList<Name extends ListName>(name: Name) {
  const { values, set } = useHotelForm();
  const onChange = useCallback(
    (recipe: (items: HotelValues[Name]) => HotelValues[Name], path: string) =>
      set(name, recipe, path),
    [set, name],
  );
  return { path: name, items: values[name], onChange };
}
