import { describe, expect, it } from 'vitest';
import { loaderScript } from './loader';
import { rewrite } from './rewrite';

const head =
  '<link rel=stylesheet href=/assets/css/styles.1.css /><script src=/assets/js/runtime~main.2.js defer></script>' +
  '<script src=/assets/js/main.3.js defer></script>';
const page = (tags: string) => `<html><head>${tags}</head><body>text</body></html>`;

describe('rewrite', () => {
  it('inlines the styles and hands the scripts to the loader', () => {
    const html = rewrite(page(head), 'a.html', 'p{color:red}', (sources) => sources.join(' then '));
    expect(html).toBe(
      page(
        '<style>p{color:red}</style><script>/assets/js/runtime~main.2.js then /assets/js/main.3.js</script>',
      ),
    );
  });

  it('leaves the manifest to the loader', () => {
    const tag = '<link rel=manifest href=/manifest.webmanifest>';
    expect(rewrite(page(head + tag), 'a.html', '', () => '')).toContain(
      `<noscript data-late>${tag}</noscript>`,
    );
  });

  it('keeps dollar signs of the styles as they are', () => {
    expect(rewrite(page(head), 'a.html', "p::before{content:'$&'}", () => '')).toContain("'$&'");
  });

  it('stops the build where the page has other tags than expected', () => {
    expect(() => rewrite(page(''), 'a.html', '', () => '')).toThrow(
      /a\.html has 0 stylesheets and 0 deferred scripts/,
    );
    expect(() => rewrite(page(head + head), 'a.html', '', () => '')).toThrow(/2 stylesheets/);
  });
});

describe('loaderScript', () => {
  it('is one short statement that names the scripts', () => {
    const script = loaderScript(['/assets/js/main.3.js'], '/');
    expect(script).toContain('"/assets/js/main.3.js"');
    expect(script).not.toContain('</');
    expect(script.length).toBeLessThan(2200);
  });
});
