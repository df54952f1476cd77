import { expect, test } from 'vitest'
import { checkHouseRules } from '@/scripts/check/house-rules.mjs'
import { tree } from './tree'

test.each([
  ['lib/long.ts', '// line\n'.repeat(401), '401 lines'],
  ['lib/searchState.ts', '', '«searchState» is not kebab-case'],
  ['components/Home/hero.tsx', '', '«Home» is not kebab-case'],
  ['app/menu/MenuPage.tsx', '', '«MenuPage» is not kebab-case'],
  ['lib/utils.ts', '', 'name it after what it does'],
  ['lib/helpers/price.ts', '', 'name it after what it does'],
  ['lib/session.ts', 'const a = process.env.SECRET', 'process.env is read in'],
  ['lib/session.ts', "const a = process['env'].SECRET", 'process.env is read in'],
  ['contract/rules/open.ts', 'const now = new Date()', 'a rule is given its clock'],
  ['contract/rules/open.ts', 'const now = Date.now()', 'a rule is given its clock'],
  ['components/menu/day.tsx', 'const format = useFormatter()', 'dates and lists are written by'],
  ['app/page.tsx', "import { getTranslations } from 'next-intl/server'", 'texts are filled by'],
  ['server/mails/one.ts', "import { createTranslator } from 'next-intl'", 'texts are filled by'],
  ['server/modules/menus/publish.ts', "pool.query('select 1')", 'SQL only in queries.ts'],
  ['server/modules/menus/publish.ts', 'db.execute(`delete from menus`)', 'SQL only in queries.ts'],
])('%s is caught', (file, text, problem) => {
  expect(checkHouseRules(tree({ [file]: text }))).toEqual([expect.stringContaining(problem)])
})

test.each([
  ['lib/long.ts', '// line\n'.repeat(400)],
  ['app/(public)/restaurant/profile/[slug]/page.tsx', ''],
  ['app/api/nav/getAddress/route.ts', ''],
  ['tests/unit/check/tree.test.ts', ''],
  ['app/page.tsx', "import { type Messages, useMessages } from 'next-intl'"],
  ['lib/i18n/translations.ts', "import { useTranslations as useIntl } from 'next-intl'"],
  ['lib/env.ts', 'const a = process.env.SECRET'],
  ['contract/rules/open.ts', 'const then = new Date(0)'],
  ['server/modules/menus/queries.ts', "pool.query('select 1')"],
  ['public/photos/Plate.mjs', ''],
])('%s is in order', (file, text) => {
  expect(checkHouseRules(tree({ [file]: text }))).toEqual([])
})
