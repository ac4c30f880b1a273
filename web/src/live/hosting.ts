import { settings } from "../settings.svelte";
import { makeTable, sit } from "../wire/doors";
import { t } from "../words/words.svelte";

/** Makes a table, sits down at it, and returns its code. A made-up name is not remembered. */
export async function tableFor(name: string): Promise<string> {
  const called = name.trim() || t("player");
  const made = await makeTable();
  await sit(made, called);
  if (name.trim() !== "") settings.setName(called);
  return made;
}
