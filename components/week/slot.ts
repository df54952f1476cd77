import type { Slot } from '@/contract/entities/own-menu'

export const isAt = (slot: Slot) => (menu: Slot) => menu.date === slot.date && menu.service === slot.service

export const slotKey = ({ date, service }: Slot) => `${date} ${service}`
