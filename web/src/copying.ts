/** Copies a text; where pages may not, as those without encryption, the field that holds it is marked and the old way is tried. */
export async function copy(text: string, field?: HTMLInputElement): Promise<boolean> {
  field?.select();
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return field !== undefined && document.execCommand("copy");
  }
}
