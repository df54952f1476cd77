import { afterEach, describe, expect, test, vi } from 'vitest'
import { languageCodes, languages } from '@/contract/languages'
import { dateFormat, rangeFormat } from '@/contract/rules/language/date-format'
import { listText } from '@/contract/rules/language/formats'

const inUtc = (options: Intl.DateTimeFormatOptions) => ({ ...options, timeZone: 'UTC' })
const longDay = inUtc({ day: 'numeric', month: 'long' })
const numeric = inUtc({ day: '2-digit', month: '2-digit', year: 'numeric' })

describe('Basque dates', () => {
  const format = (options: Intl.DateTimeFormatOptions, date: string) =>
    dateFormat('eu', inUtc(options)).format(new Date(date))

  test.each([
    [{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }, 'asteartea, 2026ko azaroaren 24a'],
    [{ weekday: 'long', day: 'numeric', month: 'long' }, 'asteartea, azaroaren 24a'],
    [{ day: 'numeric', month: 'long', year: 'numeric' }, '2026ko azaroaren 24a'],
    [{ day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' }, 'azaroaren 24a, 13:05'],
    [{ weekday: 'short', day: 'numeric', month: 'short' }, 'ar., aza. 24'],
    [{ weekday: 'long', day: 'numeric' }, 'asteartea, 24'],
    [{ weekday: 'short', hour: '2-digit', minute: '2-digit' }, 'ar., 13:05'],
    [{ hour: '2-digit', minute: '2-digit' }, '13:05'],
    [{ day: '2-digit', month: '2-digit', year: 'numeric' }, '2026/11/24'],
  ] as const)('as %j', (options, text) => expect(format(options, '2026-11-24T13:05:00Z')).toBe(text))

  test.each([
    ['2026-01-01', '2026ko urtarrilaren 1a'],
    ['2025-10-11', '2025eko urriaren 11'],
    ['2030-05-31', '2030eko maiatzaren 31'],
    ['2031-12-12', '2031ko abenduaren 12a'],
    ['2100-02-21', '2100eko otsailaren 21a'],
  ])('%s', (date, text) =>
    expect(format({ day: 'numeric', month: 'long', year: 'numeric' }, date)).toBe(text),
  )

  test.each([
    ['2026-11-24', '2026-11-30', 'azaroaren 24tik 30era'],
    ['2026-11-30', '2026-12-03', 'azaroaren 30etik abenduaren 3ra'],
    ['2026-03-01', '2026-03-11', 'martxoaren 1etik 11ra'],
    ['2026-03-15', '2026-03-21', 'martxoaren 15etik 21era'],
  ])('from %s to %s', (from, to, text) =>
    expect(rangeFormat('eu', longDay)(new Date(from), new Date(to))).toBe(text),
  )
})

test.each(languageCodes.filter((code) => code !== 'eu'))('%s is written as Intl writes it', (language) => {
  const { region } = languages[language]
  const [from, to] = [new Date('2026-11-24'), new Date('2026-11-30')]
  for (const options of [longDay, numeric])
    expect(dateFormat(language, options).format(from)).toBe(
      new Intl.DateTimeFormat(region, options).format(from),
    )
  expect(rangeFormat(language, longDay)(from, to)).toBe(
    new Intl.DateTimeFormat(region, longDay).formatRange(from, to),
  )
})

test.each(languageCodes)('no date in %s has an ending in brackets', (language) => {
  const all = [longDay, inUtc({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }), numeric]
  for (const options of all)
    for (let day = 1; day <= 31; day++)
      expect(dateFormat(language, options).format(new Date(Date.UTC(2026, 0, day)))).not.toMatch(/[()]/)
})

describe('a browser without Galician and Basque', () => {
  afterEach(() => vi.unstubAllGlobals())

  /** Like Chromium, which takes English for what it does not know. */
  function withoutThem() {
    const known = (region: unknown) => (/^(?:gl|eu)/.test(String(region)) ? 'en-US' : String(region))
    const { DateTimeFormat, ListFormat } = Intl
    vi.stubGlobal('Intl', {
      ...{ NumberFormat: Intl.NumberFormat, PluralRules: Intl.PluralRules },
      DateTimeFormat: function Format(region: string, options: Intl.DateTimeFormatOptions) {
        return new DateTimeFormat(known(region), options)
      },
      ListFormat: function Format(region: string, options: Intl.ListFormatOptions) {
        return new ListFormat(known(region), options)
      },
    })
  }

  test.each([
    [
      'gl',
      { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
      'martes, 24 de novembro de 2026',
    ],
    ['gl', { weekday: 'short', day: 'numeric', month: 'short' }, 'mar., 24 de nov.'],
    ['gl', { weekday: 'long', day: 'numeric' }, 'martes 24'],
    ['gl', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' }, '24 de novembro, 13:05'],
    ['gl', { hour: '2-digit', minute: '2-digit' }, '13:05'],
    ['gl', { day: '2-digit', month: '2-digit', year: 'numeric' }, '24/11/2026'],
    ['eu', { day: '2-digit', month: '2-digit', year: 'numeric' }, '2026/11/24'],
    ['eu', { weekday: 'long', day: 'numeric', month: 'long' }, 'asteartea, azaroaren 24a'],
    ['eu', { weekday: 'short', hour: '2-digit', minute: '2-digit' }, 'ar., 13:05'],
    ['eu', { hour: '2-digit', minute: '2-digit' }, '13:05'],
  ] as const)('writes a date in %s as the server does: %j', (language, options, text) => {
    withoutThem()
    expect(dateFormat(language, inUtc(options)).format(new Date('2026-11-24T13:05:00Z'))).toBe(text)
  })

  test.each([
    ['gl', '17–24 de novembro', '24 de novembro\u2009–\u20093 de decembro', 'a, b e c', 'a ou b'],
    ['eu', 'azaroaren 17tik 24ra', 'azaroaren 24tik abenduaren 3ra', 'a, b eta c', 'a edo b'],
  ] as const)('writes ranges and lists in %s', (language, week, weeks, all, either) => {
    withoutThem()
    const range = rangeFormat(language, longDay)
    expect(range(new Date('2026-11-17'), new Date('2026-11-24'))).toBe(week)
    expect(range(new Date('2026-11-24'), new Date('2026-12-03'))).toBe(weeks)
    expect(listText(['a', 'b', 'c'], language)).toBe(all)
    expect(listText(['a', 'b'], language, 'disjunction')).toBe(either)
    expect(listText(['a'], language)).toBe('a')
  })
})

test.each(languageCodes)('a range of one day is that day in %s', (language) => {
  const day = new Date('2026-11-23')
  expect(rangeFormat(language, longDay)(day, day)).toBe(dateFormat(language, longDay).format(day))
})

describe('the first day of a French month', () => {
  const first = new Date('2026-12-01T13:05:00Z')

  test.each([
    [{ day: 'numeric', month: 'long' }, '1er décembre'],
    [{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }, 'mardi 1er décembre 2026'],
    [{ weekday: 'short', day: 'numeric', month: 'short' }, 'mar. 1er déc.'],
    [{ day: '2-digit', month: '2-digit', year: 'numeric' }, '01/12/2026'],
    [{ day: 'numeric', month: 'numeric' }, '01/12'],
  ] as const)('as %j', (options, text) => expect(dateFormat('fr', inUtc(options)).format(first)).toBe(text))

  test('other days have no ending', () => {
    expect(dateFormat('fr', longDay).format(new Date('2026-12-11'))).toBe('11 décembre')
  })

  test('in a range', () => {
    const range = rangeFormat('fr', longDay)
    expect(range(first, new Date('2026-12-07'))).toBe('1er–7 décembre')
    expect(range(first, first)).toBe('1er décembre')
  })
})
