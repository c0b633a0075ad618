/**
 * The entry of the main script. It runs React, the routes, and Docusaurus's own entry, which needs both, in three tasks, so that
 * a slow phone can respond to a tap in between. That saves 75 to 100 ms of blocking time on a phone (Lighthouse, 4x CPU).
 */
import 'react-dom/client';

setTimeout(() => {
  // In the order of Docusaurus, because the order of styles depends on it.
  require('@generated/client-modules');
  require('@generated/routes');
  setTimeout(() => require('@docusaurus/core/lib/client/clientEntry'));
});
