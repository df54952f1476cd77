import type { Position, TimeZone } from '../../entities/place'
import { placeSlug } from './place-slug'

/** Each autonomous community by its ISO 3166-2 letters: its name, and its provinces with name and number. */
const communities = {
  AN: 'Andalucía | Almería 04 | Cádiz 11 | Córdoba 14 | Granada 18 | Huelva 21 | Jaén 23 | Málaga 29 | Sevilla 41',
  AR: 'Aragón | Huesca 22 | Teruel 44 | Zaragoza 50',
  AS: 'Asturias 33 | Principado de Asturias | Oviedo',
  CB: 'Cantabria 39 | Santander',
  CE: 'Ceuta 51 | Ciudad de Ceuta | Ciudad Autónoma de Ceuta',
  CL: 'Castilla y León | Ávila 05 | Burgos 09 | León 24 | Palencia 34 | Salamanca 37 | Segovia 40 | Soria 42 | Valladolid 47 | Zamora 49',
  CM: 'Castilla-La Mancha | Albacete 02 | Ciudad Real 13 | Cuenca 16 | Guadalajara 19 | Toledo 45',
  CN: 'Canarias | Islas Canarias | Las Palmas 35 | Santa Cruz de Tenerife 38 | Tenerife',
  CT: 'Cataluña | Catalunya | Barcelona 08 | Girona 17 | Gerona | Lleida 25 | Lérida | Tarragona 43',
  EX: 'Extremadura | Badajoz 06 | Cáceres 10',
  GA: 'Galicia | Galiza | A Coruña 15 | La Coruña | Lugo 27 | Ourense 32 | Orense | Pontevedra 36',
  IB: 'Illes Balears 07 | Islas Baleares | Baleares | Balears',
  MC: 'Región de Murcia | Murcia 30',
  MD: 'Comunidad de Madrid | Madrid 28',
  ML: 'Melilla 52 | Ciudad de Melilla | Ciudad Autónoma de Melilla',
  NC: 'Comunidad Foral de Navarra | Navarra 31 | Nafarroa | Navarra/Nafarroa',
  PV: 'País Vasco | Euskadi | País Vasco/Euskadi | Araba/Álava 01 | Araba | Álava | Bizkaia 48 | Vizcaya | Gipuzkoa 20 | Guipúzcoa',
  RI: 'La Rioja 26',
  VC: 'Comunitat Valenciana | Comunidad Valenciana | Comunidad de Valencia | Alicante/Alacant 03 | Alicante | Alacant | Castellón/Castelló 12 | Castellón | Castelló | Valencia/València 46 | Valencia | València',
} as const

export type Region = keyof typeof communities

const isRegion = (letters: string): letters is Region => letters in communities

const byName = new Map<string, Region>()
const byNumber = new Map<string, Region>()

for (const [region, names] of Object.entries(communities))
  for (const written of names.split(' | ')) {
    const [, name = '', number] = written.match(/^(.+?)(?: (\d\d))?$/) ?? []
    if (!isRegion(region)) continue
    byName.set(placeSlug(name), region)
    if (number) byNumber.set(number, region)
  }

/**
 * The autonomous community of a restaurant. `state` can be a province, as the address picker writes it, or a community. If `state` is
 * unknown, the first two digits of the postcode give the province. Null when neither is known.
 */
export function regionOf({ state, postcode }: { state: string; postcode: string }): Region | null {
  const halves = [state, ...state.split('/')].map(placeSlug)
  const named = halves.flatMap((half) => byName.get(half) ?? [])[0]
  const number = postcode.trim().match(/^(\d\d)\d{3}$/)?.[1]
  return named ?? (number === undefined ? undefined : byNumber.get(number)) ?? null
}

/** Only the Canary Islands lie this far south-west. */
export function timeZoneAt({ lat, lon }: Position): TimeZone {
  return lat < 30 && lon < -12 ? 'Atlantic/Canary' : 'Europe/Madrid'
}
