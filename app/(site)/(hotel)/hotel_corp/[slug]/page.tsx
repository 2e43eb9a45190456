import { HotelRoute, type HotelRouteProps, hotelMetadata, hotelParams } from '../../hotel-route';

export const revalidate = 60;

export const generateStaticParams = () => hotelParams('corporate');

export async function generateMetadata({ params }: HotelRouteProps) {
  return hotelMetadata('corporate', (await params).slug);
}

/**
 * A corporate hotel, for visitors. The first hotels are prerendered, others rendered on their first
 * visit; stored, and re-rendered at most once a minute, and when the hotel is saved.
 */
export default async function Page({ params }: HotelRouteProps) {
  return <HotelRoute type="corporate" slug={(await params).slug} />;
}
