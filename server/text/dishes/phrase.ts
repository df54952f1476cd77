import type { Agreement, Noun, Way } from './entries'

/** A noun with what is said of it: «croquetas de jamón ibérico». */
export type Phrase = {
  noun: Noun
  agreement: Agreement
  /** In their order. */
  ways: Way[]
  /** What it is made of, or a cut of. More than one where a list follows. */
  made: Phrase[]
  /** How many of its ways stand before what it is made of: «flan chino de mango». */
  waysBefore: number
  /** «yakisoba de verduras o pollo» */
  isChoice: boolean
  /** «queso de Mahón» */
  place: string | null
  /** «al vino de Rioja»: the place is not the pears'. */
  isPlaceLast: boolean
  /** How many of its ways stand before its place: «gambas rojas de Garrucha a la plancha». */
  waysBeforePlace: number
  /** «al estilo de Donosti» */
  style: string | null
  /** «2 huevos» */
  count: string | null
}

export type Relation =
  | 'head'
  | 'with'
  | 'without'
  | 'on'
  | 'in'
  | 'stuffed'
  | 'and'
  | 'or'
  | 'comma'
  | 'plus'
  | 'slash'

/** A part of a dish, from one joining word to the next. */
export type Part = {
  relation: Relation
  phrases: Phrase[]
  /** «… o a la romana»: said of what it stands behind. There are no phrases then. */
  way: Way | null
  /** What stands between the phrases of a list. */
  isChoice: boolean
  /** Its place in the text. */
  from: number
  to: number
  /** What it stands behind: a thing that is stuffed agrees. */
  behind: Phrase | null
  /** «Merluza (con patatas)» */
  opens: boolean
  closes: boolean
}

export type ReadDish = {
  parts: Part[]
  /** Where the text begins that was not understood, if there is any. */
  unknownFrom: number | null
}
