// Loaded into a child with `node --import`: if the launcher is killed (kill -9), its channel closes
// and the child's whole process group ends, so that no port stays taken. The environment variable
// keeps the child's own children and worker threads from doing the same.
if (process.connected && !process.env.VITRINE_DIES_WITH_PARENT) {
  process.env.VITRINE_DIES_WITH_PARENT = '1';
  process.on('disconnect', () => {
    try {
      process.kill(-process.pid, 'SIGKILL');
    } catch {
      process.exit(1);
    }
  });
}
