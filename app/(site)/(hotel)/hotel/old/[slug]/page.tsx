import type { HotelRouteProps } from '../../../hotel-route';
import { RoomSelectionRoute, roomSelectionMetadata } from '../../../room-selection-route';

export const revalidate = 60;

/** Rendered on the first visit and stored, because it has few visitors. */
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: HotelRouteProps) {
  return roomSelectionMetadata('standard', (await params).slug);
}

/** The room selection of a standard hotel. Stored; re-rendered at most once a minute. */
export default async function Page({ params }: HotelRouteProps) {
  return <RoomSelectionRoute type="standard" slug={(await params).slug} />;
}
