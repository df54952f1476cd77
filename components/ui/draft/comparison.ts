/** How a feature compares and merges two versions, with its own fields. */
export type Comparison<Values, Field extends string> = {
  /** The fields in which they differ. */
  compare: (one: Values, other: Values) => Field[]
  /** These fields from `mine`, all other fields from `theirs`. */
  merge: (theirs: Values, mine: Values, fields: readonly Field[]) => Values
}

type Sides<Values> = { base: Values; mine: Values; theirs: Values }

/** The fields that both sides have changed to different values. All other fields merge without a question. */
export function clashes<Values, Field extends string>(
  compare: Comparison<Values, Field>['compare'],
  { base, mine, theirs }: Sides<Values>,
): Field[] {
  const [moved, apart] = [compare(theirs, base), compare(theirs, mine)]
  return compare(mine, base).filter((field) => moved.includes(field) && apart.includes(field))
}
