import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import * as contract from '@/contract/endpoints/places'
import { loadPlaces } from '@/server/db/places/load-places'
import { editDistance } from '@/server/text/edit-distance'
import { foldedWords } from '@/server/text/fold-word'
import { harness } from '@/tests/api/support/harness'
import { runs } from '@/tests/setup/seed'

const api = await harness()
beforeAll(() => loadPlaces(api.db))

/** The parts of a typed place that name something. Each word of them must be in the place's name or in what is missing. */
const streets = [
  'Calle Atocha',
  'calle de Atocha',
  'Gran Vía',
  'Paseo de Gracia',
  'plaza mayor',
  'Calle Ponzano',
  'calle 13',
]
const numbers = [
  '30',
  'nº 30',
  'n.º 7',
  '12-14',
  '12 bis',
  '12A',
  '12, 3º B',
  '12 bajo izquierda',
  '5, esc. A, 2º',
  'km 3',
]
const areas = ['Chamberí', 'Triana', 'zzyzx', 'Museo del Prado', 'Lavapiés']
const postcodes = ['28012', '41001', '99999']
const towns = ['Madrid', 'Barcelona', 'Sevilla', 'Bilbao', 'Xyzzyq']
/** «n.º» says that a number follows. */
const fillers = new Set(['de', 'del', 'la', 'el', 'n', 'nº', 'º'])

/** A street has no postcode. The town of the typed one is that of the street. */
const townOf: Record<string, string> = { '28012': 'Madrid', '41001': 'Sevilla' }

/** One time in two. With a frequency of one there would never be a text. */
const maybe = (texts: string[]) => fc.option(fc.constantFrom(...texts), { nil: '', freq: 2 })

const typed = fc
  .tuple(
    maybe(streets),
    maybe(numbers),
    maybe(areas),
    maybe(postcodes),
    maybe(towns),
    fc.constantFrom(' ', ', '),
  )
  .map(([street, number, area, postcode, town, between]) => {
    const first = street && [street, number].filter(Boolean).join(between)
    return [first, area, [postcode, town].filter(Boolean).join(' ')].filter(Boolean).join(between)
  })
  .filter((text) => text !== '')

const isInTown = (word: string, label: string) => label.endsWith(townOf[word] ?? 'nowhere')

/** Passeig de Gràcia is Paseo de Gracia. */
const sameWords: Record<string, string[]> = { passeig: ['paseo'] }

/** «Triana, Barcelona» is read as Tiana: a wrong letter in a name is understood. */
const isSlip = (word: string, names: string[]) =>
  word.length > 4 && names.some((name) => editDistance(word, name) <= 1)

const namesOf = (label: string) => foldedWords(label).flatMap((word) => [word, ...(sameWords[word] ?? [])])

test('no word of a typed place vanishes without being said', async () => {
  await fc.assert(
    fc.asyncProperty(typed, async (text) => {
      const query = encodeURIComponent(text)
      const { body } = await api.get(`/api/nav/getSelectedSuggestionData?savedLocation=${query}`)
      const [place] = contract.findPlace.reply.parse(body).address
      if (!place) return
      const told = [...namesOf(place.display_name), ...foldedWords(place.missing?.words ?? '')]
      const unsaid = foldedWords(text).filter(
        (word) =>
          !(fillers.has(word) || told.includes(word) || isSlip(word, told)) &&
          !isInTown(word, place.display_name),
      )
      expect(unsaid, `${text} → ${place.display_name}`).toEqual([])
    }),
    { numRuns: runs(120) },
  )
})
