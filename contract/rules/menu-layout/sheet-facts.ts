import type { Menu } from '../../entities/menu'
import { weekdayOf } from '../local-time'
import type { MenuWords } from './printed-menu'
import type { PrintedMenu } from './types'

type Sheet = { restaurantName: string; menu: Pick<Menu, 'date' | 'window' | 'service'>; words: MenuWords }

/** Without `Intl`, whose words differ between one browser and the next. */
export function sheetFacts({ restaurantName, menu, words }: Sheet): PrintedMenu['facts'] {
  const { printedMenu: said, weekdays } = words
  const [, month = '', day = ''] = menu.date.split('-')
  const fecha = said.date
    .replace('{weekday}', weekdays[weekdayOf(menu.date)])
    .replace('{day}', String(Number(day)))
    .replace('{month}', said.months[String(Number(month))] ?? '')
  const horario = menu.window
    ? said.hours.replace('{start}', menu.window.start).replace('{end}', menu.window.end)
    : ''
  return { restaurante: restaurantName, fecha, horario, menu: said.titles[menu.service] }
}
