// Fallback only: the build compiles with SWC (Docusaurus Faster) and does not read this file; tools that want Babel do.
module.exports = { presets: [require.resolve('@docusaurus/core/lib/babel/preset')] };
