import type { IncomingMessage } from '@/contract/entities/chat'
import type { MenuContent } from '@/contract/entities/menu'
import type { OwnMenu } from '@/contract/entities/own-menu'
import { usualRelease } from '@/contract/rules/menu/menu-times'
import { addDays, localNow } from '@/contract/rules/time/local-time'
import { noteWritten, releaseBack, writeId } from '@/server/modules/chatbot/engine/deeds/undo'
import type { Command, Facts, Reply } from '@/server/modules/chatbot/engine/facts'
import { type ChatState, nothingYet } from '@/server/modules/chatbot/engine/state'
import { step } from '@/server/modules/chatbot/engine/step'
import { slotsOf } from '@/server/modules/chatbot/memory'

/** A Wednesday, at ten in the morning. */
export const wednesday = '2026-11-18'
const tenOClock = new Date('2026-11-18T09:00:00Z')

export const lunch: MenuContent = {
  ...{ price: 12.5, halfPrice: null, includes: ['pan', 'bebida'], window: null, observation: '' },
  categories: [
    { name: 'Primeros', items: [{ name: 'Lentejas estofadas' }, { name: 'Ensalada mixta' }] },
    {
      name: 'Segundos',
      items: [{ name: 'Merluza a la plancha' }, { name: 'Merluza en salsa' }, { name: 'Pollo asado' }],
    },
    { name: 'Postres', items: [{ name: 'Flan casero' }] },
  ],
}

export function menuOf(date: string, state: OwnMenu['state'], content: MenuContent = lunch): OwnMenu {
  return {
    ...{ ...content, menuId: '0123456789ab', date, service: 'comida', state, version: 1, source: 'chatbot' },
    ...{ updatedAt: tenOClock.toISOString(), publishAt: null },
  }
}

export const facts: Facts = {
  ...{
    now: tenOClock,
    channel: 'browser',
    siteUrl: 'https://mantel.example',
    hasWhatsApp: true,
    menus: [],
    visits: null,
    reading: null,
    pages: null,
    written: [],
    isRepeated: false,
  },
  owner: { ownerId: 'aaaaaaaaaaaa', firstName: 'Ana', emailVerified: true, language: 'es' },
  restaurant: {
    ...{ restaurantId: 'bbbbbbbbbbbb', restaurantName: 'Casa Prueba', timeZone: 'Europe/Madrid' },
    ...{ templateId: null, isPublic: true },
  },
  rights: { scheduledMenus: true, imagesLeft: null },
  templates: [
    { id: 'cccccccccccc', name: 'Mantel' },
    { id: 'dddddddddddd', name: 'Pizarra' },
  ],
}

/** Nothing is sold out in a copy, as in the database. */
const fresh = (menu: OwnMenu, mode: string): OwnMenu =>
  mode === 'move'
    ? menu
    : {
        ...menu,
        categories: menu.categories.map((one) => ({
          ...one,
          items: one.items.map(({ soldOut: _, ...item }) => item),
        })),
      }

/** A conversation without a database: what the engine orders is done to a list of menus. */
export function createTalk(start: Partial<Facts> = {}, before: ChatState = nothingYet) {
  let state = before
  const world: Facts = { ...facts, ...start, menus: [...(start.menus ?? [])] }
  const done: Command[] = []
  let count = 0
  let version = 1

  function send(message: Partial<IncomingMessage> & Pick<IncomingMessage, 'kind'>): Reply[] {
    count += 1
    const at = new Date(world.now.getTime() + count * 1000).toISOString()
    const whole = { id: `m${count}`, at, ...message } as IncomingMessage
    const result = step(state, whole, world)
    state = result.state
    const before = world.menus
    for (const command of result.commands) apply(command)
    version += 1
    world.menus = world.menus.map((menu) => (before.includes(menu) ? menu : { ...menu, version }))
    note(whole, result.commands, before)
    done.push(...result.commands)
    return result.replies
  }

  function note(message: IncomingMessage, commands: Command[], before: OwnMenu[]) {
    const slots = new Map(commands.flatMap(slotsOf).map((slot) => [`${slot.date} ${slot.service}`, slot]))
    if (slots.size === 0) return
    const undoes = commands.find((command) => command.do === 'undo')?.id ?? null
    const by = { id: writeId(message), at: message.at, undoes }
    world.written = noteWritten(world.written, by, [...slots.values()], [before, world.menus])
  }

  function apply(command: Command) {
    const without = (slot: { date: string; service: string }) =>
      world.menus.filter((menu) => menu.date !== slot.date || menu.service !== slot.service)
    if (command.do === 'undo')
      for (const { slot, before } of command.slots) {
        world.menus = without(slot)
        if (!before) continue
        const { release, publishAt } = releaseBack(before, world.now)
        apply({ do: 'save', slot, content: before.content, release, ...(publishAt && { publishAt }) })
      }
    if (command.do === 'delete') world.menus = without(command.slot)
    if (command.do === 'save') {
      const state = ({ draft: 'draft', schedule: 'scheduled', publish: 'published' } as const)[
        command.release
      ]
      const there = world.menus.find(
        ({ date, service }) => date === command.slot.date && service === command.slot.service,
      )
      const planned = there?.state === 'scheduled' ? there.publishAt : null
      const usual = usualRelease(command.slot, 'Europe/Madrid').toISOString()
      const publishAt =
        state === 'scheduled'
          ? command.publishAt
            ? new Date(
                command.publishAt.endsWith('Z') ? command.publishAt : `${command.publishAt}+01:00`,
              ).toISOString()
            : (planned ?? usual)
          : null
      world.menus = [
        ...without(command.slot),
        { ...menuOf(command.slot.date, state, command.content), ...command.slot, publishAt },
      ]
    }
    if (command.do === 'copy') {
      const source = world.menus.find(
        ({ date, service }) => date === command.from.date && service === command.from.service,
      )
      if (!source) return
      if (command.mode === 'move') world.menus = without(command.from)
      const { date: today } = localNow(world.now, 'Europe/Madrid')
      const state = command.to.date > today ? ('scheduled' as const) : ('draft' as const)
      const publishAt = state === 'scheduled' ? usualRelease(command.to, 'Europe/Madrid').toISOString() : null
      world.menus = [
        ...without(command.to),
        { ...fresh(source, command.mode), ...command.to, state, publishAt },
      ]
    }
    if (command.do === 'sold-out')
      world.menus = world.menus.map((menu) => {
        if (menu.date !== command.slot.date || menu.service !== command.slot.service) return menu
        const categories = menu.categories.map((one) => ({
          ...one,
          items: one.items.map((item) =>
            item.name === command.dish ? { ...item, soldOut: command.soldOut } : item,
          ),
        }))
        return { ...menu, categories }
      })
    world.menus = world.menus.toSorted((a, b) => (a.date < b.date ? -1 : 1))
  }

  return { send, world, done, state: () => state }
}

/** «hoy published 12.5: Lentejas, Merluza!» — a sold-out dish with a mark behind it. */
export function shortMenu({ date, service, state, price, categories }: OwnMenu) {
  const names = ['ayer', 'hoy', 'mañana', 'viernes', 'sábado', 'domingo', 'lunes']
  const day = names.find((_, index) => addDays(wednesday, index - 1) === date) ?? date
  const dishes = categories
    .flatMap(({ items }) => items)
    .map(({ name, soldOut }) => name + (soldOut ? '!' : ''))
  return `${day}${service === 'cena' ? ' cena' : ''} ${state} ${price}: ${dishes.join(', ')}`
}
