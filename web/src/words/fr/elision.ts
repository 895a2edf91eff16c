/** "de Bruno", "d’Anna": the e is left out before a vowel and before the mute h of names, as `elides` of src/gockel/words/fill.cpp has it. */
export const de = (name: string): string =>
  /^([aeiouàâäéèêëîïôöùûüœ]|h[éèy]|henr|hipp|hono|hort|y[^aeiou])/i.test(name) ? `d’${name}` : `de ${name}`;
