import 'server-only';

let draining = false;
const drain = () => {
  draining = true;
};

// Beside Next's own handling of SIGTERM, which stops accepting, finishes what is open, and exits.
// SIGUSR2 comes some seconds before it, for balancers that ask whether this instance is ready: it answers
// requests, and says that it will not for long. The listeners are added when this file is first imported.
process.on('SIGTERM', drain);
process.on('SIGUSR2', drain);

/** Whether this instance is about to end: no visitor should be sent to it any more. */
export const isDraining = () => draining;
