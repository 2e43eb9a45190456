// Who may do what, and how often: one process, because they share a database (see suite.mjs).
import './access.cases.mjs';
import './attempts.cases.mjs';
import './audit.cases.mjs';
import './authenticator-codes.cases.mjs';
import './escalation.cases.mjs';
import './invitations.cases.mjs';
import './known-devices.cases.mjs';
import './limited-editors.cases.mjs';
import './limits.cases.mjs';
import './media.cases.mjs';
import './newsletter.cases.mjs';
import './parallel.cases.mjs';
import './privileges.cases.mjs';
import './sessions.cases.mjs';
import './sign-in-limits.cases.mjs';
import './staff.cases.mjs';
import './step-counts.cases.mjs';
