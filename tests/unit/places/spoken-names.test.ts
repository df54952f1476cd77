import { describe, expect, test } from 'vitest'
import { placeKey } from '@/server/db/places/place-row'
import { spokenName } from '@/server/db/places/spoken-names'

describe('a name as Spanish says it', () => {
  test.each([
    ['Sabadell', 'Barcelona', 'Sabadell'],
    ['Alacant/Alicante', 'Alacant/Alicante', 'Alicante'],
    ['Elx/Elche', 'Alacant/Alicante', 'Elche'],
    ['Chilches/Xilxes', 'Castelló/Castellón', 'Chilches'],
    ['València/Valencia', 'València/Valencia', 'Valencia'],
    ['Araba/Álava', 'Araba/Álava', 'Álava'],
    ['Donostia/San Sebastián', 'Gipuzkoa', 'San Sebastián'],
    ['Pamplona/Iruña', 'Navarra', 'Pamplona'],
    ['Altsasu/Alsasua', 'Navarra', 'Alsasua'],
    ['Hiriberri/Villanueva de Aezkoa', 'Navarra', 'Villanueva de Aezkoa'],
    ['Orreaga/Roncesvalles', 'Navarra', 'Roncesvalles'],
    ['Erriberagoitia/Ribera Alta', 'Araba/Álava', 'Ribera Alta'],
    ['Iruña Oka/Iruña de Oca', 'Araba/Álava', 'Iruña de Oca'],
    ['Karrantza Harana/Valle de Carranza', 'Bizkaia', 'Valle de Carranza'],
    ['ses Salines', 'Illes Balears', 'Ses Salines'],
    ["l'Orxa/Lorcha", 'Alacant/Alicante', 'Lorcha'],
  ])('%s (%s) is %s', (name, province, said) => {
    expect(spokenName(name, province)).toBe(said)
  })
})

describe('names are compared', () => {
  test.each([
    ['A Coruña', 'La Coruña'],
    ["L'Hospitalet de Llobregat", 'hospitalet de llobregat'],
    ['Sol, Madrid', 'sol madrid'],
    ['Vitoria-Gasteiz', 'VITORIA GASTEIZ'],
  ])('%s as %s', (one, other) => {
    expect(placeKey(one)).toBe(placeKey(other))
  })

  test.each(['la', 'el', 'a'])('an article alone is a word: %s', (article) => {
    expect(placeKey(article)).toBe(article)
  })
})
