import { randomBytes } from 'node:crypto'
import type { Menu, Owner, Restaurant, StoredFile, Subscription } from './entities'
import { demoOwner, emptyRestaurant, invoiceFile, menusOn, restaurants } from './fixtures'

/** As its database would name them. */
export const newId = () => randomBytes(12).toString('hex')

/** All it remembers, for as long as it runs. */
export class State {
  owners: Owner[] = [{ ...demoOwner }]
  restaurants: Restaurant[] = structuredClone(restaurants)
  menus: Record<string, Menu[]> = menusOn(new Date())
  subscriptions: Subscription[] = []
  templates = new Map<string, Record<string, unknown>>()
  files = new Map<string, StoredFile>([['invoice', invoiceFile]])
  /** Session by token. */
  tokens = new Map<string, string>()
  /** Code by address, as the mail told it. */
  codes = new Map<string, number>()
  /** Every path that was asked for and is no common call. */
  unknownPaths: string[] = []

  owner(ownerId: string) {
    return this.owners.find((owner) => owner.ownerId === ownerId)
  }

  restaurant(restaurantId: string) {
    return this.restaurants.find((restaurant) => restaurant.restaurantId === restaurantId)
  }

  restaurantOf(ownerId: string) {
    return this.restaurants.find((restaurant) => restaurant.ownerId === ownerId)
  }

  signUp(person: Pick<Owner, 'firstName' | 'lastName' | 'email' | 'password'>) {
    const owner = { ...person, ownerId: newId(), restaurantId: newId(), phoneNumber: '' }
    this.owners.push(owner)
    this.restaurants.push(emptyRestaurant(owner))
    return owner
  }

  signIn(ownerId: string) {
    const token = randomBytes(32).toString('base64url')
    this.tokens.set(token, ownerId)
    return token
  }
}
