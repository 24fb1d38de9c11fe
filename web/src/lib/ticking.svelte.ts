// The present time, for things that count down.

const STEP = 250; // ms

/** Return the time that goes on while `wanted` is true. Call this while a component is set up. */
export function ticking(wanted: () => boolean): { readonly now: number } {
  let now = $state(performance.now());
  $effect(() => {
    if (!wanted()) return;
    now = performance.now();
    const timer = setInterval(() => (now = performance.now()), STEP);
    return () => clearInterval(timer);
  });
  return {
    get now() {
      return now;
    },
  };
}
