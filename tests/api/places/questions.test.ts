import { beforeAll, expect, test } from 'vitest'
import * as contract from '@/contract/endpoints/places'
import { loadPlaces } from '@/server/db/places/load-places'
import { harness } from '@/tests/api/support/harness'

const api = await harness()
beforeAll(() => loadPlaces(api.db))

/** The place that a typed text leads to, and what of it was not understood. Null: nowhere, which the page says. */
async function taken(text: string) {
  const { body } = await api.get(
    `/api/nav/getSelectedSuggestionData?savedLocation=${encodeURIComponent(text)}`,
  )
  const [first] = contract.findPlace.reply.parse(body).address
  return first ? [first.display_name, first.missing?.kind ?? 'all'] : null
}

type Question = [text: string, place: string | null, understood?: 'all' | 'street' | 'number' | 'words']

const places: Question[] = [
  // Cities
  ['Madrid', 'Madrid'],
  ['barcelona', 'Barcelona'],
  ['SEVILLA', 'Sevilla'],
  ['valencia', 'Valencia'],
  ['zaragoza', 'Zaragoza'],
  ['malaga', 'Málaga'],
  ['bilbao', 'Bilbao, Bizkaia'],
  ['coruña', 'A Coruña'],
  ['la coruña', 'A Coruña'],
  ['Donostia', 'San Sebastián, Gipuzkoa'],
  ['san sebastian', 'San Sebastián, Gipuzkoa'],
  ['gasteiz', 'Vitoria-Gasteiz, Álava'],
  ['iruña', 'Pamplona, Navarra'],
  ['lleida', 'Lleida'],
  ['lerida', 'Lleida'],
  ['gerona', 'Girona'],
  ['orense', 'Ourense'],
  ['alacant', 'Alicante'],
  ['elx', 'Elche, Alicante'],
  ['palma de mallorca', 'Palma, Illes Balears'],
  ['las palmas', 'Las Palmas de Gran Canaria, Las Palmas'],
  ['santa cruz de tenerife', 'Santa Cruz de Tenerife'],
  ['santiago de compostela', 'Santiago de Compostela, A Coruña'],
  ['ciudad de cordoba', 'Córdoba'],
  ['restaurantes en granada', 'Granada'],
  ['menú del día en Murcia', 'Murcia'],
  ['donde comer en gijon', 'Gijón, Asturias'],
  ['Toledo, España', 'Toledo'],
  // Towns
  ['getafe', 'Getafe, Madrid'],
  ['alcala de henares', 'Alcalá de Henares, Madrid'],
  ['Jerez', 'Jerez de la Frontera, Cádiz'],
  ['ronda', 'Ronda, Málaga'],
  ['sitges', 'Sitges, Barcelona'],
  ['Trujillo, Cáceres', 'Trujillo, Cáceres'],
  ['villanueva badajoz', 'Villanueva de la Serena, Badajoz'],
  ['hospitalet', "L'Hospitalet de Llobregat, Barcelona"],
  ['sant cugat', 'Sant Cugat del Vallès, Barcelona'],
  ['san cugat', 'Sant Cugat del Vallès, Barcelona'],
  ['benidorm', 'Benidorm, Alicante'],
  ['marbella malaga', 'Marbella, Málaga'],
  ['pueblo de Chinchón', 'Chinchón, Madrid'],
  // Quarters
  ['lavapies', 'Lavapiés, Madrid'],
  ['malasaña', 'Malasaña, Madrid'],
  ['chueca', 'Chueca, Madrid'],
  ['barrio Triana Sevilla', 'Triana, Sevilla'],
  ['triana', 'Triana, Sevilla'],
  ['barrio de salamanca madrid', 'Salamanca, Madrid'],
  ['sol', 'Sol, Madrid'],
  ['ruzafa', 'Russafa, Valencia'],
  ['gracia barcelona', 'Gràcia, Barcelona'],
  ['eixample', 'Eixample, Barcelona'],
  ['centro de madrid', 'Centro, Madrid'],
  ['distrito centro madrid', 'Centro, Madrid'],
  ['atocha', 'Atocha, Madrid'],
  ['casco viejo bilbao', 'Casco Viejo, Bilbao, Bizkaia'],
  // Postcodes
  ['28012', '28012 Madrid'],
  ['08002', '08002 Barcelona'],
  ['28013 Madrid', '28013 Madrid'],
  ['codigo postal 41001', '41001 Sevilla'],
  ['cp 46001', '46001 Valencia'],
  ['99999', null],
  ['28013 Sevilla', '28013 Madrid', 'words'],
  // Streets
  ['Gran Vía', 'Gran Vía, Madrid'],
  ['gran via bilbao', 'Gran Vía, Bilbao, Bizkaia'],
  ['gran vía 32, madrid', 'Gran Vía, Madrid', 'number'],
  ['gran via barcelona', 'Gran Vía, Barcelona'],
  ['Paseo de Gracia', 'Passeig de Gràcia, Barcelona'],
  ['passeig de gracia', 'Passeig de Gràcia, Barcelona'],
  ['paseo de gracia 43 barcelona', 'Passeig de Gràcia, Barcelona', 'number'],
  ['calle Atocha 30', 'Calle de Atocha, Madrid', 'number'],
  ['Calle de Atocha, 30, Madrid', 'Calle de Atocha, Madrid', 'number'],
  ['Calle Sierpes 12, Sevilla', 'Calle Sierpes, Sevilla', 'number'],
  ['calle larios', 'Calle Larios, Málaga'],
  ['calle estafeta pamplona', 'Calle Estafeta, Pamplona, Navarra'],
  ['las ramblas', 'La Rambla, Barcelona'],
  ['puerta del sol', 'Puerta del Sol, Madrid'],
  ['plaza mayor', 'Plaza Mayor, Madrid'],
  ['plaza mayor salamanca', 'Plaza Mayor, Salamanca'],
  ['Calle Mayor 3, 28013 Madrid', 'Calle Mayor, Madrid', 'number'],
  ['Calle Ponzano 3, 28013 Madrid', '28013 Madrid', 'street'],
  ['Calle Bravo Murillo 120 Madrid', 'Calle de Bravo Murillo, Madrid', 'number'],
  ['Calle Ponzano 12, Madrid', 'Madrid', 'street'],
  ['c/ ponzano 12 madrid', 'Madrid', 'street'],
  ['avda de la constitucion 5 leon', 'León', 'street'],
  ['Plaza Mayor 3, Trujillo', 'Trujillo, Cáceres', 'street'],
  ['Calle Madrid 5, Toledo', 'Toledo', 'street'],
  ['Calle de Londres 5, Madrid', 'Madrid', 'street'],
  ['carrer de blai 20 barcelona', 'Barcelona', 'street'],
  ['rúa do franco 12 santiago de compostela', 'Santiago de Compostela, A Coruña', 'street'],
  ['calle mayor 5 sabadel', 'Sabadell, Barcelona', 'street'],
  ['Carretera de Burgos km 12, Alcobendas', 'Alcobendas, Madrid', 'street'],
  ['Calle de Atocha 30, 28012 Madrid', 'Calle de Atocha, Madrid', 'number'],
  ['Calle de Atocha, 28012', 'Calle de Atocha, Madrid'],
  ['calle Atocha 28012 Sevilla', '28012 Madrid', 'words'],
  ['Gran Vía 12, 3º B', 'Gran Vía, Madrid', 'number'],
  ['Gran Vía, 12, esc. A, 3º izda., Bilbao', 'Gran Vía, Bilbao, Bizkaia', 'number'],
  ['Gran Vía 12, bajo', 'Gran Vía, Madrid', 'number'],
  ['Gran Vía s/n', 'Gran Vía, Madrid'],
  ['calle atoca 30', 'Calle de Atocha, Madrid', 'number'],
  ['atocha 30', 'Atocha, Madrid', 'words'],
  ['distrito 5 Barcelona', 'Barcelona', 'words'],
  ['Calle Ponzano 12, Chamberí, Madrid', 'Chamberí, Madrid', 'street'],
  ['calle 13', null],
  ['plaza dos de mayo', null],
  ['calle del 2 de mayo', null],
  // Sights
  ['museo del prado', 'Museo del Prado, Madrid'],
  ['el prado madrid', 'Museo del Prado, Madrid'],
  ['sagrada familia', 'La Sagrada Família, Barcelona'],
  ['santiago bernabeu', 'Estadio Santiago Bernabéu, Madrid'],
  ['museo guggenheim', 'Museo Guggenheim, Bilbao, Bizkaia'],
  ['la alhambra', 'Alhambra, Granada'],
  ['camp nou', 'Camp Nou, Barcelona'],
  ['estacion de atocha', 'Estación de Atocha, Madrid'],
  ['mezquita de cordoba', 'Mezquita de Córdoba, Córdoba'],
  ['acueducto de segovia', 'Acueducto, Segovia'],
  ['teatro real madrid', 'Madrid', 'words'],
  ['hospital la paz madrid', 'La Paz, Madrid', 'words'],
  ['estadio santiago bernabeu puerta 3', 'Estadio Santiago Bernabéu, Madrid', 'words'],
  // Typos
  ['madird', 'Madrid'],
  ['barclona', 'Barcelona'],
  ['sevillla', 'Sevilla'],
  ['zaragosa', 'Zaragoza'],
  ['bilvao', 'Bilbao, Bizkaia'],
  ['valensia', 'Valencia'],
  ['malagga', 'Málaga'],
  ['lavapiez', 'Lavapiés, Madrid'],
  ['calle real a coruña', 'Calle Real, A Coruña'],
  ['metro callao', 'Plaza de Callao, Madrid'],
  ['zona franca', 'Zona Franca, Barcelona'],
  ['san mames', 'San Mamés, Bilbao, Bizkaia'],
  ['la pedrera', 'La Pedrera, Barcelona'],
  ['donosti parte vieja', 'Parte Vieja, San Sebastián, Gipuzkoa'],
  // A street, a sight or a quarter is not another with a similar name
  ['plaza españa zaragoza', 'Plaza de España, Zaragoza'],
  ['pza españa madrid', 'Plaza de España, Madrid'],
  ['Plaza de España, Alcorcón', 'Alcorcón, Madrid', 'street'],
  ['catedral leon', 'Catedral de León, León'],
  ['catedral palencia', 'Palencia', 'words'],
  ['calle arenales', null],
  ['calle don diego leon', 'León', 'street'],
  ['elida', 'Elda, Alicante'],
  ['la latina madrid', 'La Latina, Madrid'],
  ['la latina', 'La Latina, Madrid'],
  ['latina', 'Latina, Madrid'],
  ['barrio de salamanca', 'Salamanca, Madrid'],
  ['salamanca', 'Salamanca'],
  ['getxo las arenas', 'Las Arenas, Getxo, Bizkaia'],
  ['getxo algorta', 'Algorta, Getxo, Bizkaia'],
  ['durango las arenas', 'Durango, Bizkaia', 'words'],
  ['benidorm centro', 'Benidorm, Alicante', 'words'],
  ['av. de inventada 4', null],
  // Other names of towns
  ['xixón', 'Gijón, Asturias'],
  ['bilbo', 'Bilbao, Bizkaia'],
  ['donosti', 'San Sebastián, Gipuzkoa'],
  ['seville', 'Sevilla'],
  ['majorca', 'Palma, Illes Balears'],
  ['la palma', 'Santa Cruz de la Palma, Santa Cruz de Tenerife'],
  ['palma', 'Palma, Illes Balears'],
  ['la granja', 'Real Sitio de San Ildefonso, Segovia'],
  ['calle sindicato 5, palma de mallorca', 'Palma, Illes Balears', 'street'],
  ['Pº de la Castellana 200, esc. izda. 4ºD', 'Castellana, Madrid', 'words'],
  // A list that somebody wrote who had not seen the code
  ['Hospital La Fe', null],
  ['hospital 12 de octubre', null],
  ['estacion del norte', null],
  ['Rúa do Franco', null],
  ['Rúa do Franco, Santiago', 'Santiago de Compostela, A Coruña', 'street'],
  ['cerca de mi', null],
  ['near me', null],
  ['mi ubicación', null],
  ['paella', null],
  ['macarones', null],
  // Invented
  ['calle sin nombre', null],
  ['Calle Inventada 99, Madrid', 'Madrid', 'street'],
  ['xqzwvk', null],
  ['Villa Inexistente del Monte Perdido', null],
  ['zzzz madrid', 'Madrid', 'words'],
  // Abroad
  ['Paris', null],
  ['Londres', null],
  ['lisboa', null],
  ['Rua Augusta 27, Lisboa', null],
  ['Buenos Aires', null],
  ['Calle Florida 100, Buenos Aires', null],
  ['221B Baker Street, London', null],
  ['Via Condotti, Roma', null],
  ['roma', null],
  ['berlin', null],
  ['Guadalajara, México', null],
  ['Valencia, Venezuela', null],
  ['Córdoba Argentina', null],
]

test('there are enough questions', () => expect(places.length).toBeGreaterThanOrEqual(120))

test.each(places)('%s: %s', async (question, place, understood = 'all') => {
  expect(await taken(question)).toEqual(place === null ? null : [place, understood])
})

async function candidates(text: string, near = '') {
  const { body } = await api.get(
    `/api/nav/getSelectedSuggestionData?savedLocation=${encodeURIComponent(text)}${near}`,
  )
  return contract.findPlace.reply.parse(body).address.map(({ display_name: name }) => name)
}

test('offers the street of that name in other cities, the most populated first', async () => {
  const names = await candidates('Gran Vía')
  expect(names.slice(0, 3)).toEqual(['Gran Vía, Madrid', 'Gran Vía, Barcelona', 'Gran Vía, Zaragoza'])
})

test.each([
  ['Villanueva', /^Villanueva de la Serena/, /^Villanueva de la Cañada, Madrid$/],
  ['san juan', /^San Juan /, /^San Juan de Aznalfarache, Sevilla$/],
  ['la victoria', /Victoria/, /^La Victoria, Córdoba$/],
])('a name that is only begun leads to one place and offers the others: %s', async (text, first, other) => {
  const [taken, ...others] = await candidates(text)
  expect(taken).toMatch(first)
  expect(others).toContainEqual(expect.stringMatching(other))
})

test.each(['Madrid', 'Salamanca', 'madird', 'lavapies', 'calle larios'])(
  'offers no other place for a whole or a misspelt name: %s',
  async (text) => {
    const [taken, ...others] = await candidates(text)
    for (const other of others) expect(other.split(', ')[0]).toBe(taken?.split(', ')[0])
  },
)

const last = { Bilbao: '&lat=43.3&lon=-2.9', Murcia: '&lat=38&lon=-1.1', Sevilla: '&lat=37.4&lon=-6' }

test('takes the nearest to where the diner was last, and offers the others in that order', async () => {
  expect((await candidates('Gran Vía', last.Bilbao)).slice(0, 2)).toEqual([
    'Gran Vía, Bilbao, Bizkaia',
    'Gran Vía, Logroño, La Rioja',
  ])
  expect((await candidates('gran via', last.Murcia))[0]).toBe('Gran Vía, Murcia')
  const { body } = await api.get(`/api/nav/getPosition?savedLocation=gran%20via${last.Bilbao}`)
  expect(contract.suggestPlaces.reply.parse(body).address[0]?.display_name).toBe('Gran Vía, Bilbao, Bizkaia')
})

test.each([
  ['Santiago', last.Sevilla],
  ['Valencia', last.Bilbao],
  ['Madrid', last.Murcia],
  ['Gran Vía, Zaragoza', last.Bilbao],
])('a town, or a street with its town, is what it is from anywhere: %s', async (text, near) => {
  expect((await candidates(text, near))[0]).toBe((await candidates(text))[0])
})
