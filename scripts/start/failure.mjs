/** A failure whose message is already the one sentence its reader needs: printed without a stack. */
export class Failure extends Error {}

/** Prints what went wrong, plainly for a Failure and with the stack for a surprise. */
export function printFailure(error) {
  console.error(error instanceof Failure ? `\n${error.message}` : error);
}
