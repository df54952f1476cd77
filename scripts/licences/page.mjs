import { readFileSync } from 'node:fs'
import path from 'node:path'
import { accepted } from './allowed.mjs'
import { licensedPackages } from './packages.mjs'

export const target = 'docs/licences.md'

/** @typedef {{ title: string, licence: string, source: string, attribution?: string, author?: string }} Credit */
/** @typedef {Record<'fonts' | 'data' | 'photos', Credit[]>} Credits */
/** @typedef {import('./packages.mjs').Licensed} Licensed */

/** @param {string[]} head @param {string[][]} rows */
const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')

/** @param {Licensed[]} packages */
function byLicence(packages) {
  const licences = [...new Set(packages.map(({ licence }) => licence))]
  const rows = licences
    .map((licence) => ({ licence, own: packages.filter((each) => each.licence === licence) }))
    .toSorted((a, b) => b.own.length - a.own.length || a.licence.localeCompare(b.licence, 'en'))
    .map(({ licence, own }) => [licence, String(own.length), own.map(({ name }) => name).join(', ')])
  return table(['licence', '', 'packages'], rows)
}

/** @param {Credit[]} credits */
const shipped = (credits) =>
  table(
    ['what', 'whose', 'licence', 'from'],
    credits.map(({ title, attribution, author, licence, source }) => [
      title,
      attribution ?? author ?? '',
      licence,
      source,
    ]),
  )

/** @param {string} root returns the page as it should be */
export function licencesPage(root) {
  const read = (/** @type {string} */ file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'))
  const packages = licensedPackages(read('package-lock.json'))
  /** @type {Credits} */
  const { fonts, data, photos } = read('public/credits.json')
  return `${[
    '# Licences',
    'Mantel is under the MIT licence ([LICENSE](../LICENSE)). What it needs and ships is other people’s; [NOTICE](../NOTICE) names them as their licences ask.',
    'Written by `npm run licences` from package-lock.json and public/credits.json. `npm run check` fails when this page is older than they\nare, and on a package whose licence scripts/licences/allowed.mjs does not allow.',
    `## Packages that Mantel is built from\n\n${byLicence(packages.filter(({ isDev }) => !isDev))}`,
    `## Packages for development and tests alone\n\n${byLicence(packages.filter(({ isDev }) => isDev))}`,
    `## Why those that ask for more are no burden\n\n${table(
      ['packages', 'licence', 'why'],
      accepted.map(({ packages: names, licence, why }) => [names.replace('*', '\\*'), licence, why]),
    )}`,
    `## Fonts\n\n${shipped(fonts)}`,
    `## Places\n\n${shipped(data)}`,
    `## Photos of the demo\n\n${shipped(photos)}`,
  ].join('\n\n')}\n`
}
