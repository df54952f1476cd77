import type { menuServices } from '../entities/menu'

/** When a menu is served that does not say so, in minutes of its day. */
export const usualWindows: Record<(typeof menuServices)[number], { start: number; end: number }> = {
  comida: { start: 13 * 60, end: 16 * 60 },
  cena: { start: 20.5 * 60, end: 23.5 * 60 },
}
