import type { Cuisine, Service } from '@/contract/entities/lists'
import type { City } from '../data/city'
import type { Document, Occasion } from '../data/documents'
import type { Contact } from './contact'
import type { DayHours } from './hours'
import type { MenuHabits } from './menu-habits'
import type { Pictures } from './pictures'
import type { Place } from './place'

export type DemoOwner = {
  id: string
  firstName: string
  lastName: string
  email: string
  phoneNumber: string
}

export type DemoRestaurant = Place & {
  id: string
  owner: DemoOwner
  name: string
  description: string
  city: City
  cuisines: Cuisine[]
  services: Service[]
  contact: Contact
  /** Monday first. */
  days: DayHours[]
  pictures: Pictures
  cartas: Document[]
  occasions: Occasion[]
  verification: 'verified' | 'pending'
  joinedDaysAgo: number
  menu: MenuHabits | null
  remembersDays: number
  /** Whether some menus of the last twelve weeks exist, so that the page of the city has a line of prices. */
  remembersPrices: boolean
}
