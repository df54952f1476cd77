import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createCartoCiudad, withSmallLetters } from '@/server/ports/geocoder/cartociudad'
import type { Geocoder } from '@/server/ports/geocoder/port'

/** As CartoCiudad answers, see docs of its geocoder. */
const alcala = {
  ...{ id: '13.PV.MUN_280790039568', type: 'portal', tip_via: 'CALLE', address: 'CALLE ALCALA 1, Madrid' },
  ...{ province: 'Madrid', muni: 'Madrid', postalCode: '28014', lat: 40.417276, lng: -3.70226 },
  ...{ portalNumber: 1, noNumber: false, extension: null, geom: null, state: 0 },
}
const mayor = {
  ...alcala,
  id: '280790000123',
  type: 'callejero',
  address: 'CALLE MAYOR, Madrid',
  lat: 0,
  lng: 0,
}
const sol = {
  ...{
    id: '13.PV.MUN_280790842318',
    province: 'Madrid',
    type: 'portal',
    address: 'PUERTA DEL SOL',
    tip_via: 'PLAZA',
  },
  ...{ postalCode: '28012', lat: 40.416526, lng: -3.703787, portalNumber: 7 },
}

let answer: (path: string, response: ServerResponse) => void
const asked: string[] = []
const peer = createServer((request: IncomingMessage, response) => {
  asked.push(request.url ?? '')
  answer(request.url ?? '', response)
})
const json = (response: ServerResponse, body: unknown) => response.end(JSON.stringify(body))

const quarter = { display_name: 'Sol, Madrid', latitude: 40.418, longitude: -3.703 }
const gazetteer: Geocoder = {
  suggest: async () => [quarter],
  reverse: async ({ lat }) =>
    lat > 43
      ? null
      : {
          ...quarter,
          city: 'Madrid',
          address: { city: 'Madrid', state: 'Comunidad de Madrid', postcode: '28013' },
        },
}

let now = new Date('2026-11-20T12:00:00Z')
let geocoder: Geocoder

beforeAll(() => new Promise<void>((listening) => peer.listen(0, '127.0.0.1', listening)))
afterAll(() => peer.close())
beforeEach(() => {
  asked.length = 0
  answer = (path, response) => {
    if (path.startsWith('/candidates')) return json(response, [alcala, mayor])
    if (path.startsWith('/find')) return json(response, { ...mayor, lat: 40.4157, lng: -3.7074 })
    return json(response, sol)
  }
  geocoder = asking({ silenceMs: 10_000 })
})

function asking({ silenceMs }: { silenceMs: number }) {
  const address = peer.address()
  const port = typeof address === 'object' ? address?.port : 0
  return createCartoCiudad({ gazetteer, clock: () => now, url: `http://127.0.0.1:${port}`, silenceMs })
}

const names = async (typed: string) => (await geocoder.suggest(typed)).map(({ display_name }) => display_name)

describe('CartoCiudad', () => {
  it('suggests streets first to who types an address, and places first to who does not', async () => {
    expect(await names('Calle Alcalá 1')).toEqual([
      'Calle Alcala 1, Madrid',
      'Sol, Madrid',
      'Calle Mayor, Madrid',
    ])
    expect((await names('sol'))[0]).toBe('Sol, Madrid')
    const query = new URLSearchParams(asked[0]?.split('?')[1])
    expect(Object.fromEntries(query)).toEqual({ q: 'Calle Alcalá 1', limit: '8', countrycodes: 'es' })
  })

  it('asks for the point of a street that comes without one', async () => {
    const found = await geocoder.suggest('Calle Mayor')
    expect(found[0]).toEqual({ display_name: 'Calle Mayor, Madrid', latitude: 40.4157, longitude: -3.7074 })
    expect(asked[1]).toBe('/find?id=280790000123&type=callejero')
  })

  it.each([
    ['Calle Alcalá 1, Madrid', undefined],
    ['Calle Alcalá 1, 3º B, 28014 Madrid', undefined],
    ['calle alcla 1 madrid', undefined],
    ['Calle Alcalá 30', { kind: 'number', words: '30' }],
    ['Calle Alcalá', undefined],
  ])('says what it did not find: %s', async (typed, missing) => {
    const [first] = await geocoder.suggest(typed)
    expect(first?.display_name).toBe('Calle Alcala 1, Madrid')
    expect(first?.missing).toEqual(missing)
  })

  it('prefers a known town to another street', async () => {
    const [first, ...others] = await geocoder.suggest('Calle Inventada 5, Madrid')
    expect(first?.display_name).toBe('Sol, Madrid')
    expect(others.map(({ missing }) => missing?.kind)).toEqual(['street', 'street'])
  })

  it('knows the door at a point, and the gazetteer whose quarter it is', async () => {
    expect(await geocoder.reverse({ lat: 40.41652, lon: -3.70378 })).toMatchObject({
      display_name: 'Sol, Madrid',
      address: { city: 'Madrid', postcode: '28012', road: 'Plaza Puerta del Sol', house_number: '7' },
    })
    expect(await geocoder.reverse({ lat: 48.85, lon: 2.35 })).toBeNull()
    const farther = await geocoder.reverse({ lat: 40.419, lon: -3.703787 })
    expect(farther?.address).not.toHaveProperty('road')
  })

  it('is asked once a day for the same', async () => {
    await geocoder.reverse({ lat: 40.41652, lon: -3.70378 })
    await geocoder.reverse({ lat: 40.416521, lon: -3.703781 })
    expect(asked).toHaveLength(1)
    now = new Date(now.getTime() + 25 * 60 * 60 * 1000)
    await geocoder.reverse({ lat: 40.41652, lon: -3.70378 })
    expect(asked).toHaveLength(2)
  })

  it.each<[string, (response: ServerResponse) => void]>([
    ['fails', (response) => response.writeHead(503).end()],
    ['talks nonsense', (response) => response.end('<html>mantenimiento</html>')],
    ['knows nothing', (response) => response.end()],
    ['says nothing', () => undefined],
  ])('gives way to the gazetteer when it %s', async (_, reply) => {
    answer = (_path, response) => reply(response)
    geocoder = asking({ silenceMs: 300 })
    expect(await names('Calle Mayor 5')).toEqual(['Sol, Madrid'])
    expect(await geocoder.reverse({ lat: 40.4, lon: -3.7 })).toMatchObject({ city: 'Madrid' })
  })

  it.each([
    ['CALLE DE LA CRUZ 3, Madrid', 'Calle de la Cruz 3, Madrid'],
    ['PLAZA ESPAÑA', 'Plaza España'],
    ["CARRER D'ARAGÓ 12, L'Hospitalet", "Carrer d'Aragó 12, L'Hospitalet"],
  ])('no longer shouts: %s', (shouted, quiet) => {
    expect(withSmallLetters(shouted)).toBe(quiet)
  })
})
