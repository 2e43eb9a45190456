import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { HotelScreen } from '../hotel-screen';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('hotels.form');
  return { title: t('create') };
}

export default function NewHotelPage() {
  return <HotelScreen id={null} />;
}
