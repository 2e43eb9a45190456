import { line, problem } from '@/lib/actions/form-parts';
import { toStoredNumber, whatsappNumber } from './whatsapp';

/** A WhatsApp number in its stored form; unchanged if it can't be dialed. */
const storedNumber = (typed: string | null) => {
  const number = typed === null ? null : whatsappNumber(typed);
  return number ? toStoredNumber(number) : typed;
};

/** A number that WhatsApp can dial, or null. */
export const optionalWhatsapp = (max: number) =>
  line(max)
    .refine((value) => value === null || whatsappNumber(value) !== null, problem('whatsapp'))
    .transform(storedNumber);
