'use client'

import { storage } from './storage'

/** Whether the visitor has asked for maps with streets. They come from a third party, so only a press asks for them; the answer stays. */
const key = 'mapStreets'

export const wantsStreets = () => storage.get(key) !== null

export const keepStreets = (wanted: boolean) => storage.set(key, wanted ? '1' : null)
