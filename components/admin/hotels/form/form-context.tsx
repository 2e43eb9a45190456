'use client';

import { createContext, useContext } from 'react';
import type { HotelValues } from '@/lib/schemas/hotel-form';
import type messages from '@/messages/pt-BR.json';

export type HotelFormTexts = (typeof messages)['adminHotelForm'];

export type HotelFormState = {
  values: HotelValues;
  /** `path` is what is no longer marked, the whole field where it is left out. */
  set: <Name extends keyof HotelValues>(
    name: Name,
    value: HotelValues[Name],
    path?: string,
  ) => void;
  /** What is wrong, by path ('rooms.0.name'). */
  errors: Record<string, string>;
  texts: HotelFormTexts;
};

const Context = createContext<HotelFormState | null>(null);

export const HotelFormProvider = Context.Provider;

/** The form of the hotel that is open. */
export function useHotelForm(): HotelFormState {
  const form = useContext(Context);
  if (!form) throw new Error('Outside of a hotel form');
  return form;
}
