/** @typedef {{ title: string, items: [name: string, price?: string][] }} Section */
/** @typedef {{ title: string, subtitle?: string, colour: string, price?: string, sections: Section[], notes: string[] }} Carta */

export const red = '#b3261e'
export const blue = '#23518c'
export const olive = '#55661f'
export const mustard = '#a8740a'

/** @param {string} lines one dish and its price a line @returns {Section['items']} */
export const items = (lines) =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', price] = line.split('|').map((part) => part.trim())
      return price ? [name, price] : [name]
    })
