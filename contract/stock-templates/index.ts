import type { UserTemplate } from '../entities/template'

/** One of ours, for every owner. Its id is one like any other, so that a client may choose it as it chooses an owner's. */
export type StockTemplate = { id: string; template: UserTemplate }

export const stockTemplates: readonly StockTemplate[] = []

export const findStockTemplate = (id: string) => stockTemplates.find((stock) => stock.id === id)
