/**
 * The entry of the main script. It runs React, the routes, and Docusaurus's own entry, which needs both, in three tasks, so that
 * a slow phone can respond to a tap in between. The longest task after the first paint takes 147, 220, 251, and 329 ms with it,
 * and 158, 268, 404, and 486 without (two pages, twice; medians of 7 real loads on slow 4G, 4x CPU).
 */
import 'react-dom/client';

setTimeout(() => {
  // In the order of Docusaurus, because the order of styles depends on it.
  require('@generated/client-modules');
  require('@generated/routes');
  setTimeout(() => require('@docusaurus/core/lib/client/clientEntry'));
});
