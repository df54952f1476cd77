import { globSync } from 'node:fs'

/** What stands in an address for a part in brackets. */
export type Examples = Record<string, string[]>

/**
 * The addresses of every page of diners and of accounts: one for each page file, or those that the examples name. A page with a part in
 * brackets needs an example, so that a new page is not forgotten.
 */
export function publicPages(examples: Examples) {
  const routes = globSync('app/[[]locale]/{(public),(auth)}/**/page.tsx').map((file) =>
    file.replace(/^app\/\[locale\]\/\([a-z]+\)/, '').replace(/\/?page\.tsx$/, ''),
  )
  return routes.flatMap((route) => {
    const named = examples[route] ?? [route || '/']
    if (named.some((path) => path.includes('['))) throw new Error(`${route} needs an example of its address.`)
    return named
  })
}
