/** An error whose message is all its reader needs: printed without a stack. */
export class Failure extends Error {}

/** Prints an error: only the message of a Failure, any other with its stack. */
export function printFailure(error) {
  console.error(error instanceof Failure ? `\n${error.message}` : error);
}
