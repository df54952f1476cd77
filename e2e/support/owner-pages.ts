import { globSync } from 'node:fs'

/** The address of every page under (owner) and (designer), one for each page file. */
export const ownerPages = () =>
  globSync('app/[[]locale]/{(owner),(designer)}/**/page.tsx').map((file) =>
    file
      .replace(/^app\/\[locale\]\/\([a-z]+\)/, '')
      .replace(/\/page\.tsx$/, '')
      .replace('[encodedName]', 'k00x7qm2vt9b_Casa_Lola'),
  )
