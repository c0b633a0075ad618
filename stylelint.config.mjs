/** @type {import('stylelint').Config} */
export default {
  extends: 'stylelint-config-standard',
  reportDescriptionlessDisables: true,
  reportInvalidScopeDisables: true,
  reportNeedlessDisables: true,
  rules: {
    // Rules stand by what they are about; which of two wins is decided where they really meet.
    'no-descending-specificity': null,
    // The theme's own classes have two underscores.
    'selector-class-pattern': '^[a-z][a-z0-9]*(?:(?:-|--|__)[a-z0-9]+)*$',
    // Diagrams have variables with an underscore.
    'custom-property-pattern': '^_?[a-z][a-z0-9]*(?:-[a-z0-9]+)*$',
    // A blank line parts groups of tokens; a color has six digits there like its neighbors.
    'custom-property-empty-line-before': null,
    'color-hex-length': 'long',
    // Names of fonts keep their capitals.
    'value-keyword-case': [
      'lower',
      { camelCaseSvgKeywords: true, ignoreProperties: ['/^--(font|ifm-font)/', 'font-family'] },
    ],
  },
  overrides: [
    {
      files: ['**/*.module.css'],
      rules: {
        'selector-class-pattern': '^[a-z][a-zA-Z0-9]*$',
        'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
        'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
      },
    },
  ],
};
