import { untrack } from 'svelte';

/**
 * Makes something with derived values that outlive the component which asks for it: what a person does at a table may end
 * after the table has gone from the screen, and still reads them. Svelte complains of those that went with a component.
 */
export function lasting<Of, Made>(of: Of, make: (of: Of) => Made): Made {
  const made: Made[] = [];
  $effect.root(() => void made.push(untrack(() => make(of))));
  return made[0] as Made;
}
