import type { StoredTemplate } from '@/contract/endpoints/templates'
import { type UserTemplate, userTemplate } from '@/contract/entities/template'
import type { StockTemplate } from '@/contract/stock-templates'
import type { TemplateColumns, TemplateRow } from './queries'

/** Whatever the contract has beside SPEC.md §3's blocks goes into one column. */
export function columnsOf(template: UserTemplate): TemplateColumns {
  const { templateName, imageUrl, menu, observations, price, ...options } = template
  return { templateName, imageUrl, menu, observations, price, options }
}

/** Read by the contract, so that a template from before a new option has its default. */
export function templateOf(columns: TemplateColumns): UserTemplate {
  const { templateName, imageUrl, menu, observations, price, options } = columns
  return userTemplate.parse({ ...options, templateName, imageUrl, menu, observations, price })
}

export const storedOf = (row: TemplateRow): StoredTemplate => ({
  ...templateOf(row),
  ...{ _id: row.id, isStock: false, version: row.version },
})

export const stockOf = ({ id, template }: StockTemplate): StoredTemplate => ({
  ...template,
  ...{ _id: id, isStock: true, version: 1 },
})
