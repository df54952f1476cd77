import { describe, expect, test } from 'vitest'
import { checkMessages } from '@/scripts/check/messages.mjs'
import { tree } from './tree'

const check = (messages: object, page: string, more: Record<string, string> = {}) =>
  checkMessages(tree({ 'messages/es.json': JSON.stringify(messages), 'app/page.tsx': page, ...more }))

const title = { home: { title: 'Hola' } }

describe('a key is used', () => {
  test.each([
    "const t = useTranslations('home'); t('title')",
    "const t = useTranslations(); t('home.title')",
    "const t = await getTranslations('home'); t.rich('title')",
    "const t = await getTranslations({ locale: 'es', namespace: 'home' }); t('title')",
    "const [tt, x] = await Promise.all([getTranslations('home'), 1]); tt('title')",
    "(await getTranslations('home'))('title')",
    "const t = useTranslations('home'); t(some ? 'title' : 'title')",
    'const t = useTranslations(); t(`home.${name}`)',
    'const t = useTranslations(`${name}`); t("title")',
    "const words = translatorsOf('home'); const name = words(language); name('title')",
    "const words = translatorsOf('home'); words(language)('title')",
    "function heading(t: Translator) { return t('title') }",
    "const t = useTranslations('home'); const label = 'title'; t(label)",
    "import messages from '@/messages/es.json'; messages.home.title",
  ])('%s', (page) => {
    expect(check(title, page)).toEqual([])
  })

  test('by a key kept in another file', () => {
    const page = "const t = useTranslations('home'); links.map(link => t(link.label))"
    expect(check(title, page, { 'lib/links.ts': "export const links = [{ label: 'title' }]" })).toEqual([])
  })
})

test.each(['const t = useTranslations()', "const t = useTranslations('home'); t(label)", 'const title = 1'])(
  'unused: %s',
  (page) => {
    expect(check(title, page)).toContain('messages/es.json: nobody reads home.title')
  },
)

test.each([
  "const t = useTranslations('home'); t('title'); t('titel')",
  "const t = useTranslations('home'); t('title'); t(a ? 'b' : 'c')",
  "const t = useTranslations('home'); t('title'); t(`days.${day}`)",
  "const words = translatorsOf('home'); words(language)('title'); words(language)('titel')",
  "const t = useTranslations('house'); t('title'); const u = useTranslations('home'); u('title')",
])('missing: %s', (page) => {
  expect(check(title, page)).toEqual(['app/page.tsx:1 reads a key that messages/es.json has not got'])
})

test('tests alone do not use a key', () => {
  const root = tree({ 'messages/es.json': JSON.stringify(title), 'tests/a.test.ts': "t('home.title')" })
  expect(checkMessages(root)).toHaveLength(1)
})

test.each([
  '<p>Menús de hoy</p>',
  '<>Hola</>',
  "<p>{'Hola'}</p>",
  '<p>{`${count} restaurantes`}</p>',
  '<img alt="Paella" />',
  '<input placeholder="Tu ciudad" />',
  "<button aria-label={'Cerrar'} />",
])('text outside the catalogue: %s', (page) => {
  expect(check({}, page)).toEqual([expect.stringContaining('belongs into messages/es.json')])
})

test.each([
  '<p>·</p>',
  '<p>{price} €</p>',
  '<img alt="" />',
  '<p>{`${distance} km`}</p>',
  '<a href="hola" />',
])('no text: %s', (page) => {
  expect(check({}, page)).toEqual([])
})
