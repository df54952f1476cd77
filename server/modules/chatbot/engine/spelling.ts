import { fold } from '@/contract/rules/menu-text/fold'
import { editDistance } from '@/server/text/edit-distance'

/** What owners order with; a word nearly one of these is taken for it. */
const known = [
  ...[
    'agotado',
    'agotada',
    'agotados',
    'agotadas',
    'acabado',
    'acabada',
    'acabados',
    'acabadas',
    'terminado',
  ],
  ...[
    'publicar',
    'publica',
    'publicalo',
    'publicado',
    'corregir',
    'corrige',
    'programar',
    'programado',
    'programa',
  ],
  ...['cancelar', 'ayuda', 'gracias', 'plantilla', 'estadisticas', 'visitas', 'precio', 'manana', 'pasado'],
  ...['vuelve', 'vuelven', 'queda', 'quedan', 'borrar', 'elimina', 'cambia', 'mueve', 'historia', 'semana'],
  ...['miercoles', 'jueves', 'viernes', 'sabado', 'domingo', 'martes', 'cuanta', 'gente', 'menu'],
]

/** Words of a kitchen that look like one of them. */
const others = new Set([
  'semola',
  'menudo',
  'menus',
  'precios',
  'agente',
  'pasada',
  'pasalo',
  'pasala',
  'pasarlo',
  'cambialo',
  'muevelo',
  'cambio',
  'caliente',
  'queso',
])

const spoken: [RegExp, string][] = [
  [/\b(agota|acaba|termina)o(s?)\b/g, '$1do$2'],
  [/\bk(e?)\b/g, 'que'],
  [/\bxa\b/g, 'para'],
  [/\bpa\b/g, 'para'],
  [/\bq\b/g, 'que'],
  [/\b(?:xfa|porfa|porfavor|plis|pls)\b/g, 'por favor'],
  [/\bmñn\b|\bmnn\b|\bmñna\b/g, 'manana'],
]

const right = new Set(known)

/** Compared letter by letter only when their lengths allow it. */
const isNear = (word: string, other: string, slips: number) =>
  Math.abs(word.length - other.length) <= slips && editDistance(word, other) <= slips

function spelled(word: string) {
  if (word.length < 4 || right.has(word) || others.has(word)) return word
  const slips = word.length >= 9 ? 2 : 1
  return known.find((one) => one.length >= 5 && isNear(word, one, slips)) ?? word
}

/** Folded, without marks, in the words that owners mean. */
export function plainWords(text: string): string {
  let plain = fold(text)
    .replace(/[^\p{L}\p{N}€/:.,'\n ]+/gu, ' ')
    .replace(/(?<!\d)[.,:]|[.,:](?!\d)/g, ' ')
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .replace(/\s+/g, ' ')
    .trim()
  for (const [pattern, meant] of spoken) plain = plain.replace(pattern, meant)
  return plain.replace(/\p{L}+/gu, spelled)
}
