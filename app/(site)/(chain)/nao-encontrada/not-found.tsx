export { generateMetadata } from './page';

/** Only for its title: a page that answers 404 keeps its content, but not its metadata. */
export default function NotFound() {
  return null;
}
