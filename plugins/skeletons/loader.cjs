/** A loader that hands its work to the option `run(path, source)`, because a loader has to be a file of its own. */
module.exports = function run(source) {
  const done = this.async();
  this.getOptions()
    .run(this.resourcePath, source)
    .then((code) => done(null, code), done);
};
