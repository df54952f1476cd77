import { describe, expect, test } from 'vitest'
import { checkImports } from '@/scripts/check/imports.mjs'
import { tree } from './tree'

const importing = (from: string, to: string) => checkImports(tree({ [from]: `import '${to}'` }))

describe('what may not be imported', () => {
  test.each([
    ['contract/rules/menu/price.ts', 'node:fs', 'contract imports only zod'],
    ['contract/rules/menu/price.ts', '@/lib/env', 'contract imports only zod'],
    ['lib/env.ts', '@/components/home/hero', 'lib imports contract'],
    ['components/home/hero.tsx', '@/app/page', 'components import lib'],
    ['components/home/hero.tsx', '@/server/env', 'components import lib'],
    ['app/page.tsx', '@/server/modules/menus', 'HTTP alone'],
    ['middleware.ts', './server/env', 'HTTP alone'],
    ['server/app.ts', '@/lib/env', 'never imports the web'],
    ['components/ui/button.tsx', '../home/hero', 'primitives'],
    ['components/ui/button.tsx', '../layout/header', 'primitives'],
    ['components/layout/header.tsx', '@/components/home/hero', 'features do not import each other'],
    ['components/home/hero.tsx', '@/components/search/card', 'features do not import each other'],
    ['server/db/client.ts', '@/server/modules/menus', 'below everything'],
    ['server/ports/mail/smtp.ts', '@/server/jobs/queue', 'outside world'],
    ['server/modules/menus/publish-menu.ts', '@/server/http/mount', 'only routes.ts'],
    ['server/modules/menus/publish-menu.ts', '@/server/modules/places/nearest', 'through its index.ts'],
    ['server/http/mount.ts', '@/server/main', 'nothing imports an entry'],
    ['server/modules/menus/publish-menu.ts', 'drizzle-orm', 'SQL only'],
    ['server/modules/menus/publish-menu.ts', 'pg', 'SQL only'],
    ['server/modules/billing/pay.ts', 'stripe', "its port's folder"],
  ])('%s → %s', (from, to, why) => {
    expect(importing(from, to)).toEqual([expect.stringContaining(why)])
  })
})

describe('what may', () => {
  test.each([
    ['contract/rules/menu/price.ts', 'zod'],
    ['contract/rules/menu/price.ts', '../entities/menu'],
    ['lib/env.ts', '@/contract/errors'],
    ['components/home/hero.tsx', '@/components/ui/button'],
    ['components/home/hero.tsx', '@/components/layout/page'],
    ['components/layout/header.tsx', '@/components/ui/button'],
    ['app/page.tsx', '@/components/home/hero'],
    ['server/main.ts', '@/server/app'],
    ['server/modules/menus/routes.ts', '@/server/http/mount'],
    ['server/modules/menus/queries.ts', 'drizzle-orm'],
    ['server/db/client.ts', 'pg'],
    ['server/ports/payments/stripe.ts', 'stripe'],
  ])('%s → %s', (from, to) => {
    expect(importing(from, to)).toEqual([])
  })

  test("another module's index.ts", () => {
    const files = {
      'server/modules/menus/publish.ts': "import { nearest } from '@/server/modules/places'",
      'server/modules/places/index.ts': 'export const nearest = 1',
    }
    expect(checkImports(tree(files))).toEqual([])
  })
})

test.each([
  "import type { A } from '@/server/env'",
  "export { a } from '@/server/env'",
  "export * from '@/server/env'",
  "const a = () => import('@/server/env')",
  "type A = import('@/server/env').A",
])('no way round: %s', (text) => {
  expect(checkImports(tree({ 'app/page.tsx': text }))).toHaveLength(1)
})

test('types of the database are no SQL', () => {
  const text = "import type { NodePgDatabase } from 'drizzle-orm/node-postgres'"
  expect(checkImports(tree({ 'server/ctx.ts': text }))).toEqual([])
})

describe('circles', () => {
  const circle = (back: string) =>
    checkImports(tree({ 'lib/a.ts': "import './b'", 'lib/b.ts': "import './c'", 'lib/c.ts': back }))

  test.each(["import './a'", "import type { A } from './a'"])('are found, also by %s', (back) => {
    expect(circle(back)).toEqual(['imports run in a circle: lib/a.ts → lib/b.ts → lib/c.ts → lib/a.ts'])
  })

  test('are none where one asks the other only when it runs', () => {
    expect(circle("const a = () => import('./a')")).toEqual([])
  })

  test('of modules are found where no file is in one', () => {
    const files = {
      'server/modules/plans/index.ts': "export * from './read'",
      'server/modules/plans/read.ts': '',
      'server/modules/plans/write.ts': "import '@/server/modules/menus'",
      'server/modules/menus/index.ts': "import '@/server/modules/plans'",
    }
    expect(checkImports(tree(files))).toEqual(['modules ask each other in a circle: menus → plans → menus'])
  })
})
