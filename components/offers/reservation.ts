import { signal } from '@/components/ui/signal';

/**
 * Where the buttons of the offer that is open lead with the chosen stay; null while no stay fits. One
 * offer is open at a time, and its calendar is loaded after them.
 */
export const reservation = signal<string>();
