/** Tells the bundler that a page with one of these components is made from other pages as well. */
module.exports = function declareDependencies(source) {
  if (/<(?:EndpointList|Glossary|RfcIndex)\b/.test(source))
    this.addContextDependency(this.getOptions().docs);
  return source;
};
