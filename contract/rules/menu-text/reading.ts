import type { DayMention } from './days'
import type { Facts } from './facts'
import type { Heading } from './headings'

/** What one part of a line says, before it is known what stands around it. */
export type Reading =
  | { as: 'day'; day: DayMention }
  | { as: 'week'; begins: string }
  | { as: 'heading'; heading: Heading }
  | { as: 'facts'; facts: Facts; text: string }
  | { as: 'note'; text: string }
  | { as: 'talk'; text: string; holdsDish: boolean }
  | { as: 'text'; text: string; inList: boolean }
