import { signal } from '@/components/ui/signal';

/**
 * The URL of the open offer's buttons with the chosen stay; null while no stay fits. Only one offer
 * is open at a time, and its calendar loads after the buttons.
 */
export const reservation = signal<string>();
