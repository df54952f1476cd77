'use client'

import { allowsPersonalisation } from './consent'
import { storage, visitStorage } from './storage'

const personalKeys = ['userLocation', 'searchHistory']

const area = () => (allowsPersonalisation() ? storage : visitStorage)

/** For data that the visitor did not ask to keep: it outlives the visit only with permission. */
export const personalStorage = {
  get: (key: string) => area().get(key),
  set: (key: string, value: string | null) => area().set(key, value),
}

/** Call after a consent answer: moves the data to the permitted storage and deletes it elsewhere. */
export function movePersonal() {
  const to = area()
  const from = to === storage ? visitStorage : storage
  for (const key of personalKeys) {
    const value = from.get(key)
    if (value === null) continue
    to.set(key, value)
    from.set(key, null)
  }
}
