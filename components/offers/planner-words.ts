import { formatCalendarDate } from '@/lib/booking/stay';
import { type CalendarDate, weekdayOf } from '@/lib/format/date';

/** '14/12'. */
export const dayAndMonth = (day: CalendarDate) => formatCalendarDate(day, 'dd/MM');

/** 'seg 14/12'. */
export const weekdayAndDay = (day: CalendarDate) => `${weekdayOf(day)} ${dayAndMonth(day)}`;
