/** Official names that differ from the common Spanish name. */
const spoken: Record<string, string> = {
  'Castelló de la Plana': 'Castellón de la Plana',
  Eivissa: 'Ibiza',
  Maó: 'Mahón',
  València: 'Valencia',
  'Abaurregaina/Abaurrea Alta': 'Abaurrea Alta',
  'Abaurrepea/Abaurrea Baja': 'Abaurrea Baja',
  'Agurain/Salvatierra': 'Salvatierra',
  'Araba/Álava': 'Álava',
  'Chilches/Xilxes': 'Chilches',
  'Doneztebe/Santesteban': 'Santesteban',
  'Hiriberri/Villanueva de Aezkoa': 'Villanueva de Aezkoa',
  'Laudio/Llodio': 'Llodio',
  'Luzaide/Valcarlos': 'Valcarlos',
  'Noáin (Valle de Elorz)/Noain (Elortzibar)': 'Noáin',
  'Olazti/Olazagutía': 'Olazagutía',
  'Orreaga/Roncesvalles': 'Roncesvalles',
  'Urdazubi/Urdax': 'Urdax',
}

const basque = /k|t[xzs]|erri|ribei|harana|nagusia|zendea/gi

/**
 * Of a name in two languages, the half that Spanish uses: in Valencia the second half, in the Basque Country the half that looks less
 * Basque.
 */
function spanishHalf(name: string, province: string): string {
  const halves = name.split('/')
  if (/Valencia|Alicante|Castellón|Gipuzkoa|Bizkaia/.test(province)) return halves.at(-1) ?? name
  const basqueness = (half: string) => half.match(basque)?.length ?? 0
  const [first = name] = halves.toSorted((a, b) => basqueness(a) - basqueness(b))
  return first
}

export function spokenName(name: string, province: string): string {
  const spanish = spoken[name] ?? spanishHalf(name, province)
  return spanish.charAt(0).toUpperCase() + spanish.slice(1)
}
