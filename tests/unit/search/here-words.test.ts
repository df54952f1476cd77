import { expect, it } from 'vitest'
import { asksForHere } from '@/contract/rules/search/here-words'

it.each([
  ...[
    'cerca de mí',
    'Cerca',
    'aquí',
    'AQUI',
    'por aquí',
    'aquí cerca',
    'cerca de donde estoy',
    'mi ubicación',
  ],
  ...['ubicación actual', 'a mi alrededor', 'lo más cercano', 'cerca mío', 'donde estoy', '¿cerca de mí?'],
  ...['a prop meu', 'a prop meva', 'aquí a prop', 'al meu voltant', 'on soc', 'la meva ubicació'],
  ...['preto de min', 'preto', 'ao meu arredor', 'a miña localización', 'onde estou'],
  ...['hemen', 'nire inguruan', 'nigandik gertu', 'hurbil', 'nire kokapena'],
  ...[
    'near me',
    'nearby',
    'close to here',
    'around me',
    'my location',
    'current location',
    'where I am',
    'here',
  ],
  ...['près de moi', 'ici', 'autour de moi', 'à proximité', 'ma position', 'où je suis'],
  ...['in meiner Nähe', 'hier', 'um mich herum', 'mein Standort', 'wo ich bin', 'in der Nähe'],
])('%s is where the person is', (typed) => {
  expect(asksForHere(typed)).toBe(true)
})

it.each([
  ...['Cerca de Sol', 'Lavapiés', 'Aquí te espero', 'La Mina', 'Cercadilla', 'Puerta de Hierro', 'Near Sol'],
  ...['El Prat', 'Prado', 'La Mar', 'Ubicación de Atocha', '28012', '', 'de', 'calle de la Posición 3'],
])('%s is a name, or nothing', (typed) => {
  expect(asksForHere(typed)).toBe(false)
})
