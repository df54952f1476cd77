import { expect, test } from 'vitest'
import ca from '@/messages/ca.json'
import de from '@/messages/de.json'
import en from '@/messages/en.json'
import eu from '@/messages/eu.json'
import fr from '@/messages/fr.json'
import gl from '@/messages/gl.json'

/** «Halbes Menü · ganzes, 16,50 €» leaves a German adjective without its noun. */
test.each([
  ['ca', ca, 'menú'],
  ['de', de, 'Menü'],
  ['en', en, 'menu'],
  ['eu', eu, 'menu'],
  ['fr', fr, 'menu'],
  ['gl', gl, 'menú'],
])('beside half a menu the whole one has its noun, in %s', (_, { search }, noun) => {
  expect(search.card.half.toLowerCase()).toContain(noun.toLowerCase())
  expect(search.card.whole.split(' ')).toContain(noun)
})
