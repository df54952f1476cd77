import pictures from './pictures.json'

/** The demo's photos and cartas have no rows of their own: this is what those would say. */
export const demoPictures = new Map(Object.entries(pictures))
