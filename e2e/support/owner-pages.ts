import { globSync } from 'node:fs'

/** The address of every page under app/(owner) and app/(designer), one for each page file. */
export const ownerPages = () =>
  globSync('app/{(owner),(designer)}/**/page.tsx').map((file) =>
    file
      .replace(/^app\/\([a-z]+\)/, '')
      .replace(/\/page\.tsx$/, '')
      .replace('[encodedName]', 'k00x7qm2vt9b_Casa_Lola'),
  )
