/** A key that does something on this screen; `label` is already translated. */
export type Binding = { readonly key: string; readonly label: string; readonly run: () => void };

type Group = () => readonly Binding[];

/** Whether the focused control handles this key itself. */
function belongsToControl(event: KeyboardEvent): boolean {
  const target = event.target;
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest("dialog[open]")) return true;
  if (target.matches("input, select, textarea")) return true;
  return (event.key === "Enter" || event.key === " ") && target.matches("button, a, summary");
}

class Keys {
  #groups: readonly Group[] = [];

  /** All keys that work now; the screen's own come last, so they win. */
  now(): readonly Binding[] {
    const byKey = new Map(this.#groups.flatMap((group) => group()).map((one) => [one.key, one]));
    return [...byKey.values()];
  }

  /** Adds the keys of one component while it is shown; the return value removes them. */
  add(group: Group): () => void {
    this.#groups = [...this.#groups, group];
    return () => {
      this.#groups = this.#groups.filter((other) => other !== group);
    };
  }

  press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (belongsToControl(event)) return;
    const pressed = event.key.length === 1 ? event.key.toUpperCase() : event.key;
    const binding = this.now().find((one) => one.key === pressed);
    if (binding === undefined) return;
    event.preventDefault();
    // The focused control would otherwise take the Enter that confirms this choice.
    if (document.activeElement instanceof HTMLButtonElement) document.activeElement.blur();
    binding.run();
  }
}

export const keys = new Keys();
