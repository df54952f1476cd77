import { roundDegrees } from '@/contract/geography'
import type { City, Spot } from '../data/city'
import { streets } from '../data/streets'
import type { Prng } from '../prng'

/** No spot of the demo has water or open country nearer than this. */
const reachKm = 0.16
const kmPerDegree = 111.2

export type Place = { quarter: string; address: string; postcode: string; lat: number; lon: number }

export function placeIn(city: City, spot: Spot, random: Prng): Place {
  const [quarter, postcode, lat, lon] = spot
  const angle = random.next() * 2 * Math.PI
  const away = Math.sqrt(random.next()) * reachKm
  return {
    quarter,
    postcode,
    address: streetAddress(city, random),
    lat: roundDegrees(lat + (away * Math.sin(angle)) / kmPerDegree, 6),
    lon: roundDegrees(lon + (away * Math.cos(angle)) / kmPerDegree / Math.cos((lat * Math.PI) / 180), 6),
  }
}

function streetAddress({ tongue }: City, random: Prng): string {
  const street = random.pick(streets[tongue])
  if (random.chance(0.02)) return `${street}, s/n`
  const isSquare = /^(Plaza|Plaça|Praza)|plaza$/.test(street)
  const number = random.int(1, isSquare ? 18 : 96)
  const suffix = random.chance(0.12) ? random.pick([', bajo', ', local 2', ' bis', ', esquina']) : ''
  return `${street}, ${number}${suffix}`
}

const masculine =
  /^(Centro|Casco|Barrio|Ensanche|Eixample|Primer|Segundo|Arenal|Realejo|Albaicín|Zaidín|Soho|Perchel|Arrabal|Mercado|Mentidero|Barri|Puente|Conde Duque)/
const feminine =
  /^(Plaza|Parte|Judería|Alfalfa|Encarnación|Macarena|Zona|Playa|Catedral|Dreta|Esquerra|Rambla|Vila|Sagrada|Universidad|Guindalera|Prosperidad|Gran Vía|Part Alta|Calle|Avenida|Ciudad)/
const plural = /^(Delicias|Ventas|Eras|Carolinas|Desamparadas|Alcaravaneras)/

/** «en Malasaña», «en el Realejo», «en la Judería»: as people say it. */
export function inQuarter(quarter: string): string {
  if (masculine.test(quarter)) return `en el ${quarter}`
  if (feminine.test(quarter)) return `en la ${quarter}`
  return plural.test(quarter) ? `en las ${quarter}` : `en ${quarter}`
}
