import type { MenuDraft } from '@/contract/entities/menu'
import type { Turn } from '../facts'
import { dayName, listText, ofDay, t } from '../texts'

type Dated = Pick<MenuDraft, 'date' | 'service'>

type Chosen<Menu> = {
  menus: Menu[]
  /** Says which days were left out. */
  left: string
}

/** Keeps the menus whose day is not past, and one for each day and service. If there is only one menu, it is always kept. */
export function menusToCome<Menu extends Dated>({ today }: Turn, written: Menu[]): Chosen<Menu> {
  if (written.length < 2) return { menus: written, left: '' }
  const isPast = ({ date }: Dated) => date !== undefined && date < today
  const current = written.filter((menu) => !isPast(menu))
  const slots = current.map(({ date, service }) => `${date ?? today} ${service}`)
  const isFirst = (_: Dated, index: number) => slots.indexOf(slots[index] ?? '') === index
  const twice = current.filter((menu, index) => !isFirst(menu, index))
  const days = (menus: Dated[], name: typeof dayName) =>
    listText(new Set(menus.map(({ date = today }) => name(date, today))))
  const past = written.filter(isPast)
  const left = [
    past.length > 0 ? t('menu.past', { ofDays: days(past, ofDay), count: past.length }) : '',
    twice.length > 0 ? t('menu.sameDay', { days: days(twice, dayName) }) : '',
  ]
  return { menus: current.filter(isFirst), left: left.filter(Boolean).join(' ') }
}
