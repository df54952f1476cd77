import type { OwnMenu } from '@/contract/entities/own-menu'
import type { Command, Facts } from '../facts'
import type { Slot } from '../state'
import { sameSlot } from '../turn'

const states = { draft: 'draft', schedule: 'scheduled', publish: 'published' } as const

/** The menus in the state after the commands, for the next order of the same message. */
export const foreseen = (facts: Facts, commands: Command[]): Facts => ({
  ...facts,
  menus: commands.reduce(after, facts.menus),
})

function after(menus: OwnMenu[], command: Command): OwnMenu[] {
  const without = (slot: Slot) => menus.filter((menu) => !sameSlot(menu, slot))
  const at = (slot: Slot) => menus.find((menu) => sameSlot(menu, slot))
  switch (command.do) {
    case 'delete':
      return without(command.slot)
    case 'save': {
      const there = at(command.slot)
      const kept = there ?? {
        menuId: '',
        version: 0,
        source: 'chatbot' as const,
        updatedAt: '',
        publishAt: null,
      }
      const written = { ...kept, ...command.content, ...command.slot, state: states[command.release] }
      return sorted([...without(command.slot), written])
    }
    case 'sold-out':
      return menus.map((menu) => (sameSlot(menu, command.slot) ? withMark(menu, command) : menu))
    case 'copy': {
      const source = at(command.from)
      const left = command.mode === 'move' ? without(command.from) : menus
      const copied = source && { ...source, ...command.to, state: 'draft' as const, publishAt: null }
      return copied ? sorted([...left.filter((menu) => !sameSlot(menu, command.to)), copied]) : menus
    }
    default:
      return menus
  }
}

const sorted = (menus: OwnMenu[]) => menus.toSorted((one, other) => (one.date < other.date ? -1 : 1))

const withMark = (menu: OwnMenu, { dish, soldOut }: Extract<Command, { do: 'sold-out' }>): OwnMenu => ({
  ...menu,
  categories: menu.categories.map((one) => ({
    ...one,
    items: one.items.map((item) => (item.name === dish ? { ...item, soldOut } : item)),
  })),
})
