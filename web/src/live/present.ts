import { createSubscriber } from "svelte/reactivity";

const OFTEN = 250;

const tick = createSubscriber((update) => {
  const timer = setInterval(update, OFTEN);
  return () => clearInterval(timer);
});

/** This device's clock in milliseconds; whatever is drawn from it is redrawn as it runs. */
export function present(): number {
  tick();
  return Date.now();
}
