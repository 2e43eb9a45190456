'use client';

import { InlineScript } from '@/components/ui/inline-script';
import { ADULTS, USUAL_PARTY } from '@/lib/booking/guests';
import { STAY_NAMES } from '@/lib/booking/stay-names';
import { STORED_STAY, STORED_WORDS } from './stored-stay';

const code = () => `try {
  const { '${STORED_STAY}': stored, '${STORED_WORDS}': words } = sessionStorage;
  const asked = new URLSearchParams(location.search);
  const own = new URLSearchParams(stored);
  const checkIn = own.get('${STAY_NAMES.checkIn}');
  const isWhole = asked.has('${STAY_NAMES.adults}');
  const isAsked = ${JSON.stringify(Object.values(STAY_NAMES))}.every(
    (name) => !(isWhole || asked.has(name)) || '' + asked.getAll(name) === '' + own.getAll(name));
  const { dataset, style } = document.documentElement;
  const ages = own.get('${STAY_NAMES.ages}')?.split(',').length ?? 0;
  if (isAsked && ages) dataset.storedFamily = '';
  if (isAsked && Number(own.get('${STAY_NAMES.adults}')) + ages > ${USUAL_PARTY}) dataset.storedParty = '';
  const party = isWhole ? asked : own;
  if (party.get('${STAY_NAMES.ages}') || Number(party.get('${STAY_NAMES.adults}') || ${ADULTS.initial}) !== ${ADULTS.initial}) dataset.otherGuests = '';
  const now = new Date();
  const today = new Date(now - now.getTimezoneOffset() * 60000).toISOString().slice(0, 10);
  if (words && isAsked && checkIn >= today) {
    const [dates, all] = JSON.parse(words);
    dataset.storedStay = '';
    style.setProperty('--stay', JSON.stringify(dates));
    style.setProperty('--stay-words', JSON.stringify(all));
  }
  const isOwn = isAsked && !asked.has('${STAY_NAMES.checkIn}');
  const days = ['${STAY_NAMES.checkIn}', '${STAY_NAMES.checkOut}'].map((name) => (isOwn ? own : asked).get(name));
  const isDay = (day) => day && new Date(day).toJSON()?.slice(0, 10) === day;
  if (days.every(isDay) && days[0] >= today && days[0] < days[1]) {
    const write = (name, parts) =>
      style.setProperty(name, JSON.stringify(days.map((day) => day.split('-').reverse().slice(0, parts).join('/')).join(' a ')));
    dataset.stayDays = '';
    write('--days', 3);
    write('--days-short', 2);
  }
} catch {}`;

/**
 * Sets the stay stored in the tab, or its guests alone, on the document before the first paint, as
 * `paintStay` does later, so that the parts of a page that show it get their space from the start.
 * A URL with another stay wins; one that names guests is a complete stay, as in `arriveAtStay`.
 * Also sets the days of either in digits, for the fields of static pages (EarlyDates), and whether
 * the guests differ from the usual ones (EarlyGuests).
 */
export const StoredStayScript = () => (
  <InlineScript code={typeof window === 'undefined' ? code() : ''} />
);
