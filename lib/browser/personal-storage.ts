'use client'

import { allowsPersonalisation } from './consent'
import { storage, visitStorage } from './storage'

const personalKeys = ['userLocation', 'searchHistory']

const area = () => (allowsPersonalisation() ? storage : visitStorage)

/** What nobody asked us to remember: it outlives the visit only with permission. */
export const personalStorage = {
  get: (key: string) => area().get(key),
  set: (key: string, value: string | null) => area().set(key, value),
}

/** After an answer: brought to where it may be, and left nowhere else. */
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
