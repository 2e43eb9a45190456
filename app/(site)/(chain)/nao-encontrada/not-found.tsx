export { generateMetadata } from './page';

/** Only for its title: the page keeps its content, but not its metadata, when it answers 404. */
export default function NotFound() {
  return null;
}
