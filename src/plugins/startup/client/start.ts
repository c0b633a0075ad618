/**
 * The entry of the main script. React, the routes, and Docusaurus's own entry, which needs both, run in three tasks, so that a
 * slow phone can answer a tap in between.
 */
import 'react-dom/client';

setTimeout(() => {
  // In the order of Docusaurus, on which the order of styles depends.
  require('@generated/client-modules');
  require('@generated/routes');
  setTimeout(() => require('@docusaurus/core/lib/client/clientEntry'));
});
