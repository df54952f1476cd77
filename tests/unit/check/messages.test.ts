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

test('a key is used by a name that code puts together', () => {
  const messages = { home: { lunchAt: 'A las dos' } }
  const page = "const t = useTranslations('home'); t(name)"
  expect(check(messages, page, { 'lib/names.ts': 'export const name = `${service}At`' })).toEqual([])
})

describe('a key is not used by words that stand elsewhere', () => {
  const copied = { home: { title: 'Hola' }, help: { home: { title: 'Hola' } } }

  test('in a file whose translator is passed to it', () => {
    const page = "import { say } from './say'; const t = useTranslations('home'); say(t, 'title')"
    const say = "export const say = (t, key) => t(key); const all = ['help', 'home', 'title', '']"
    const more = { 'app/say.ts': say.replace("'help', ", ''), 'lib/help.ts': "const a = 'help'" }
    expect(check(copied, page, more)).toEqual(['messages/es.json: nobody reads help.home.title'])
  })

  test('by a translator of another function', () => {
    const page = `
      function One() { const t = useTranslations('home'); return t(kind) }
      function Two() { const t = useTranslations(); return t('home.title') }
      const all = ['help', 'home', 'title']`
    expect(check(copied, page)).toEqual(['messages/es.json: nobody reads help.home.title'])
  })
})

test('a page may read a part of the messages itself', () => {
  const page = 'const labels = (await getMessages()).home.today; labels.title'
  expect(check({ home: { today: { title: 'Hoy' }, other: { title: 'Más' } } }, page)).toEqual([
    'messages/es.json: nobody reads home.other.title',
  ])
})

describe('labels that a page passes on', () => {
  const page = "import { Box } from '@/components/box'; const labels = await labelsOf('home')"
  const box = 'export const Box = ({ labels }) => labels.title'

  test('are used by what it imports', () => {
    expect(check(title, page, { 'components/box.tsx': box })).toEqual([])
  })

  test('are used by what imports it, and what that imports', () => {
    const more = {
      'lib/labels.ts': "export const homeLabels = () => labelsOf('home')",
      'components/box.tsx': box,
    }
    const start = "import { homeLabels } from '@/lib/labels'; import { Box } from '@/components/box'"
    expect(check(title, start, more)).toEqual([])
  })

  test('are not used by a file that has nothing to do with it', () => {
    const more = {
      'components/box.tsx': 'export const Box = () => 1',
      'lib/other.ts': 'const a = book.title',
    }
    expect(check(title, page, more)).toEqual(['messages/es.json: nobody reads home.title'])
  })

  test('nor by a test that imports both', () => {
    const more = {
      'components/box.tsx': 'export const Box = () => 1',
      'lib/other.ts': 'export const a = book.title',
      'tests/a.test.tsx': "import { Box } from '@/components/box'; import { a } from '@/lib/other'",
    }
    expect(check(title, page, more)).toEqual(['messages/es.json: nobody reads home.title'])
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
  "<p>{ok ? 'Guardado con éxito' : text}</p>",
  "<p>{ok ? text : wrong ? more : 'No va'}</p>",
  "<p>{ok && 'Todo va bien'}</p>",
  "<p>{text ?? 'Nada'}</p>",
  "<p>{'Hola' as string}</p>",
  "<img alt={name || 'Paella'} />",
  '<div role="slider" aria-valuetext="doce euros" />',
  '<input type="submit" value="Enviar" />',
  '<input value="Enviar ahora" />',
  "<p data-hint={'Toca aquí'} />",
  "notify.error('No se pudo guardar')",
  "notify.success(isNew ? labels.saved : 'Guardado')",
])('text outside the catalogue: %s', (page) => {
  expect(check({}, page)).toEqual([expect.stringContaining('belongs into messages/es.json')])
})

test.each(['<p>«{words}»</p>', '<p>{`“${words}”`}</p>', '<p aria-label={`„${words}“`} />'])(
  'quotes that are written in code: %s',
  (page) => {
    const problems = check({}, page)
    expect(problems).not.toEqual([])
    for (const one of problems) expect(one).toContain('contract/rules/language/quotes.ts')
  },
)

const sentence = { home: { title: 'No se pudo guardar la carta. Inténtalo de nuevo.' } }
const read = "import messages from '@/messages/es.json'; messages.home.title"

test.each([
  ['components/a.ts', "setProblem('No se pudo guardar la carta')"],
  ['app/a.ts', 'throw new Error(`No se pudo guardar ${name}`)'],
  ['public/a.js', "document.body.append('No se pudo guardar')"],
  ['middleware.ts', "new Response('No se pudo guardar')"],
  ['instrumentation-client.ts', "alert('No se pudo guardar')"],
  ['server/mails/a.tsx', "const text = 'No se pudo guardar la carta'"],
  ['server/modules/chatbot/a.ts', "reply('No se pudo guardar la carta')"],
])('Castilian in code that people see, %s: %s', (file, code) => {
  expect(check(sentence, read, { [file]: code })).toEqual([expect.stringContaining(`${file}:1 «No se pudo`)])
})

test.each(["const label = ok ? 'Guardado' : text", "const words = [text, 'Guardado']"])(
  'a short text of the catalogue in code that people see: %s',
  (code) => {
    const messages = { home: { title: 'Guardado' } }
    expect(check(messages, read, { 'components/a.ts': code })).toEqual([
      'components/a.ts:1 «Guardado» belongs into messages/es.json',
    ])
  },
)

test.each([
  ['server/modules/chatbot/a.ts', "const rule = 'no se pudo guardar la carta'"],
  ['server/images/a.ts', "throw new AppError('gone', { message: 'No se pudo guardar la carta' })"],
  ['lib/bff/a.ts', "refuse('No se pudo guardar la carta')"],
  ['components/a.ts', "const order = ['carta', 'de nuevo', 'no']"],
  ['public/a.js', "fetch('/no/se/pudo/guardar')"],
])('Castilian that the api says, and what is no sentence: %s %s', (file, code) => {
  expect(check(sentence, read, { [file]: code })).toEqual([])
})

test.each([
  '<p>·</p>',
  '<p>{price} €</p>',
  '<img alt="" />',
  '<p>{`${distance} km`}</p>',
  '<a href="hola" />',
  "<p>{state === 'open' && labels.open}</p>",
  '<input type="radio" value="asc" />',
  '<option value="menu del dia" />',
  "<p data-state={open && 'without-menu'} />",
  '<p>{menu ? null : 1}</p>',
  '<p aria-live="polite" aria-labelledby="titulo" data-state="open" />',
  'notify.error(labels.failed)',
])('no text: %s', (page) => {
  expect(check({}, page)).toEqual([])
})
