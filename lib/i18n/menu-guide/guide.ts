/** The page that explains what a menú del día is, in one language. */
export type Guide = {
  title: string
  description: string
  /** The one line above a menu that is shown in this language. */
  short: string
  more: string
  lead: string
  sections: { title: string; text: string[] }[]
  find: string
  others: string
}
