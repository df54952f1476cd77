import { foldedWords } from '@/server/text/fold-word'
import { spokenName } from './spoken-names'

/** Other names of a place, by its official name: its Spanish or its English name, or its island's. Used in searches, never shown. */
export const aliases: Record<string, string[]> = {
  'A Coruña': ['La Coruña'],
  Arrecife: ['Lanzarote'],
  Barakaldo: ['Baracaldo'],
  Bilbao: ['Bilbo'],
  Bizkaia: ['Vizcaya'],
  'Castelló de la Plana': ['Castellón'],
  'Castelló/Castellón': ['Castellón'],
  'Ciutadella de Menorca': ['Ciudadela'],
  'Donostia/San Sebastián': ['Donosti'],
  Figueres: ['Figueras'],
  Getxo: ['Guecho'],
  Gipuzkoa: ['Guipúzcoa'],
  Gijón: ['Xixón'],
  Girona: ['Gerona'],
  Hondarribia: ['Fuenterrabía'],
  "L'Eixample": ['Ensanche'],
  'Las Palmas de Gran Canaria': ['Gran Canaria'],
  'Illes Balears': ['Islas Baleares'],
  Lleida: ['Lérida'],
  Maó: ['Menorca'],
  Ourense: ['Orense'],
  Oviedo: ['Uviéu'],
  Palma: ['Palma de Mallorca', 'Mallorca', 'Majorca'],
  'Puerto del Rosario': ['Fuerteventura'],
  'Real Sitio de San Ildefonso': ['La Granja', 'La Granja de San Ildefonso'],
  Russafa: ['Ruzafa'],
  'San Sebastián de la Gomera': ['La Gomera'],
  'Sant Cugat del Vallès': ['San Cugat'],
  'Sant Pere, Santa Caterina i la Ribera': ['El Born'],
  'Santa Cruz de Tenerife': ['Tenerife'],
  'Santa Cruz de la Palma': ['La Palma'],
  Sevilla: ['Seville'],
  Terrassa: ['Tarrasa'],
  Valverde: ['El Hierro'],
  Vic: ['Vich'],
  Zaragoza: ['Saragossa'],
}

/** The shown names of the places that have this other name, folded: 'la palma' names Santa Cruz de la Palma. */
export const namesByAlias = new Map<string, string[]>()

for (const [name, others] of Object.entries(aliases))
  for (const other of others) {
    const typed = foldedWords(other).join(' ')
    namesByAlias.set(typed, [...(namesByAlias.get(typed) ?? []), spokenName(name, '')])
  }
