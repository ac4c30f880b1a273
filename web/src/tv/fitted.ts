/** The narrowest scale of a letter before the name breaks into two lines instead. */
const NARROWEST = 0.68;

/** Fits a line into its box: a little narrower, or if that is not enough, in two lines. */
export function fitted(node: HTMLElement, narrowest = NARROWEST): () => void {
  const box = node.parentElement;
  const fit = (): void => {
    node.classList.remove("broken");
    node.style.transform = "";
    const share = (box?.clientWidth ?? 0) / node.scrollWidth;
    if (share >= 1) return;
    if (share < narrowest) node.classList.add("broken");
    else node.style.transform = `scaleX(${share})`;
  };
  const watch = new ResizeObserver(fit);
  if (box !== null) watch.observe(box);
  void document.fonts.ready.then(fit);
  fit();
  return () => watch.disconnect();
}

/** The same for a line that never breaks, repeated whenever its text changes. */
export function oneLine(_said: unknown): (node: HTMLElement) => () => void {
  return (node) => fitted(node, 0);
}
