/** Licences that only ask to be named: anybody may use, change and sell the work. */
export const allowed = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'Zlib'],
  ...['Unlicense', 'CC0-1.0', 'PSF-2.0', 'OFL-1.1'],
])

/**
 * Licences that ask for more, and why that is no problem here. `*` stands for any ending.
 * @type {{ packages: string, licence: string, why: string }[]}
 */
export const accepted = [
  {
    packages: '@img/sharp-*',
    licence: 'LGPL-3.0-or-later',
    why: 'libvips, a library of its own beside sharp, not changed by us, which anybody may replace.',
  },
  {
    packages: 'lightningcss*',
    licence: 'MPL-2.0',
    why: 'Part of the build, not changed by us. The MPL asks for the source of its own files alone.',
  },
  { packages: '@axe-core/playwright', licence: 'MPL-2.0', why: 'Runs in tests alone, not changed by us.' },
  { packages: 'axe-core', licence: 'MPL-2.0', why: 'Runs in tests alone, not changed by us.' },
  {
    packages: 'caniuse-lite',
    licence: 'CC-BY-4.0',
    why: 'A table of browsers for the build: it asks to be named, as here.',
  },
  {
    packages: 'date-holidays',
    licence: 'CC-BY-3.0',
    why: 'Holidays to hold ours against, in tests alone: they ask to be named, as here.',
  },
]

/**
 * The licence in a package's own LICENSE file, where its package.json names none or names it in the old form.
 * @type {Record<string, string>}
 */
export const stated = {
  busboy: 'MIT',
  dicer: 'MIT',
  'humanize-number': 'MIT',
  only: 'MIT',
  streamsearch: 'MIT',
}
