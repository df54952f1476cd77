import { once } from 'node:events'
import { createServer } from 'node:http'

/** The name of a street that CartoCiudad alone knows. @param {number} number */
export const streetOf = (number) => `Calle de las Faltas ${number}`

/** Answers as CartoCiudad does: any street is in Madrid, at the number that was asked for. */
export async function startGeocoder() {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://geocoder')
    const number = Number(/\d+/.exec(url.searchParams.get('q') ?? '')?.[0] ?? 1)
    const found = {
      ...{ id: `calle-${number}`, type: 'portal', tip_via: 'CALLE', province: 'Madrid', muni: 'Madrid' },
      ...{ address: `${streetOf(number).toUpperCase()}, Madrid`, postalCode: '28014', portalNumber: number },
      ...{ noNumber: false, extension: null, geom: null, state: 0, lat: 40.417276, lng: -3.70226 },
    }
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(url.pathname.endsWith('/candidates') ? [found] : found))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    port: address && typeof address === 'object' ? address.port : 0,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
