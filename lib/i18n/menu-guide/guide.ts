/** The page that explains what a menú del día is, in one language. */
export type Guide = {
  title: string
  description: string
  lead: string
  sections: { title: string; text: string[] }[]
  find: string
}
