import type { StoredTemplate } from '@/contract/endpoints/templates'
import { type UserTemplate, userTemplate } from '@/contract/entities/template'
import type { StockTemplate } from '@/contract/stock-templates'
import type { TemplateColumns, TemplateRow } from './queries'

/** Fields of the contract besides the common blocks (docs/product.md#template-fields) go into one column. */
export function columnsOf(template: UserTemplate): TemplateColumns {
  const { templateName, imageUrl, menu, observations, price, ...options } = template
  return { templateName, imageUrl, menu, observations, price, options }
}

/** Parses the template with the contract, so that an old template gets the defaults of new options. */
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
