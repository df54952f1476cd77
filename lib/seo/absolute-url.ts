import { env } from '../env'

export const absoluteUrl = (path: string) => new URL(path, env().SITE_URL).href
