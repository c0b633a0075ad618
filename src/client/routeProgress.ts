import nprogress from 'nprogress';

// The default bar has an invalid role. Screen readers get src/client/announceRoute.ts instead.
nprogress.configure({
  template: '<div class="bar" aria-hidden="true"><div class="peg"></div></div>',
  barSelector: '.bar',
});

/** Without the effects at its end, which would show a bar that hasn't been visible until then. */
export const onRouteDidUpdate = () => nprogress.remove();
