import { expect, test } from 'vitest'
import { checkDinerPages } from '@/scripts/check/diner-pages.mjs'
import { tree } from './tree'

const check = (page: string, part: string, text: string) =>
  checkDinerPages(tree({ [page]: "import { Part } from '@/components/part'", [part]: text }))

const [home, mine] = ['app/[locale]/(public)/page.tsx', 'app/[locale]/(owner)/menu/page.tsx']
const part = 'components/part.tsx'

test.each([
  [home, part, "const t = useTranslations('ownerToday')\nt('title')", 2],
  [home, part, "const t = useTranslations('week.days')\nt('title')", 2],
  [home, part, "const labels = await labelsOf('ownerToday')", 1],
  [home, part, "const t = useTranslations()\nt('signin.title')", 2],
  [home, part, "const t = useTranslations('home')\nt('title')", 0],
  [mine, part, "const labels = await labelsOf('ownerToday')", 0],
])('%s: %s with «%s» is a problem in line %i', (page, file, text, line) => {
  const problems = check(page, file, text)
  expect(problems.map((problem) => problem.split(' ', 1)[0])).toEqual(line ? [`${part}:${line}`] : [])
})

test('a part that asks for the language itself is left out', () => {
  const band = 'components/owner-today/owner-band'
  const files = { [home]: `import { OwnerBand } from '@/${band}'`, [`${band}.tsx`]: "labelsOf('ownerToday')" }
  expect(checkDinerPages(tree(files))).toEqual([])
})
