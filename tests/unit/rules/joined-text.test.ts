import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Language, languageCodes } from '@/contract/languages'
import { joinedText } from '@/contract/rules/language/joined-text'
import { spokenName } from '@/server/db/places/spoken-names'

function written(language: Language, text: string, values: Record<string, unknown>) {
  const joined = joinedText(language, text, values)
  return joined.text.replace(/\{(\w+)\}/g, (_, name: string) => String(joined.values[name]))
}

/** Municipalities, towns, parts of cities, provinces and regions, as pages show them. */
const gazetteer = gunzipSync(readFileSync('server/db/places/places-es.tsv.gz'))
  .toString('utf8')
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))
  .filter(([kind, name]) => kind && name && kind !== 'postcode')
  .map(([, name = '', , province = '', region = '']) => ({
    name: spokenName(name, province),
    province,
    region,
  }))

describe('Catalan', () => {
  test.each([
    ['a prop de {place}', 'Alacant', 'a prop d’Alacant'],
    ['a prop de {place}', 'Barcelona', 'a prop de Barcelona'],
    ['Restaurants de {city}', 'Hondarribia', 'Restaurants d’Hondarribia'],
    ['De {place}', 'Àger', 'D’Àger'],
    ['des de {place}', 'Huelva', 'des de Huelva'],
    ['des de {place}', 'Hiendelaencina', 'des de Hiendelaencina'],
    ['des de {place}', 'Iurreta', 'des de Iurreta'],
    ['des de {place}', 'Híjar', 'des d’Híjar'],
    ['des de {place}', 'Yecla', 'des de Yecla'],
    ['des de {place}', 'El Ejido', 'des d’El Ejido'],
    ['al centre de {place}', 'El Prat de Llobregat, Barcelona', 'al centre del Prat de Llobregat, Barcelona'],
    ['Restaurants a {city}', 'El Prat de Llobregat', 'Restaurants al Prat de Llobregat'],
    ['Restaurants a {city}', 'Els Hostalets de Pierola', 'Restaurants als Hostalets de Pierola'],
    ['Restaurants a {city}', 'Alacant', 'Restaurants a Alacant'],
    ['a prop de {place}', 'El Portal', 'a prop d’El Portal'],
    ['a prop de {place}', 'La Seu d’Urgell', 'a prop de la Seu d’Urgell'],
    ['Restaurants a {city}', 'La Pobla de Segur', 'Restaurants a la Pobla de Segur'],
    ['Restaurants a {city}', 'La Torre de Esteban Hambrán', 'Restaurants a La Torre de Esteban Hambrán'],
    ['des de {place}', 'La Rioja', 'des de La Rioja'],
    ['Restaurants a {city}', 'Les Borges Blanques', 'Restaurants a les Borges Blanques'],
    ['Restaurants a {city}', 'Els Alamús', 'Restaurants als Alamús'],
    ['des de {place}', "L'Hospitalet de Llobregat", 'des de l’Hospitalet de Llobregat'],
    ['A {place}', 'L’Escala', 'A l’Escala'],
    ['a prop de {place}', 'Es Mercadal', 'a prop des Mercadal'],
    ['Restaurants a {city}', 'Es Migjorn Gran', 'Restaurants as Migjorn Gran'],
    ['Restaurants de {city}', 'Sa Pobla', 'Restaurants de sa Pobla'],
    ['Restaurants a {city}', 'Ses Salines', 'Restaurants a ses Salines'],
    ['a prop de {place}', "S'Agaró", 'a prop de s’Agaró'],
    ['a prop de {place}', 'Es Bòrdes', 'a prop d’Es Bòrdes'],
    ['a prop de {place}', 'Salamanca', 'a prop de Salamanca'],
  ])('%s, %s', (text, place, expected) => expect(written('ca', text, { place, city: place })).toBe(expected))

  test.each([
    ['Menú del {date}', '1 de maig', 'Menú de l’1 de maig'],
    ['Menú del {date}', '11 d’octubre', 'Menú de l’11 d’octubre'],
    ['Menú del {date}', '10 d’octubre', 'Menú del 10 d’octubre'],
    ['Menú del {date}', 'dimarts, 1 de maig', 'Menú del dimarts, 1 de maig'],
    ['El {date} s’acaba', '11 de març', 'L’11 de març s’acaba'],
    ['fins al {date}', '1 de maig', 'fins a l’1 de maig'],
    ['pel {date}', '1 de maig', 'per l’1 de maig'],
    ['la factura del {date}', '01/12/2026', 'la factura de l’01/12/2026'],
    ['la factura del {date}', '12/11/2026', 'la factura del 12/11/2026'],
    ['Menú de {date}', '11,50 €', 'Menú d’11,50 €'],
    ['Menú de {date}', '110 €', 'Menú de 110 €'],
    ['Menú de {date}', '1.100 €', 'Menú de 1.100 €'],
    ['Menú de {date}', '11.000 €', 'Menú d’11.000 €'],
    ['de {date} a les 16:00', '11:00', 'd’11:00 a les 16:00'],
    ['al {date} pis', '1r', 'al 1r pis'],
  ])('%s, %s', (text, date, expected) => expect(written('ca', text, { date })).toBe(expected))

  test('a number, a plural, a tag and a quote', () => {
    expect(joinedText('ca', 'de {n, plural, other {# menús}}', { n: 11 }).text).toBe(
      'd’{n, plural, other {# menús}}',
    )
    expect(joinedText('ca', 'de {n, plural, other {# menús}}', { n: 21 }).text).toContain('de {n')
    expect(joinedText('ca', 'del menú de <link>{restaurant}</link>', { restaurant: 'Asador' }).text).toBe(
      'del menú d’<link>{restaurant}</link>',
    )
    expect(written('ca', 'l’avís de «{dish}»', { dish: 'arròs' })).toBe('l’avís d’«arròs»')
  })

  test('a restaurant keeps its whole name', () => {
    expect(written('ca', 'Fotos de {name}', { name: 'El Prat' })).toBe('Fotos d’El Prat')
    expect(written('ca', 'Fotos de {name}', { name: '1900' })).toBe('Fotos de 1900')
    expect(written('ca', 'Menú a {name}', { name: 'Els Pins' })).toBe('Menú a Els Pins')
    expect(written('ca', 'Menú de {name}', { name: 'La Pobla' })).toBe('Menú de La Pobla')
  })

  test.each([
    ['Hard Rock', 'la carta de Hard Rock'],
    ['Hollywood', 'la carta de Hollywood'],
    ['Hostal Ana', 'la carta d’Hostal Ana'],
    ['Hotel Hilton', 'la carta d’Hotel Hilton'],
    ['Horno de Juan', 'la carta d’Horno de Juan'],
  ])('before a spoken h nothing is elided: %s', (name, expected) =>
    expect(written('ca', 'la carta de {name}', { name })).toBe(expected),
  )

  const catalanSpeaking = new Set([
    ...['Barcelona', 'Girona', 'Lleida', 'Tarragona', 'Illes Balears'],
    ...['València/Valencia', 'Castelló/Castellón', 'Alacant/Alicante'],
  ])
  /** Castilian and Aranese names in these provinces, or names whose first words are Castilian elsewhere in the gazetteer. */
  const castilianThere = [
    ...[
      'Alcoraya',
      'Arenal',
      'Bòrdes',
      'Carrasca',
      'Condomina',
      'Grao',
      'Palmar',
      'Pilar',
      'Real',
      'Toro',
      'Yesa',
    ],
  ]

  test('every name of the gazetteer is joined, and stays whole but for a Catalan article', () => {
    for (const { name, province } of gazetteer) {
      const text = written('ca', 'de {place}', { place: name })
      expect(text).not.toMatch(/^de (?:[AEOÀÁÈÉÍÒÓÚ]|H[aàáeèéoòóíú]|[IU][^aeioué])/)
      const [joined] = text.match(/^(?:de[ls]s? |de (?:la|les|sa|ses) |de [ls]’)(?=\p{Lu})/u) ?? []
      if (joined) {
        const written = name.replace(/^(?:El|Els|La|Les|Es|Sa|Ses) |^[LS]'/, '')
        expect(written).toBe(text.slice(joined.length))
        const isShared = name.startsWith('El Molar') || name === 'La Torre'
        expect([name, catalanSpeaking.has(province) || isShared]).toEqual([name, true])
      } else expect(text.replace(/^(?:d’|de )/, '')).toBe(name)
    }
    const articles = gazetteer.filter(
      ({ name, province }) =>
        /^(?:Els?|Les|La|Es|Sa|Ses) |^[LS]'/.test(name) && catalanSpeaking.has(province),
    )
    expect(articles.length).toBeGreaterThan(240)
    for (const { name } of articles) {
      const isCastilian = castilianThere.includes(name.split(' ')[1] ?? '')
      const text = written('ca', 'a {city}', { city: name })
      expect([name, /^a(?:l|ls|s| la| les| sa| ses) |^a [ls]’/.test(text)]).toEqual([name, !isCastilian])
    }
  })
})

describe('Galician', () => {
  test.each([
    ['Hoxe, en {city}', 'A Coruña', 'Hoxe, na Coruña'],
    ['preto de {city}', 'A Coruña', 'preto da Coruña'],
    ['preto de {city}', 'O Grove, Pontevedra', 'preto do Grove, Pontevedra'],
    ['En {city}', 'As Pontes de García Rodríguez', 'Nas Pontes de García Rodríguez'],
    ['a {city}', 'Os Blancos', 'aos Blancos'],
    ['por {city}, con {city}', 'A Guarda', 'pola Guarda, coa Guarda'],
    ['en {city}', 'Os de Balaguer', 'en Os de Balaguer'],
    ['en {city}', 'Ourense', 'en Ourense'],
    ['en {city}', 'El Ejido', 'en El Ejido'],
  ])('%s, %s', (text, city, expected) => expect(written('gl', text, { city })).toBe(expected))

  test('the name stands whole where no such word is before it', () => {
    expect(written('gl', '{name}, {city}: en {city}', { name: 'O Pazo', city: 'O Grove' })).toBe(
      'O Pazo, O Grove: no Grove',
    )
    expect(written('gl', 'en {restaurant}', { restaurant: 'A Toca' })).toBe('en A Toca')
  })

  test('of the gazetteer just the Galician names with an article are contracted', () => {
    for (const { name, region } of gazetteer) {
      const text = written('gl', 'en {place}', { place: name })
      const isContracted = region === 'Galicia' && /^(?:A|O|As|Os) /.test(name)
      expect([name, !text.startsWith('en ')]).toEqual([name, isContracted])
      if (isContracted) expect(name).toMatch(new RegExp(`^(A|O|As|Os) ${text.replace(/^n[ao]s? /, '')}$`))
      else expect(text).toBe(`en ${name}`)
    }
  })
})

describe('French', () => {
  test.each([
    ['Alicante', 'autour d’Alicante'],
    ['Écija', 'autour d’Écija'],
    ['Huesca', 'autour de Huesca'],
    ['Yecla', 'autour de Yecla'],
    ['Madrid', 'autour de Madrid'],
  ])('%s', (place, expected) => expect(written('fr', 'autour de {place}', { place })).toBe(expected))

  test('every name of the gazetteer stays whole', () => {
    for (const { name } of gazetteer) {
      const text = written('fr', 'de {place}', { place: name })
      expect(text.replace(/^(?:d’|de )/, '')).toBe(name)
      expect(text).not.toMatch(/^de [AEIOUÀÁÉÈÍÓÚ]/)
    }
  })
})

test('the other languages leave texts as they are', () => {
  const texts = fc.constantFrom('de {place}', 'en {city}', 'del {date} al {date}', 'a {place}')
  const values = fc.constantFrom('Alicante', 'A Coruña', '1 de mayo', 'El Prat')
  const others = languageCodes.filter((language) => !['ca', 'gl', 'fr'].includes(language))
  fc.assert(
    fc.property(fc.constantFrom(...others), texts, values, (language, text, value) => {
      const filling = { place: value, city: value, date: value }
      const joined = joinedText(language, text, filling)
      expect(joined.text).toBe(text)
      expect(joined.values).toBe(filling)
    }),
  )
})

test('whatever fills a text, nothing of it is lost', () => {
  const language = fc.constantFrom<Language>('ca', 'gl', 'fr')
  const text = fc.constantFrom('a {name}', 'De {name}: {name}', 'fins al «{name}»', 'con <b>{name}', '{name}')
  fc.assert(
    fc.property(language, text, fc.string(), (one, template, name) => {
      const filled = written(one, template, { name })
      expect(filled.endsWith(template.split('{name}').at(-1) ?? '')).toBe(true)
      expect(filled).toContain(name)
    }),
  )
})

describe('Basque', () => {
  test.each([
    ['Ez dago {day}ko menurik', 'gaur', 'Ez dago gaurko menurik'],
    ['Ez dago {day}ko menurik', 'bihar', 'Ez dago biharko menurik'],
    ['Programatuko dut {day}rako?', 'bihar', 'Programatuko dut biharko?'],
    ['Ez dago {day}ko menurik', 'asteartea', 'Ez dago astearteko menurik'],
    ['Ez dago {day}ko menurik', 'larunbata', 'Ez dago larunbateko menurik'],
    ['{day}rako', 'igandea', 'iganderako'],
    ['{day}an', 'osteguna', 'ostegunean'],
    [
      'Horrela geratzen da {day}ko menuarekin',
      'Larunbata, azaroaren 28a',
      'Horrela geratzen da azaroaren 28ko larunbateko menuarekin',
    ],
    ['Zure proba {day}an amaitu zen', 'abenduaren 1a', 'Zure proba abenduaren 1ean amaitu zen'],
    ['Zure proba {day}an amaitu zen', '2026ko azaroaren 11', 'Zure proba 2026ko azaroaren 11n amaitu zen'],
    ['{day}ra arte', 'azaroaren 30a', 'azaroaren 30era arte'],
    ['{day}ra arte', 'azaroaren 31', 'azaroaren 31ra arte'],
    ['azaroaren {day}a', '11', 'azaroaren 11'],
    ['azaroaren {day}a', '20', 'azaroaren 20a'],
    ['azaroaren {day}koa', '15', 'azaroaren 15ekoa'],
    ['{day}rako', '28/11', '28/11rako'],
  ])('%s, %s', (text, day, expected) => expect(written('eu', text, { day })).toBe(expected))

  test('one text may name a day twice, and what is no day keeps its form', () => {
    expect(
      written('eu', '{today}rako ala {day}rako?', { today: 'gaur', day: 'ostirala, azaroaren 20a' }),
    ).toBe('gaurko ala azaroaren 20ko ostiralerako?')
    expect(joinedText('eu', '{place}ko menua', { place: 'Bilbo' }).text).toBe('{place}ko menua')
  })
})
