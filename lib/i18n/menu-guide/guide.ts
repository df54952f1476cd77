/** The page that explains what a menú del día is, in one language. */
export type Guide = {
  title: string
  description: string
  lead: string
  /** Castilian words of a text stand between `<es>` and `</es>`. */
  sections: { title: string; text: string[] }[]
  find: string
}
