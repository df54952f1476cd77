import { stockDesigns } from '@/contract/stock-templates'
import { labelsOf } from './labels'

/** The names of the stock templates in the language of the page, by the template's id. The api has them in Castilian. */
export async function stockTemplateNames(): Promise<ReadonlyMap<string, string>> {
  const names: Record<string, string | undefined> = await labelsOf('stockTemplates')
  return new Map(stockDesigns.map(({ id, key, name }) => [id, names[key] ?? name]))
}
