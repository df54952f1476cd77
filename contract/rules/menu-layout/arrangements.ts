import type { Paragraph } from './columns'

/** A heading with its dishes, as paragraphs. */
export type Section = { heading: Paragraph | null; dishes: Paragraph[] }

/** Columns side by side, each with its sections. */
export type Row = {
  columns: Section[][]
  /** The dishes follow each other in one line, with dots between them. */
  runsIn?: boolean
}

/** Rows above each other. */
export type Arrangement = Row[]

/** More sections than these are only divided evenly. */
const mostTried = 6

/**
 * Every way that the sections may stand. None divides a section, unless it is the only one. With two columns, the last of three or more
 * sections stands below both (docs/decisions/0391-desserts-below-both-columns.md).
 */
export function arrangementsOf(sections: Section[], isWide: boolean): Arrangement[] {
  const last = sections.slice(-1)
  const others = sections.slice(0, -1)
  const [only] = sections
  return [
    [{ columns: [sections] }],
    ...(others.length < 2 ? divisions(sections, 2).map(rowOf) : []),
    ...(sections.length === 4 ? [pairs(sections)] : []),
    ...(others.length >= 2
      ? divisions(others, 2).map((columns): Arrangement => [{ columns }, { columns: [last], runsIn: true }])
      : []),
    ...(isWide ? divisions(sections, 3).map(rowOf) : []),
    ...(only && sections.length === 1 && only.dishes.length >= 4 ? halves(only) : []),
  ]
}

const rowOf = (columns: Section[][]): Arrangement => [{ columns }]

const pairs = (sections: Section[]): Arrangement =>
  [sections.slice(0, 2), sections.slice(2)].map((row) => ({ columns: row.map((one) => [one]) }))

/** A heading above two columns of its dishes. */
function halves({ heading, dishes }: Section): Arrangement[] {
  const half = Math.ceil(dishes.length / 2)
  const columns = [dishes.slice(0, half), dishes.slice(half)].map((part) => [{ heading: null, dishes: part }])
  return [[...(heading ? [{ columns: [[{ heading, dishes: [] }]] }] : []), { columns }]]
}

/** All divisions into `count` columns that keep the order. Of many sections, the one with the most even columns. */
function divisions(sections: Section[], count: number): Section[][][] {
  const all = divided(sections, count)
  if (sections.length <= mostTried) return all
  const highest = (columns: Section[][]) =>
    Math.max(...columns.map((column) => column.reduce((sum, { dishes }) => sum + dishes.length + 1, 0)))
  return all.sort((one, other) => highest(one) - highest(other)).slice(0, 1)
}

function divided(sections: Section[], count: number): Section[][][] {
  if (count === 1) return sections.length > 0 ? [[sections]] : []
  return sections.flatMap((_, at) =>
    at === 0 ? [] : divided(sections.slice(at), count - 1).map((rest) => [sections.slice(0, at), ...rest]),
  )
}
