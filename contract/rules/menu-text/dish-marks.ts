/** Marks behind the name of a dish that are no part of it: «(1,3,7)», «(V)», «(G, L)», «(gf)». */
const mark =
  /\s*\((\d{1,2}(?:[\s,.\-/y]{1,3}\d{1,2}){0,13}|[A-Z]{1,2}(?:[\s,./-]{1,2}[A-Z]{1,2}){0,13}|(?:vg?n?|ve?g?|gf|df|nf|sg|sl|bg|[gnlpc])(?:[\s,./-]{1,2}(?:vg?n?|ve?g?|gf|df|nf|sg|sl|bg|[gnlpc])){0,5})\)\s*$/u

/** The name of a dish, and the numbers or letters of its allergens. */
export function withoutMarks(text: string): { name: string; marks: string | null } {
  const found = mark.exec(text)
  return found ? { name: text.slice(0, found.index), marks: found[1] ?? null } : { name: text, marks: null }
}
