import {
  type RoomComparisonProps,
  RoomComparisonRoute,
  roomComparisonMetadata,
} from '../../../room-comparison-route';

export function generateMetadata(props: RoomComparisonProps) {
  return roomComparisonMetadata('standard', props);
}

export default function Page(props: RoomComparisonProps) {
  return <RoomComparisonRoute {...props} type="standard" />;
}
