import { HotelRoute, type HotelRouteProps, hotelMetadata, hotelParams } from '../../hotel-route';

export const revalidate = 60;

export const generateStaticParams = () => hotelParams('corporate');

export async function generateMetadata({ params }: HotelRouteProps) {
  return hotelMetadata('corporate', (await params).slug);
}

export default async function Page({ params }: HotelRouteProps) {
  return <HotelRoute type="corporate" slug={(await params).slug} />;
}
