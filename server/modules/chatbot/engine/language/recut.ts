import { cleaned } from './clauses'
import { type Clause, clauseOf } from './tokens'

const joints = new Set([',', 'y', 'e', 'i', 'and', 'pero', 'but', 'que', 'porque', 'pq', 'xq'])
const reasons = new Set(['que', 'porque', 'pq', 'xq', 'pero', ','])
const mostCuts = 6

/** How well a clause is understood: 2 for sure, 1 read, 0 perhaps, −1 read of a dish that no menu has, −2 not at all. */
export type Value = (clause: Clause) => number
type Cut = { clauses: Clause[]; least: number; most: number }

/**
 * Cuts a clause that is not understood as a whole where both sides are orders: «la dorada lleva 2 € de suplemento y el pan ya no entra».
 * A reason behind an order is left out: «quita el pollo, que no ha venido». What is understood is cut from what is not: «son 13 y lo otro
 * como el otro día».
 */
export function recut(clause: Clause, value: Value, isReason: (clause: Clause) => boolean): Clause[] {
  const whole = value(clause)
  const places = clause.tokens.flatMap(({ plain }, at) => (joints.has(plain) && at > 0 ? [at] : []))
  if (whole > 1 || places.length === 0) return [clause]
  const known = new Map<number, Cut>()
  const bestFrom = (from: number): Cut => {
    const found = known.get(from)
    if (found) return found
    const rest = part(clause, from)
    const all = rest ? (from === 0 ? whole : value(rest)) : 0
    let best: Cut = { clauses: rest ? [rest] : [], least: all, most: all }
    for (const at of places.slice(0, mostCuts).filter((place) => place > from)) {
      const left = part(clause, from, at)
      const first = left ? value(left) : -2
      if (!left || first < best.least) continue
      const cut = joined(left, first, behind(at))
      const isHalf = cut.least === -2 && first === 2 && best.most < 2
      const isClearer = cut.least === best.least && (cut.least > 0 || isHalf) && cut.most > best.most
      if (cut.least > best.least || isClearer) best = cut
    }
    known.set(from, best)
    return best
  }
  const behind = (at: number): Cut => {
    const cut = bestFrom(at + 1)
    const rest = part(clause, at + 1)
    const isLeftOut =
      cut.least < 0 && (!rest || (reasons.has(clause.tokens[at]?.plain ?? '') && isReason(rest)))
    return isLeftOut ? { clauses: [], least: 2, most: -2 } : cut
  }
  return bestFrom(0).clauses
}

const joined = (left: Clause, value: number, rest: Cut): Cut => ({
  clauses: [left, ...rest.clauses],
  least: Math.min(value, rest.least),
  most: Math.max(value, rest.most),
})

function part({ text, tokens }: Clause, from: number, to = tokens.length): Clause | null {
  const inside = tokens.slice(from, to)
  const first = inside.findIndex(({ plain }) => !joints.has(plain) || plain === 'que')
  const last = inside.findLastIndex(({ plain }) => !joints.has(plain))
  const found = first < 0 || last < 0 ? [] : cleaned(inside.slice(first, last + 1))
  return found.length > 0 ? clauseOf(text, found) : null
}
