import { notFound } from 'next/navigation';
import { titled } from '@/components/admin/titled';

export const generateMetadata = titled('admin.shell.notFound.heading');

/** A URL that no tab has: answered inside the shell. */
export default function Unknown() {
  notFound();
}
