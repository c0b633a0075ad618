/** @type {import('stylelint').Config} */
export default {
  extends: 'stylelint-config-standard',
  reportDescriptionlessDisables: true,
  reportInvalidScopeDisables: true,
  reportNeedlessDisables: true,
  rules: {
    // Rules are grouped by topic, not by specificity.
    'no-descending-specificity': null,
    // Infima's class names are in BEM style.
    'selector-class-pattern': '^[a-z][a-z0-9]*(?:(?:-|--|__)[a-z0-9]+)*$',
    // Variables of Mermaid diagrams begin with an underscore.
    'custom-property-pattern': '^_?[a-z][a-z0-9]*(?:-[a-z0-9]+)*$',
    // Blank lines separate groups of tokens, and all their colors have six digits.
    'custom-property-empty-line-before': null,
    'color-hex-length': 'long',
    // Type comes from the tokens. Sizes relative to the text around them are fine.
    'declaration-property-value-disallowed-list': {
      'font-size': ['/^[\\d.]+(rem|px)/'],
      'font-weight': ['/^(\\d|bold)/'],
    },
    // Hashed class names of CSS modules can change with any upgrade.
    'selector-disallowed-list': ['/\\[class[*^$|~]/'],
    // Font names keep their capitals.
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
