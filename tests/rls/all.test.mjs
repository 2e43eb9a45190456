// One process for all of them, because they share a database (see suite.mjs).
import './access.cases.mjs';
import './attempts.cases.mjs';
import './audit.cases.mjs';
import './escalation.cases.mjs';
import './history.cases.mjs';
import './limits.cases.mjs';
import './media.cases.mjs';
import './newsletter.cases.mjs';
import './offer-dates.cases.mjs';
import './parallel.cases.mjs';
import './privileges.cases.mjs';
import './reads.cases.mjs';
import './save-hotel.cases.mjs';
import './search.cases.mjs';
import './sign-in-limits.cases.mjs';
import './slugs.cases.mjs';
import './staff.cases.mjs';
