import type { Language, Source } from './languages'

export type Gender = 'm' | 'f' | 'n'

/** A noun in one language. */
export type NounForm = {
  singular: string
  plural: string
  gender: Gender
  /** A noun that has one number only. */
  only: 'singular' | 'plural' | null
  /** What it becomes before another noun: «Fisch» of «Fischsuppe», «vegetable» of «vegetable soup». */
  stem: string
  /** With what it is made of, at the place of %. */
  pattern: { singular: string; plural: string } | null
  gloss: string
  /** French: «gâteau au chocolat», not «gâteau de chocolat». */
  takesA: boolean
}

/** What sort of thing a noun is: the file of the lexicon that it stands in. */
export type Kind = 'sea' | 'meat' | 'garden' | 'larder' | 'dishes' | 'sweet' | 'world' | 'regional' | 'drinks'

export type Noun = {
  kind: Kind
  /** Whether it may be made of a list: «ensalada de tomate, atún y cebolla». */
  isMixture: boolean
  /** «crema» begins a dish as a soup. Behind «con» it would be something else. */
  beginsOnly: boolean
  /** Whether «de» and a thing may follow. */
  takesOf: boolean
  forms: Partial<Record<Language, NounForm>>
}

export type WayForm = {
  place: 'before' | 'after' | 'prefix'
  /** Masculine, feminine, and both in the plural. */
  forms: readonly [string, string, string, string]
}

export type Way = {
  forms: Partial<Record<Language, WayForm>>
  /** For which things this is meant. Beside others it means something else: «hake a la marinera», «rice a la marinera». */
  kinds: readonly string[] | null
  otherwise: Way | null
}

export type Agreement = { gender: Gender; isPlural: boolean }

/** How a noun is written in a source language. */
export type WrittenNoun = { noun: Noun; agreement: Agreement }

/** `agreements` is null for what never changes, as «a la plancha». */
export type WrittenWay = { way: Way; agreements: Agreement[] | null }

/**
 * A name that begins a dish as one thing may be another thing `behind`: «crema de calabaza», «merluza con crema de calabaza». It may be
 * a cut of another kind: «lomo», «lomo de merluza».
 */
export type Lexicon = Record<
  Source,
  {
    nouns: Map<string, WrittenNoun>
    behind: Map<string, WrittenNoun>
    ways: Map<string, WrittenWay>
    /** «lomo sea»: by the kind of what it is a cut of. */
    cuts: Map<string, WrittenNoun>
  }
>
