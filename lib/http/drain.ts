import 'server-only';

let draining = false;
const drain = () => {
  draining = true;
};

// In addition to Next's own handling of SIGTERM, which stops accepting connections, finishes open
// requests and exits. SIGUSR2 comes some seconds earlier, for load balancers that check readiness:
// the instance still answers, but reports that it is draining. The listeners are added when this
// file is first imported.
process.on('SIGTERM', drain);
process.on('SIGUSR2', drain);

/** Whether this instance is about to exit: no more visitors should be sent to it. */
export const isDraining = () => draining;
