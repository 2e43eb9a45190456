import type { HotelRouteProps } from '../../../hotel-route';
import { RoomSelectionRoute, roomSelectionMetadata } from '../../../room-selection-route';

export const revalidate = 60;

/** Rendered on the first visit and kept: few people come here. */
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: HotelRouteProps) {
  return roomSelectionMetadata('standard', (await params).slug);
}

/** The older page of a standard hotel, on which a room is chosen. Stored; re-rendered at most once a minute. */
export default async function Page({ params }: HotelRouteProps) {
  return <RoomSelectionRoute type="standard" slug={(await params).slug} />;
}
