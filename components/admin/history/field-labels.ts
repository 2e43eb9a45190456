import { type Messages, useMessages, useTranslations } from 'next-intl';
import { shownWhatsappNumber } from '@/lib/booking/whatsapp';
import { formatDate } from '@/lib/format/date';
import { monthName } from '@/lib/format/date-names';
import { formatMoment } from '@/lib/format/moment';
import { toNumber } from '@/lib/format/numbers';
import { formatPrice } from '@/lib/format/price';
import type { RecordKind } from '@/lib/history/model';
import { amenityIconName } from '@/lib/hotels/content/amenity-icons';
import { artworkName, mediaOf } from '@/lib/media/model';

type Labels = Record<string, string | undefined>;

/** The labels of the fields of a hotel's lists whose items have fields of their own. */
const itemLabels = ({ history: { fields }, hotels: { form } }: Messages) =>
  ({
    'features.rooms': {
      ...form.rooms,
      images: fields.pictures,
      included_items: fields.included,
    },
    'features.services': form.services,
    'features.amenities': form.amenities,
    'features.testimonials': { ...form.testimonials, date: fields.date },
    'features.faqs': form.faqs,
    'features.day_notes': form.day_notes,
    'features.season': form.season,
    'features.gallery_details': { ...form.gallery_details, image_url: fields.picture },
    images: { image_url: fields.picture, is_main: fields.main },
  }) as Record<string, Record<string, unknown> | undefined>;

/** The label of a hotel's id in its booking engine, which for one of them is a telephone number. */
function engineIdLabel({ history, hotels: { form } }: Messages, engine: unknown): string {
  if (engine === 'whatsapp') return form.whatsappNumber;
  return engine === undefined ? history.fields.engineId : form.fields.hotel_id;
}

/** The labels of the fields of each kind of record, as in their forms. */
const fieldLabels = (messages: Messages, engine: unknown): Record<RecordKind, Labels> => {
  const {
    settings: adminConfig,
    hotels: { form: adminHotelForm },
    regions: { admin: adminRegions },
    offers: { admin: adminPackages },
  } = messages;
  const { fields } = messages.history;
  const { form } = adminPackages;
  return {
    hotels: {
      ...messages.hotels.amenities,
      ...adminHotelForm.fields,
      hotel_id: engineIdLabel(messages, engine),
    },
    regions: {
      name: adminRegions.name,
      description: adminRegions.description,
      is_active: adminRegions.isActive,
    },
    packages: {
      ...form.labels,
      name: form.name,
      hotel_id: form.hotel,
      price: form.price,
      description: form.description,
      image_url: form.image,
      features: form.features,
      offer_link: form.link,
      tags: form.tags,
      is_active: form.isActive,
    },
    users: {
      email: fields.email,
      role: fields.role,
      hotel_ids: fields.hotels,
      is_active: fields.access,
      authenticator_removed_at: fields.authenticatorRemoved,
    },
    config: {
      hero_video_horizontal: adminConfig.videos.horizontal,
      hero_video_vertical: adminConfig.videos.vertical,
      primary_color: adminConfig.color.label,
      light_logo_url: adminConfig.logos.light,
      dark_logo_url: adminConfig.logos.dark,
      phone: adminConfig.contact.phone,
      whatsapp: adminConfig.contact.whatsapp,
    },
  };
};

/** Formats a record of one kind as text. */
export type FieldLabels = {
  /** The label of a field; `list` is the list field that contains it, if it belongs to an item. */
  label: (field: string, list?: string) => string;
  /** Sorts changed fields of an item of `list` in form order; others follow. */
  inOrder: <Change extends { field: string }>(changes: Change[], list: string) => Change[];
  /** A value as readable text, '' if empty. `list` as above. */
  value: (field: string, value: unknown, list?: string) => string;
  /** The label of a list item without a name of its own; `place` counts from 1. */
  item: (list: string, place: number) => string;
  /**
   * The name of an image: the file name for the library, the name in forms for artwork, else the
   * URL.
   */
  image: (url: string) => string;
};

/** Lists whose items are images. */
const IMAGE_LISTS = new Set(['images', 'features.gallery_details']);

const isEngineId = (field: string) => field === 'features.hotel_id';
const inner = (field: string) => field.replace(/^features\./, '');

/** Any stored value as lines of text. */
function valueAsText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(valueAsText).filter(Boolean).join('\n');
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([key, item]) => `${key}: ${valueAsText(item)}`)
      .join('\n');
  }
  return typeof value === 'number' ? value.toLocaleString('pt-BR', DIGITS) : String(value);
}
const DIGITS = { maximumFractionDigits: 20, useGrouping: false };

/**
 * Returns the labels for a kind of record. `names` are the names of the records that it refers to,
 * `engine` is the booking engine of a hotel, if known.
 */
export function useFieldLabels(
  kind: RecordKind,
  names: Record<string, string>,
  engine?: unknown,
): FieldLabels {
  const messages = useMessages();
  const t = useTranslations('history.fields');
  const tMedia = useTranslations('media.admin.field');
  const { values, fields } = messages.history;
  const labels = fieldLabels(messages, engine)[kind];
  const items = itemLabels(messages);
  const choices: Record<string, Labels> = {
    hotel_type: messages.hotels.types,
    'features.hotel_type': messages.hotels.types,
    'features.booking_engine': messages.hotels.form.engines,
    role: messages.admin.shell.roles,
    tags: messages.offers.tags,
    arrival_days: messages.offers.weekdays,
  };
  const itemChoices: Record<string, Record<string, Labels>> = {
    'features.rooms': { view: messages.hotels.rooms.views },
    'features.season': { mark: messages.hotels.season.marks },
    'features.gallery_details': { subject: messages.hotels.gallerySubjects },
  };
  const media: Labels = { alt: fields.alt, is_ready: fields.ready };
  const points = kind === 'packages' ? 'hotel_id' : 'region_id';
  return {
    item: (list, place) => {
      if (list === 'features.season') return monthName(place - 1, 'long');
      return t(IMAGE_LISTS.has(list) ? 'imageItem' : 'item', { place });
    },
    image: (url) => {
      const artwork = artworkName(url);
      const drawn = artwork && tMedia('artwork', { name: artwork });
      return names[mediaOf(url)?.id ?? ''] ?? drawn ?? url;
    },
    label: (field, list) => {
      const known = list
        ? items[list]?.[field]
        : (labels[field] ?? labels[inner(field)] ?? media[field]);
      return typeof known === 'string' ? known : t('other', { name: inner(field) });
    },
    inOrder: (changes, list) => {
      const order = Object.keys(items[list] ?? {});
      const rank = (field: string) => (order.includes(field) ? order.indexOf(field) : order.length);
      return changes.toSorted((a, b) => rank(a.field) - rank(b.field));
    },
    value: (field, value, list) => {
      if (field === 'hotel_ids' && value === null) return messages.users.limit.all;
      if (value === null || value === undefined || value === '') return '';
      if (typeof value === 'boolean') return value ? values.yes : values.no;
      if (list && field === 'icon') return amenityIconName(String(value));
      if (field === 'authenticator_removed_at') return formatMoment(String(value)) ?? '';
      if (field === 'price' && toNumber(value) !== null) return formatPrice(Number(value));
      if (!list && field === points) return names[String(value)] ?? values.gone;
      if (field === 'hotel_ids' && Array.isArray(value)) {
        return value.map((id) => names[String(id)] ?? values.gone).join('\n');
      }
      const words = (list ? itemChoices[list] : choices)?.[field] ?? {};
      const wordOf = (item: unknown) =>
        Object.hasOwn(words, String(item)) ? words[String(item)] : undefined;
      const chosen = wordOf(value);
      if (chosen) return chosen;
      if (!list && Array.isArray(value) && choices[field]) {
        return value.map((item) => wordOf(item) ?? String(item)).join('\n');
      }
      const isNumber = inner(field) === 'whatsapp' || (engine === 'whatsapp' && isEngineId(field));
      if (!list && isNumber) return shownWhatsappNumber(String(value));
      const isDay = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
      return (isDay && formatDate(value)) || valueAsText(value);
    },
  };
}
